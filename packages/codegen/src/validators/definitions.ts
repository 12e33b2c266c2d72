import { parsePointer } from "@seamline/openapi/json-pointer";
import { camelCase } from "../identifiers.ts";
import type { NameRegistry } from "../name-registry.ts";
import { call } from "./code.ts";

/** A constant for a referenced schema or a format. */
export interface Definition {
  readonly name: string;
  readonly code: string;
}

/** Collects the referenced schemas. Each is defined once, before the schemas that refer to it. */
export class Definitions {
  /** Sorted so that each definition follows the definitions that it uses. */
  readonly all: Definition[] = [];
  /** Names of constants, keyed by reference or by the code of a format. */
  readonly #names = new Map<string, string>();
  readonly #open = new Set<string>();
  readonly #recursive = new Set<string>();
  readonly #registry: NameRegistry;
  readonly #codeOf: (reference: string) => string;

  /**
   * @param registry the module's names
   * @param codeOf returns the code for a referenced schema
   */
  constructor(registry: NameRegistry, codeOf: (reference: string) => string) {
    this.#registry = registry;
    this.#codeOf = codeOf;
  }

  /** Returns the name of a referenced schema. A recursive reference becomes a call to `later`. */
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

  /** Returns the name of the constant for a format. Each format is defined once. */
  useFormat(format: string, code: string): string {
    const known = this.#names.get(code);
    return known ?? this.#define(this.#registry.claim(`${camelCase(format)}Format`), code, code);
  }

  /** Defines a constant, unless the code is only the name of another constant. */
  #define(name: string, key: string, code: string): string {
    const isName = /^[\w.]+$/.test(code) && !this.#recursive.has(name);
    this.#names.set(key, isName ? code : name);
    if (!isName) {
      this.all.push({ name, code });
    }
    return isName ? code : name;
  }
}
