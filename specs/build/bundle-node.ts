import { formatPointer, parseWrittenPointer } from "@seamline/openapi/json-pointer";
import { isJsonObject, type Json, type JsonObject } from "../model/json.ts";

/** A part of a bundled document. Looking up children follows references. */
export class BundleNode {
  readonly #openapi: JsonObject;
  readonly #segments: readonly string[];
  readonly value: Json;

  private constructor(openapi: JsonObject, segments: readonly string[], value: Json) {
    this.#openapi = openapi;
    this.#segments = segments;
    this.value = value;
  }

  static root(openapi: JsonObject): BundleNode {
    return new BundleNode(openapi, [], openapi);
  }

  /** JSON pointer to the part. It starts in `components` if a reference was followed. */
  get pointer(): string {
    return formatPointer(this.#segments);
  }

  /** Returns the part at this path of keys, or undefined if a key does not exist. */
  at(...keys: readonly string[]): BundleNode | undefined {
    const [key, ...rest] = keys;
    if (key === undefined) return this;
    if (typeof this.value !== "object" || this.value === null || !Object.hasOwn(this.value, key))
      return undefined;
    const child = (this.value as JsonObject)[key] as Json;
    return new BundleNode(this.#openapi, [...this.#segments, key], child).#resolved()?.at(...rest);
  }

  entries(): [string, BundleNode][] {
    const keys = typeof this.value === "object" && this.value !== null ? Object.keys(this.value) : [];
    return keys.flatMap((key): [string, BundleNode][] => {
      const child = this.at(key);
      return child === undefined ? [] : [[key, child]];
    });
  }

  #resolved(): BundleNode | undefined {
    if (!isJsonObject(this.value) || typeof this.value.$ref !== "string") return this;
    if (!this.value.$ref.startsWith("#/")) return undefined;
    return BundleNode.root(this.#openapi).at(...parseWrittenPointer(this.value.$ref));
  }
}
