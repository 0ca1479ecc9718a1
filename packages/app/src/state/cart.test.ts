import { expect, it } from "vitest";
import { type Cart, cartReducer } from "./cart.ts";

const cart: Cart = [
	{ id: "4", quantity: 1 },
	{ id: "17", quantity: 1 },
];

it("[cart-state-list] [cart-item-shape] [cart-quantity-one] adds an item of exactly an id and a quantity of 1", () => {
	expect(cartReducer([], { type: "ADD_ITEM", id: "4" })).toStrictEqual([{ id: "4", quantity: 1 }]);
});

it("[cart-add-ignores-present] ignores an id that is already there", () => {
	expect(cartReducer(cart, { type: "ADD_ITEM", id: "17" })).toStrictEqual(cart);
});

it("[cart-remove-by-id] removes the item with the id given, and no other", () => {
	expect(cartReducer(cart, { type: "REMOVE_ITEM", id: "4" })).toStrictEqual([{ id: "17", quantity: 1 }]);
	expect(cartReducer(cart, { type: "REMOVE_ITEM", id: "99" })).toStrictEqual(cart);
});

it("[cart-clear] empties the cart", () => {
	expect(cartReducer(cart, { type: "CLEAR_CART" })).toStrictEqual([]);
});
