import type { UserInfo } from "@roost/api-client/contract/user";

type Visitor = Pick<UserInfo, "userId" | "userEmail" | "username" | "accountType" | "plan">;
type Attributes = Record<string, string>;

/** What is used of the chat provider's API (tawk.to's). */
export type ChatApi = {
	onLoad?: () => void;
	setAttributes?: (attributes: Attributes, done: (error?: unknown) => void) => void;
};

/** [valid-chat-name-50] characters */
const nameLimit = 50;
/** [const-chat-retry-1s] milliseconds */
export const chatRetryMs = 1_000;

/** [shell-chat-identity] [shell-chat-plan] [valid-chat-email-needs-at] Who the visitor is, as the widget takes it. */
export function chatAttributes(visitor: Visitor): Attributes {
	return {
		id: visitor.userId,
		name: visitor.username.slice(0, nameLimit),
		plan: visitor.plan ?? visitor.accountType,
		...(visitor.userEmail.includes("@") && { email: visitor.userEmail }),
	};
}

/**
 * Tells the widget who the visitor is, once more a second later when it refuses.
 * [shell-chat-attribute-error-logged] A refusal is only logged: no person is to read of it.
 */
export function identifyVisitor(
	api: ChatApi,
	visitor: Visitor,
	log: (message: string, error: unknown) => void = console.warn,
): void {
	let retried = false;
	const set = () => {
		const refused = (error: unknown) => {
			log("The chat widget refused the visitor's attributes", error);
			if (retried) return;
			retried = true;
			setTimeout(set, chatRetryMs);
		};
		try {
			api.setAttributes?.(chatAttributes(visitor), (error) => {
				if (error) refused(error);
			});
		} catch (error) {
			refused(error);
		}
	};
	set();
}

/** Loads the widget from its configured address (decision 30) and introduces the visitor to it. */
export function openChat(script: string, visitor: Visitor): void {
	const page = window as Window & { Tawk_API?: ChatApi };
	page.Tawk_API ??= {};
	const api = page.Tawk_API;
	if (document.querySelector("script[data-chat]")) {
		identifyVisitor(api, visitor);
		return;
	}
	api.onLoad = () => identifyVisitor(api, visitor);
	const element = document.createElement("script");
	element.src = script;
	element.async = true;
	element.dataset.chat = "";
	document.head.append(element);
}
