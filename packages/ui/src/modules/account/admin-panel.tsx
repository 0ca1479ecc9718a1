import type { UserInfo } from "@roost/api-client/contract/user";
import { Badge } from "../../primitives/badge.tsx";
import { Card, CardHeader } from "../../primitives/card.tsx";
import { CodeBlock } from "../../primitives/code-block.tsx";
import { AccessDenied } from "./access-denied.tsx";
import { Facts } from "./facts.tsx";
import { SecretValue } from "./secret-value.tsx";

export interface AdminPanelProps {
	user: UserInfo;
	/** The access token of this session; shown to nobody but the admin it belongs to. */
	token: string;
	/** `https://roost.example/api` */
	apiBase: string;
	/** Privileged e-mails the server is configured with, as far as it tells them. */
	admins: readonly string[];
}

const Mono = ({ children }: { children: string }) => (
	<code className="break-all font-mono text-sm">{children}</code>
);

/** Commands to try the API with. The token stays in the shell's environment, out of its history. */
function exampleCalls(apiBase: string, { userId, userEmail }: UserInfo) {
	const auth = '-H "Authorization: Bearer $ROOST_TOKEN"';
	const who = `--data-urlencode "userId=${userId}" --data-urlencode "userEmail=${userEmail}"`;
	return [
		{ name: "Your account", command: `curl -G ${auth} ${who} ${apiBase}/user/authenticate` },
		{ name: "Your machines", command: `curl -G ${auth} ${who} ${apiBase}/vm/list_deployed` },
		{ name: "The job queue", command: `curl ${auth} ${apiBase}/queue/list_jobs` },
	];
}

/** The Admin tab. Anyone else who gets here is refused [account-admin-access-denied]. */
export function AdminPanel({ user, token, apiBase, admins }: AdminPanelProps) {
	if (!user.isPrivileged) return <AccessDenied />;
	return (
		<div className="max-w-[860px] space-y-4">
			<Card padding="lg" className="space-y-5" aria-label="User info">
				<CardHeader
					title="User info"
					description="The token opens everything that you can open. Keep it to yourself."
				/>
				<Facts
					facts={[
						{ term: "User id", value: <Mono>{user.userId}</Mono> },
						{ term: "Customer id", value: <Mono>{user.stripeCustomerId || "none yet"}</Mono> },
						{ term: "Bearer token", value: <SecretValue name="bearer token" value={token} /> },
					]}
				/>
			</Card>
			<Card padding="lg" className="space-y-5" aria-label="API info">
				<CardHeader
					title="API info"
					description="Put the token into ROOST_TOKEN, then try these in a shell."
				/>
				<Facts
					facts={[
						{ term: "Base address", value: <Mono>{apiBase}</Mono> },
						{ term: "Reference", value: <Mono>{`${apiBase}/docs`}</Mono> },
					]}
				/>
				<ul className="space-y-3" aria-label="Example API calls">
					{exampleCalls(apiBase, user).map(({ name, command }) => (
						<li key={name} className="space-y-1.5">
							<p className="text-ink-secondary text-sm">{name}</p>
							<CodeBlock variant="inline" label={name} code={command} />
						</li>
					))}
				</ul>
			</Card>
			<Card padding="lg" className="space-y-4" aria-label="Admin list">
				<CardHeader title="Admin list" description="Set in the server's configuration, not here." />
				<ul className="space-y-2">
					{admins.map((email) => (
						<li key={email} className="flex flex-wrap items-center gap-2">
							<span className="break-all">{email}</span>
							{email === user.userEmail ? <Badge>You</Badge> : null}
						</li>
					))}
				</ul>
			</Card>
		</div>
	);
}
