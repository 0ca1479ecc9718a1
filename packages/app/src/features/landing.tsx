import { Landing } from "@roost/ui/modules/landing/landing";

/** The identity stand-in's accounts, as its own page names them. */
const demoAccounts = {
	emails: ["free@roost.test", "pro@roost.test", "enterprise@roost.test", "admin@roost.test"],
	password: "roost",
};

export default function LandingPage(props: { demo: boolean; busy: boolean; onSignIn: () => void }) {
	return (
		<Landing
			video={{ src: "/hero.webm", poster: "/hero.webp" }}
			onSignIn={props.onSignIn}
			busy={props.busy}
			{...(props.demo && { demoAccounts })}
		/>
	);
}
