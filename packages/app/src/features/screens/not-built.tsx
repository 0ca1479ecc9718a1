import { NotBuiltScreen } from "@roost/ui/modules/screens/not-built";
import { paths } from "../../paths.ts";

const places = {
	account: {
		name: "Account",
		text: "Your account, pricing and billing will be here. Demo accounts are set up already.",
	},
	"add-app": {
		name: "Add a New Application",
		text: "Adding your own application, from an idea, a repository or a zip, will be here. The Open-Sourced Projects can be deployed now.",
	},
	payments: { name: "Payments", text: "The card provider will bring you back here." },
} as const;

export default function NotBuilt({ place }: { place: keyof typeof places }) {
	const { name, text } = places[place];
	return (
		<NotBuiltScreen name={name} dashboardHref={paths.dashboard}>
			{text}
		</NotBuiltScreen>
	);
}
