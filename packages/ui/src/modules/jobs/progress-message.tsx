import type { Job } from "@roost/api-client/contract/jobs";
import { useEffect, useState } from "react";

/** [const-job-progress-30-messages] What is said while a machine is being built; not a server's value. */
export const progressMessages = [
	"Finding a perch for your machine",
	"Weaving the disk, twig by twig",
	"Cutting a set of keys",
	"Laying out the home directory",
	"Measuring the wind before the first flight",
	"Putting a door in, with a lock",
	"Asking the network for an address",
	"Counting the processors twice",
	"Warming the memory",
	"Teaching the shell your prompt",
	"Checking that nobody else has this key",
	"Clearing the branch around it",
	"Folding the packages so that they fit",
	"Listening for the first knock",
	"Tightening the bolts on port 22",
	"Drawing the walls of the sandbox",
	"Setting the clock",
	"Reading the recipe once more",
	"Sweeping up the build directory",
	"Writing the name over the door",
	"Looking for a quiet corner of the host",
	"Turning the lights on, floor by floor",
	"Trying the handle from outside",
	"Making sure the nest holds",
	"Lining it with something soft",
	"Waiting for the kettle",
	"Walking the wire end to end",
	"Sorting feathers by size",
	"Putting the kernel to work",
	"Nearly at the top of the tree",
] as const;

/** [poll-job-progress-check-2s] */
const checkEvery = 2_000;
/** [const-job-progress-change-10-30s] */
const changeAfter = { least: 10_000, most: 30_000 };

const building: ReadonlySet<string> = new Set(["pending", "running", "processing", "started", "in_progress"]);

/** [job-vm-build-detect] Whether a job builds something on or for a VM and is not over. */
export const isVmBuild = ({ operation, status }: Pick<Job, "operation" | "status">): boolean =>
	building.has(status) && /build|deploy|create|provision/i.test(operation) && /\bvms?\b|vm-/i.test(operation);

export type Drawn = { message: string; dueAt: number };

/** Draws a message and when the next is due, 10 to 30 s from `now` (ms). */
export function drawMessage(now: number, random: () => number): Drawn {
	const message = progressMessages[Math.floor(random() * progressMessages.length)] ?? progressMessages[0];
	return { message, dueAt: now + changeAfter.least + random() * (changeAfter.most - changeAfter.least) };
}

/** [job-vm-build-progress] A message that changes every 10 to 30 s. */
export function ProgressMessage() {
	const [drawn, setDrawn] = useState(() => drawMessage(Date.now(), Math.random));
	useEffect(() => {
		const timer = setInterval(() => {
			setDrawn((last) => (Date.now() >= last.dueAt ? drawMessage(Date.now(), Math.random) : last));
		}, checkEvery);
		return () => clearInterval(timer);
	}, []);
	return <span key={drawn.message}>{drawn.message}</span>;
}
