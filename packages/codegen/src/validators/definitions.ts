import { parsePointer } from "@seamline/openapi/json-pointer";
import { camelCase } from "../identifiers.ts";
import type { NameRegistry } from "../name-registry.ts";
import { call } from "./code.ts";

/** The constant of a schema that is used in several places. */
export interface Definition {
  readonly name: string;
  readonly code: string;
}

/** Referenced schemas. Each is written once, before the schemas that refer to it. */
export class Definitions {
  /** In order of evaluation. */
  readonly all: Definition[] = [];
  /** By reference, or by code. */
  readonly #names = new Map<string, string>();
  readonly #open = new Set<string>();
  readonly #recursive = new Set<string>();
  readonly #registry: NameRegistry;
  readonly #codeOf: (reference: string) => string;

  /**
   * @param registry hands out names
   * @param codeOf returns the code of the schema that a reference leads to
   */
  constructor(registry: NameRegistry, codeOf: (reference: string) => string) {
    this.#registry = registry;
    this.#codeOf = codeOf;
  }

  /** Returns the name of a referenced schema. A recursive reference becomes a call of `later`. */
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

  /** Returns the name of the rule of a format, which is written once. */
  useFormat(format: string, code: string): string {
    const known = this.#names.get(code);
    return known ?? this.#define(this.#registry.claim(`${camelCase(format)}Format`), code, code);
  }

  /** An alias of another constant does not need its own constant. */
  #define(name: string, key: string, code: string): string {
    const isName = /^[\w.]+$/.test(code) && !this.#recursive.has(name);
    this.#names.set(key, isName ? code : name);
    if (!isName) {
      this.all.push({ name, code });
    }
    return isName ? code : name;
  }
}
