import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. Nothing is merged: a primitive's `className` is for its place (margin, width, grid cell), and
 * what can vary in its look is a variant. That rule saves every page the 7 kB of a class merger.
 */
export function cn(...names: ClassValue[]): string {
	return clsx(names);
}
