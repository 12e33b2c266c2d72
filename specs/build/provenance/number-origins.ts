import type { OriginEntry, OriginTree } from "../../src/provenance-file.ts";

/** Assigns numbers to origins in order of first use. Equal origins share a number. */
export class OriginNumbers {
  readonly entries: OriginEntry[] = [];
  readonly #numbers = new Map<string, number>();

  of(origin: OriginEntry): number {
    const key = JSON.stringify(origin);
    const number = this.#numbers.get(key) ?? this.entries.push(origin) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/**
 * Returns the origins of a value and its descendants. Omits origins that equal the parent's origin.
 *
 * @param numberAt returns the origin's number for the part at a path of keys.
 */
export function originTree(
  value: unknown,
  numberAt: (segments: readonly string[]) => number,
  segments: readonly string[] = [],
): OriginTree {
  const origin = numberAt(segments);
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const below = entries
    .map(([key, child]) => [key, originTree(child, numberAt, [...segments, key])] as const)
    .filter(([, tree]) => tree !== origin);
  return below.length === 0 ? origin : [origin, Object.fromEntries(below)];
}
