import { templateParameters } from "@seamline/openapi/path-template";
import type { PathValues } from "../contract/item-identity.ts";
import { itemKeys } from "../contract/resources.ts";

/** Maximum number of items of each kind that a pool keeps. */
const MAX_ITEMS = 5;

/** Path parameters of items, in path order, because operations can use different names for the same parameter. */
export class ItemPool {
  readonly #items = new Map<string, (readonly string[])[]>();
  readonly #kept: "oldest" | "newest";

  /** @param kept the items to keep if there are too many */
  constructor(kept: "oldest" | "newest") {
    this.#kept = kept;
  }

  /** @param template path of the item */
  add(template: string, values: readonly string[]): void {
    const key = itemKeys(template).at(-1) ?? "";
    const known = this.#items.get(key) ?? [];
    if (known.some((each) => each.join("\n") === values.join("\n"))) return;
    const all = [...known, values];
    this.#items.set(key, this.#kept === "newest" ? all.slice(-MAX_ITEMS) : all.slice(0, MAX_ITEMS));
  }

  remove(template: string, values: readonly string[]): void {
    const key = itemKeys(template).at(-1) ?? "";
    const kept = (this.#items.get(key) ?? []).filter((each) => each.join("\n") !== values.join("\n"));
    this.#items.set(key, kept);
  }

  /** Returns the parameters of the items with exactly this key. */
  at(key: string): readonly (readonly string[])[] {
    return this.#items.get(key) ?? [];
  }

  /** Returns the parameters of the innermost known items in a path. */
  nearest(template: string): readonly (readonly string[])[] {
    const found = itemKeys(template)
      .map((key) => this.at(key))
      .reverse()
      .find((each) => each.length > 0);
    return found ?? [[]];
  }
}

/** Assigns names to a path's values. Missing values come from `fill`. */
export function namedPath(
  template: string,
  values: readonly string[],
  fill: (name: string) => string,
): PathValues {
  return Object.fromEntries(
    templateParameters(template).map((name, index) => [name, values[index] ?? fill(name)]),
  );
}

/** Returns a path's values, in template order. */
export function orderedPath(template: string, values: PathValues): string[] {
  return templateParameters(template).map((name) => values[name] ?? "");
}
