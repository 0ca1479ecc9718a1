/** [cart-item-shape] */
export type CartItem = { id: string; quantity: 1 };
/** [cart-state-list] */
export type Cart = readonly CartItem[];

export type CartAction =
	| { type: "ADD_ITEM"; id: string }
	| { type: "REMOVE_ITEM"; id: string }
	| { type: "CLEAR_CART" };

/** [cart-add-ignores-present] [cart-quantity-one] [cart-remove-by-id] [cart-clear] */
export function cartReducer(cart: Cart, action: CartAction): Cart {
	switch (action.type) {
		case "ADD_ITEM":
			return cart.some((item) => item.id === action.id) ? cart : [...cart, { id: action.id, quantity: 1 }];
		case "REMOVE_ITEM":
			return cart.filter((item) => item.id !== action.id);
		case "CLEAR_CART":
			return [];
	}
}
