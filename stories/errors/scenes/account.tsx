import { inactiveUser } from "@roost/api-client/fixtures/users";
import { runningVm, vmTypes } from "@roost/api-client/fixtures/vms";
import { DeactivateDialog } from "@roost/ui/modules/account/deactivate-dialog";
import { DeactivatedAccount } from "@roost/ui/modules/account/deactivated-account";
import { type BillingErrorId, BillingPayment } from "@roost/ui/modules/billing/billing-payment";
import { PricingPanel } from "@roost/ui/modules/pricing/pricing-panel";
import { CrashScreen } from "@roost/ui/modules/screens/crash";
import { SignInErrorScreen } from "@roost/ui/modules/screens/sign-in-error";
import { TopBar } from "@roost/ui/modules/shell/top-bar";
import { sampleOf, wordsOf } from "../samples.ts";
import { nothing, OnlyLogged, Part } from "./frame.tsx";

const now = new Date("2026-11-21T09:00:00Z");
const card = { id: "pm_1", type: "card", brand: "visa", last4: "4242", exp_month: 8, exp_year: 2027 };

const signIn = (id: "err-auth-create-user-failed" | "err-auth-check-failed") => () => (
	<SignInErrorScreen text={wordsOf(id)} onRetry={nothing} onSignOut={nothing} />
);

const deactivated = (failure: { reason?: string }) => () => (
	<DeactivatedAccount
		email={inactiveUser.userEmail}
		supportHref="mailto:support@roost.test"
		onReactivate={nothing}
		failure={failure}
		onLogout={nothing}
	/>
);

type TopBarErrorId =
	| "err-billing-422"
	| "err-billing-404"
	| "err-billing-other"
	| "err-credit-422"
	| "err-credit-invalid-format"
	| "err-credit-other-failure"
	| "err-credit-404"
	| "err-credit-500"
	| "err-credit-other-status";

const topBar = (id: TopBarErrorId | undefined) => {
	const figure = (prefix: string, value: number) =>
		id?.startsWith(prefix)
			? ({ state: "error", text: wordsOf(id) } as const)
			: ({ state: "value", value } as const);
	return () => (
		<TopBar
			hrefs={{ dashboard: "/dashboard", gallery: "/appgallery", account: "/account" }}
			current="dashboard"
			cost={figure("err-billing", 18.42)}
			credit={figure("err-credit", 31.58)}
			person={{ name: "Priya Rao" }}
			help={{ onPress: nothing }}
		/>
	);
};

const billing = (error: BillingErrorId) => () => (
	<Part>
		<BillingPayment
			setup={error === "err-billing-setup" ? { state: "none" } : { state: "card", card }}
			now={now}
			onSetUp={nothing}
			onUpdate={nothing}
			onDeactivate={nothing}
			error={error}
		/>
	</Part>
);

const pricing = (failed: "types" | "storage") => () => (
	<Part>
		<PricingPanel
			types={failed === "types" ? { state: "failed" } : { state: "ready", value: vmTypes }}
			storagePrice={failed === "storage" ? { state: "failed" } : { state: "ready", value: 0.1 }}
			onRetryTypes={nothing}
			onRetryStorage={nothing}
		/>
	</Part>
);

/** Sign-in, account, billing, payments, pricing, shell and tour. */
export const accountScenes = {
	"err-auth-create-user-failed": signIn("err-auth-create-user-failed"),
	"err-auth-check-failed": signIn("err-auth-check-failed"),
	"shell-chat-attribute-error-logged": () => <OnlyLogged>{topBar(undefined)()}</OnlyLogged>,
	"err-reactivate-inline": deactivated({ reason: sampleOf("err-reactivate-inline", "message") }),
	"err-reactivate-fallback": deactivated({}),
	"err-billing-422": topBar("err-billing-422"),
	"err-billing-404": topBar("err-billing-404"),
	"err-billing-other": topBar("err-billing-other"),
	"err-credit-422": topBar("err-credit-422"),
	"err-credit-invalid-format": topBar("err-credit-invalid-format"),
	"err-credit-other-failure": topBar("err-credit-other-failure"),
	"err-credit-404": topBar("err-credit-404"),
	"err-credit-500": topBar("err-credit-500"),
	"err-credit-other-status": topBar("err-credit-other-status"),
	"err-billing-setup": billing("err-billing-setup"),
	"err-billing-portal-open": billing("err-billing-portal-open"),
	"err-billing-deactivate": () => (
		<DeactivateDialog
			open
			onOpenChange={nothing}
			running={{ state: "ready", vms: [runningVm] }}
			onDeactivate={nothing}
			failureReason={sampleOf("err-billing-deactivate", "reason")}
		/>
	),
	"err-billing-card-expired": () => (
		<Part>
			<BillingPayment
				setup={{ state: "card", card: { ...card, exp_year: 2025 } }}
				now={now}
				onSetUp={nothing}
				onUpdate={nothing}
				onDeactivate={nothing}
			/>
		</Part>
	),
	"err-provider-setup-session": billing("err-provider-setup-session"),
	"err-provider-setup-intent": billing("err-provider-setup-intent"),
	"err-provider-no-setup-intent": billing("err-provider-no-setup-intent"),
	"err-provider-no-payment-method": billing("err-provider-no-payment-method"),
	"err-provider-default-method": billing("err-provider-default-method"),
	"err-provider-portal-session": billing("err-provider-portal-session"),
	"tour-context-outside-provider": () => (
		<CrashScreen message={wordsOf("tour-context-outside-provider")} onReload={nothing} />
	),
	"err-pricing-types": pricing("types"),
	"err-pricing-storage": pricing("storage"),
};
