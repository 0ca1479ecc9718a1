import * as RadixAvatar from "@radix-ui/react-avatar";
import { cn } from "../lib/cn.ts";
import { initials } from "../lib/initials.ts";

export const avatarSizes = ["sm", "md", "lg"] as const;
export type AvatarSize = (typeof avatarSizes)[number];

const sizes: Record<AvatarSize, string> = {
	sm: "size-6 text-[10px]",
	md: "size-7.5 text-[11px]",
	lg: "size-12 text-lg",
};

export interface AvatarProps {
	/** The person's name, or e-mail where there is none: gives the initials. */
	name: string;
	/** The picture's address; initials where it is missing or does not load. */
	src?: string | null | undefined;
	/** 24, 30 or 48 px. */
	size?: AvatarSize;
	/** The name is read out. Turn it off where it stands beside the picture. */
	labelled?: boolean;
	className?: string;
}

/** A person: their picture, or their initials. */
export function Avatar({ name, src, size = "md", labelled = true, className }: AvatarProps) {
	return (
		<RadixAvatar.Root
			data-slot="avatar"
			role={labelled ? "img" : undefined}
			aria-label={labelled ? name : undefined}
			aria-hidden={labelled ? undefined : true}
			className={cn(
				"inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-status-orange-soft font-semibold text-status-orange",
				sizes[size],
				className,
			)}
		>
			{src ? <RadixAvatar.Image src={src} alt="" className="size-full object-cover" /> : null}
			<RadixAvatar.Fallback>{initials(name)}</RadixAvatar.Fallback>
		</RadixAvatar.Root>
	);
}
