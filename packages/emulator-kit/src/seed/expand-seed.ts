import { parsePointer, pointerTo } from "@seamline/openapi/json-pointer";
import type { SeedProblem } from "../framework/seed.ts";

/** Work that yields after each step. */
type Steps<Result> = Generator<void, Result>;

/** A copy of a seed with expanded `repeat` items. */
interface ExpandedSeed {
  readonly value: unknown;
  /** Whether the copy is complete. If not, checking it against a schema would report misleading problems. */
  readonly isWhole: boolean;
  readonly problems: readonly SeedProblem[];
  /** Converts a position in the expanded seed to the position in the original seed. */
  originOf(pointer: string): string;
}

/** Maximum nesting depth of a seed. The seed itself is the first level. */
export const MAX_SEED_DEPTH = 100;

/** Maximum number of values that `repeat` can create in a seed, to limit memory usage. */
export const MAX_REPEATED_VALUES = 2_000_000;

/** Number of copies of an item in one step. */
const COPIES_PER_STEP = 32;

/**
 * Copies a seed's JSON, and expands list items that have `repeat`. In the strings of each copy, `{n}` is replaced by
 * the number of the copy, starting at 1. In nested lists, the innermost `repeat` replaces `{n}`. Yields between
 * the items of a list, because lists may be long.
 */
export function* expandSeed(input: unknown): Steps<ExpandedSeed> {
  const expansion = new Expansion();
  const value = yield* expansion.copy(input, ROOT, 0);
  return {
    value,
    isWhole: expansion.isWhole,
    problems: expansion.problems,
    originOf: (pointer) => originOf(value, pointer, expansion.sources),
  };
}

/** A position in the original seed. Its pointer is only created if there is a problem. */
interface Place {
  readonly within?: Place;
  readonly key: string | number;
}

const ROOT: Place = { key: "" };

function pointerOf({ within, key }: Place): string {
  return within === undefined ? "" : `${pointerOf(within)}${pointerTo(`${key}`)}`;
}

type Sources = WeakMap<readonly unknown[], readonly number[]>;

class Expansion {
  readonly problems: SeedProblem[] = [];
  isWhole = true;
  /** Original index of each item, for lists with repeated items. */
  readonly sources: Sources = new WeakMap();
  #valueCount = 0;

  *copy(value: unknown, place: Place, depth: number): Steps<unknown> {
    if (isScalar(value)) return value;
    if (depth > MAX_SEED_DEPTH)
      return this.#omit(place, `is nested more than ${MAX_SEED_DEPTH} levels deep.`);
    if (Array.isArray(value)) return yield* this.#list(value, place, depth);
    if (isRecord(value)) return yield* this.#record(value, place, depth);
    return this.#omit(place, `must be a JSON value, but is ${typeName(value)}.`);
  }

  *#record(record: Readonly<Record<string, unknown>>, within: Place, depth: number): Steps<object> {
    const copies: [string, unknown][] = [];
    for (const [key, member] of Object.entries(record)) {
      if (isScalar(member)) copies.push([key, member]);
      else if (member !== undefined) copies.push([key, yield* this.copy(member, { within, key }, depth + 1)]);
    }
    return Object.fromEntries(copies);
  }

  *#list(items: readonly unknown[], within: Place, depth: number): Steps<unknown[]> {
    const list: unknown[] = [];
    const sources: number[] = [];
    for (const [key, item] of items.entries()) {
      yield* this.#addItem(list, item, { within, key }, depth + 1);
      while (sources.length < list.length) sources.push(key);
      yield;
    }
    if (list.length !== items.length) this.sources.set(list, sources);
    return list;
  }

  *#addItem(list: unknown[], item: unknown, place: Place, depth: number): Steps<void> {
    if (!isRecord(item) || item.repeat === undefined) {
      list.push(yield* this.copy(item, place, depth));
      return;
    }
    const { repeat, ...rest } = item;
    const copy = yield* this.copy(rest, place, depth);
    const problem = this.#repeatProblem(copy, repeat);
    if (problem !== undefined) this.problems.push({ pointer: `${pointerOf(place)}/repeat`, problem });
    // Copies an item with an invalid `repeat` once, to find other problems in it.
    const count = problem === undefined ? (repeat as number) : 1;
    for (let number = 1; number <= count; number += 1) {
      list.push(this.#numbered(copy, `${number}`));
      if (number % COPIES_PER_STEP === 0) yield;
    }
  }

  #repeatProblem(copy: unknown, repeat: unknown): string | undefined {
    if (!Number.isSafeInteger(repeat) || (repeat as number) < 1) return "must be a positive integer.";
    if (this.#countValues(copy, repeat as number)) return undefined;
    return `creates too many values: the maximum for a seed is ${MAX_REPEATED_VALUES}.`;
  }

  /** @returns whether the number of values that `repeat` creates is within the limit */
  #countValues(copy: unknown, repeat: number): boolean {
    const count = this.#valueCount + valueCount(copy) * repeat;
    if (count > MAX_REPEATED_VALUES) return false;
    this.#valueCount = count;
    return true;
  }

  #numbered(value: unknown, number: string): unknown {
    if (typeof value === "string") return value.replaceAll("{n}", number);
    if (Array.isArray(value)) {
      const list = value.map((each) => this.#numbered(each, number));
      const sources = this.sources.get(value);
      if (sources) this.sources.set(list, sources);
      return list;
    }
    if (!isRecord(value)) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const name of Object.keys(copy)) copy[name] = this.#numbered(copy[name], number);
    return copy;
  }

  #omit(place: Place, problem: string): undefined {
    this.isWhole = false;
    this.problems.push({ pointer: pointerOf(place), problem });
    return undefined;
  }
}

function originOf(root: unknown, pointer: string, sources: Sources): string {
  let node = root;
  let origin = "";
  for (const key of parsePointer(pointer)) {
    const source = Array.isArray(node) ? sources.get(node)?.[Number(key)] : undefined;
    origin += pointerTo(source === undefined ? key : `${source}`);
    node = Object(node)[key];
  }
  return origin;
}

function valueCount(value: unknown): number {
  const members = typeof value === "object" && value !== null ? Object.values(value) : [];
  return members.reduce<number>((size, member) => size + valueCount(member), 1);
}

function isScalar(value: unknown): boolean {
  const isJson = value === null || typeof value === "string" || typeof value === "boolean";
  return isJson || Number.isFinite(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

function typeName(value: unknown): string {
  if (typeof value === "number") return `${value}`;
  return typeof value === "object" ? Object.prototype.toString.call(value).slice(8, -1) : typeof value;
}
