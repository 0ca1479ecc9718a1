import { Link2, Rocket, SquareTerminal } from "lucide-react";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Logo } from "../../primitives/logo.tsx";

export interface LandingProps {
	/** A silent film of a few seconds, and its first picture. */
	video: { src: string; poster?: string };
	/** Both buttons: the identity provider's sign-in, with its account chooser. */
	onSignIn: () => void;
	/** On its way to the identity provider. */
	busy?: boolean;
	/** Accounts to try, where identity is a stand-in. */
	demoAccounts?: { emails: readonly string[]; password: string };
}

const features = [
	{
		icon: SquareTerminal,
		title: "SSH ready",
		text: "Every machine opens a real shell in your browser. Close the lid and come back to it.",
	},
	{
		icon: Link2,
		title: "Shareable links",
		text: "A running app has an address of its own. Send it to whoever should see it.",
	},
	{
		icon: Rocket,
		title: "Instant code deployment",
		text: "Pick a template or a repository. Roost finds out how to build it, starts it and checks that it answers.",
	},
] as const;

/** What a visitor who has not signed in sees, on any address. */
export function Landing({ video, onSignIn, busy = false, demoAccounts }: LandingProps) {
	return (
		<div className="flex min-h-dvh flex-col">
			<header className="mx-auto flex h-16 w-full max-w-page items-center justify-between px-4 sm:px-6">
				<Logo wordmark />
				<Button onClick={onSignIn} disabled={busy}>
					Login
				</Button>
			</header>
			<main className="mx-auto grid w-full max-w-page flex-1 content-center gap-x-14 gap-y-10 px-4 py-10 sm:px-6 lg:grid-cols-[5fr_6fr]">
				<div className="self-center">
					<h1 className="text-balance font-heading text-[2rem]/10 text-ink tracking-[-0.025em] sm:text-[2.75rem]/13">
						Your machine sleeps when you do.
					</h1>
					<p className="mt-4 max-w-[46ch] text-pretty text-ink-secondary text-lg">
						Get a machine, put your code on it, share the link. It wakes in seconds, and asleep it costs a
						fifth.
					</p>
					<div className="mt-7 flex flex-wrap items-center gap-3">
						<Button variant="primary" size="lg" busy={busy} onClick={onSignIn}>
							Get Started FREE!
						</Button>
						<p className="text-ink-secondary">No card needed to look around.</p>
					</div>
					{demoAccounts === undefined ? null : (
						<Callout className="mt-7 max-w-[52ch]" title="This Roost runs on demo accounts">
							<p>
								Sign in as <span className="font-mono text-sm">{demoAccounts.emails.join(", ")}</span> with
								the password <span className="font-mono text-sm">{demoAccounts.password}</span>.
							</p>
						</Callout>
					)}
				</div>
				<video
					className="aspect-16/10 w-full self-center rounded-card border border-hairline bg-terminal object-cover"
					src={video.src}
					poster={video.poster}
					autoPlay
					loop
					muted
					playsInline
					aria-label="A template is deployed to a machine and answers at its own address"
				/>
				<ul className="grid gap-6 border-hairline border-t pt-8 sm:grid-cols-3 lg:col-span-2">
					{features.map(({ icon: Icon, title, text }) => (
						<li key={title} className="flex gap-3">
							<Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-secondary" />
							<div>
								<h2 className="font-semibold text-ink">{title}</h2>
								<p className="mt-0.5 text-pretty text-ink-secondary">{text}</p>
							</div>
						</li>
					))}
				</ul>
			</main>
		</div>
	);
}
