import type { Location, UserContext } from "@redocly/openapi-core";
import { isJsonObject, type JsonObject } from "./json.ts";
import type { Located } from "./located.ts";
import type { ObjectName } from "./object-shapes.ts";

/** A `$ref` object and its target. */
export interface Reference extends Located {
  readonly target: Located;
}

/** A part of a document that is not inside another part, such as a file. */
export interface Fragment extends Located {
  readonly kind: ObjectName;
}

/** Resolves and caches references. The rule `no-unresolved-refs` reports references without a target. */
export class ReferenceResolver {
  readonly references: Reference[] = [];
  readonly fragments: Fragment[] = [];
  readonly #resolve: UserContext["resolve"];
  readonly #seen = new Set<string>();

  constructor(resolve: UserContext["resolve"]) {
    this.#resolve = resolve;
  }

  /** Returns the object itself, or the target of its `$ref`. */
  follow(value: unknown, at: Location, kind?: ObjectName): Located | undefined {
    if (!isJsonObject(value)) return undefined;
    if (typeof value.$ref !== "string") return { node: value, at };
    const { node, location } = this.#resolve<JsonObject>({ $ref: value.$ref }, at.source.absoluteRef);
    if (location === undefined || !isJsonObject(node)) return undefined;
    const target = { node, at: location };
    this.references.push({ node: value, at, target });
    if (kind !== undefined) this.#addFragment(kind, target);
    return target;
  }

  #addFragment(kind: ObjectName, target: Located): void {
    const key = target.at.absolutePointer;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.fragments.push({ kind, ...target });
  }
}
