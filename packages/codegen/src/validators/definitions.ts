import { parsePointer } from "@seamline/openapi/json-pointer";
import { camelCase } from "../identifiers.ts";
import type { NameRegistry } from "../name-registry.ts";
import { call } from "./code.ts";

/** A schema that is used in more than one place, as a constant. */
export interface Definition {
  readonly name: string;
  readonly code: string;
}

/** Schemas that are referred to, each written once, and before those that refer to it. */
export class Definitions {
  /** In an order in which they can be evaluated. */
  readonly all: Definition[] = [];
  /** By reference, or by code. */
  readonly #names = new Map<string, string>();
  readonly #open = new Set<string>();
  readonly #recursive = new Set<string>();
  readonly #registry: NameRegistry;
  readonly #codeOf: (reference: string) => string;

  /**
   * @param registry hands out names
   * @param codeOf writes the code of the schema that a reference leads to
   */
  constructor(registry: NameRegistry, codeOf: (reference: string) => string) {
    this.#registry = registry;
    this.#codeOf = codeOf;
  }

  /** The name of what a reference leads to; behind a function where that is being written, as in a recursion. */
  use(reference: string): string {
    const known = this.#names.get(reference);
    if (known !== undefined && this.#open.has(reference)) {
      this.#recursive.add(known);
      return call("later", `() => ${known}`);
    }
    if (known !== undefined) {
      return known;
    }
    const name = this.#registry.claim(`${camelCase(parsePointer(reference).at(-1) ?? "")}Schema`);
    this.#names.set(reference, name);
    this.#open.add(reference);
    const code = this.#codeOf(reference);
    this.#open.delete(reference);
    return this.#define(name, reference, code);
  }

  /** The name of what a format asks for, whose code is written once. */
  useFormat(format: string, code: string): string {
    const known = this.#names.get(code);
    return known ?? this.#define(this.#registry.claim(`${camelCase(format)}Format`), code, code);
  }

  /** What is but another name needs no constant. */
  #define(name: string, key: string, code: string): string {
    const isName = /^[\w.]+$/.test(code) && !this.#recursive.has(name);
    this.#names.set(key, isName ? code : name);
    if (!isName) {
      this.all.push({ name, code });
    }
    return isName ? code : name;
  }
}
