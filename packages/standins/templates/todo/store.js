import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const directory = process.env.DATA_DIR ?? join(homedir(), ".local", "share", "todo-list");
const file = join(directory, "todos.json");

function load() {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch (error) {
		if (error.code === "ENOENT") return [];
		throw error;
	}
}

mkdirSync(directory, { recursive: true });
let items = load();

function save(next) {
	const draft = `${file}.${process.pid}`;
	writeFileSync(draft, JSON.stringify(next, null, "\t"));
	renameSync(draft, file);
	items = next;
}

export function all() {
	return items;
}

export function add(text) {
	save([...items, { id: randomUUID(), text, done: false }]);
}

export function toggle(id) {
	save(items.map((item) => (item.id === id ? { ...item, done: !item.done } : item)));
}

export function remove(id) {
	save(items.filter((item) => item.id !== id));
}

export function removeDone() {
	save(items.filter((item) => !item.done));
}
