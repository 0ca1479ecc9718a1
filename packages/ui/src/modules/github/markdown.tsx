import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

/**
 * Somebody else's text: no HTML of theirs, no pictures from elsewhere (they would tell a stranger who looked), and
 * links that open a new tab. Headings start below the dialog's own.
 */
const components: Components = {
	h1: ({ children }) => <h3 className="font-semibold text-lg">{children}</h3>,
	h2: ({ children }) => <h4 className="font-semibold text-[15px]">{children}</h4>,
	h3: ({ children }) => <h5 className="font-semibold">{children}</h5>,
	h4: ({ children }) => <h6 className="font-semibold">{children}</h6>,
	img: ({ alt }) => (alt ? <span className="text-ink-secondary text-sm">[{alt}]</span> : null),
	a: ({ href, children }) => (
		<a href={href} target="_blank" rel="noreferrer" className="text-status-blue underline underline-offset-4">
			{children}
		</a>
	),
	code: ({ children }) => (
		<code className="rounded-tag bg-sunken px-1 py-0.5 font-mono text-sm">{children}</code>
	),
	pre: ({ children }) => (
		<pre className="whitespace-pre-wrap break-words rounded-control bg-sunken p-3 [&_code]:p-0">
			{children}
		</pre>
	),
	ul: ({ children }) => <ul className="list-disc space-y-1 pl-5">{children}</ul>,
	ol: ({ children }) => <ol className="list-decimal space-y-1 pl-5">{children}</ol>,
	blockquote: ({ children }) => (
		<blockquote className="border-control-border border-l-2 pl-3 text-ink-secondary">{children}</blockquote>
	),
	table: ({ children }) => (
		<table className="block overflow-x-auto [&_td]:border [&_td]:border-hairline [&_td]:px-2 [&_th]:px-2 [&_th]:text-left">
			{children}
		</table>
	),
};

export default function Markdown({ text }: { text: string }) {
	return (
		<div className="space-y-3 break-words">
			<ReactMarkdown remarkPlugins={[remarkGfm]} components={components} skipHtml>
				{text}
			</ReactMarkdown>
		</div>
	);
}
