import type { Schema } from "./document.ts";
import { isDataName } from "./member-names.ts";
import { assertObservable } from "./observable-value.ts";
import { type SchemaDialect, unionOf } from "./observed-kinds.ts";
import { ObservedStrings } from "./observed-strings.ts";

/** Kind of a JSON value. `integer` is a number without a fraction. */
export type ValueKind = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

export interface ObserverOptions {
  /**
   * Whether to infer `enum` from repeated strings, which requires storing them. Default: false, because values may be
   * secrets.
   */
  readonly enums?: boolean;
  /** Whether to add the first value of every scalar as an example. Default: false, because values may be secrets. */
  readonly examples?: boolean;
}

/** Objects with more members are treated as maps. */
const MAX_MEMBERS = 1000;

/**
 * Infers a schema from values. By default, an observer stores counts instead of values. Observers can be merged.
 *
 * A member is required if every object has it. A format is inferred if every string matches it. Members whose names
 * look like data are treated as map entries. An object with many members of one kind is also treated as a map, if each
 * member is missing from most objects.
 */
export class SchemaObserver {
  readonly #options: ObserverOptions;
  readonly #kinds = new Map<ValueKind, number>();
  readonly #members = new Map<string, SchemaObserver>();
  readonly #strings: ObservedStrings;
  #entries: SchemaObserver | undefined;
  #items: SchemaObserver | undefined;
  #isMap = false;
  #example: boolean | number | string | undefined;

  constructor(options: ObserverOptions = {}) {
    this.#options = options;
    this.#strings = new ObservedStrings(options.enums === true);
  }

  /** Number of observed values. For a member, the number of objects that have it. */
  get count(): number {
    return [...this.#kinds.values()].reduce((sum, count) => sum + count, 0);
  }

  countOf(kind: ValueKind): number {
    return this.#kinds.get(kind) ?? 0;
  }

  /** Member observers by name. Empty for maps, see {@link SchemaObserver.entries}. */
  get members(): ReadonlyMap<string, SchemaObserver> {
    return this.#isLikeMap() ? new Map() : this.#members;
  }

  /** Observer of all map values. */
  get entries(): SchemaObserver | undefined {
    return this.#isLikeMap() ? this.#allEntries() : this.#entries;
  }

  /** Observer of all list items. */
  get items(): SchemaObserver | undefined {
    return this.#items;
  }

  get required(): string[] {
    const isRequired = ([, { count }]: [string, SchemaObserver]) => count === this.countOf("object");
    return [...this.members].filter(isRequired).map(([name]) => name);
  }

  /** @throws {UnobservableValueError} before any part of the value is counted */
  observe(value: unknown): void {
    assertObservable(value);
    this.#add(value);
  }

  /** Adds the counts of another observer. */
  merge(other: SchemaObserver): void {
    for (const [kind, count] of other.#kinds) this.#kinds.set(kind, this.countOf(kind) + count);
    this.#strings.merge(other.#strings);
    this.#example ??= other.#example;
    if (other.#items) this.#itemObserver().merge(other.#items);
    if (other.#entries) this.#entryObserver().merge(other.#entries);
    for (const [name, member] of other.#members) this.#memberObserver(name).merge(member);
  }

  /** Returns a schema that accepts all observed values, or `{}` if only null or nothing was observed. */
  toSchema(dialect: SchemaDialect = "3.1"): Schema {
    const schema = unionOf(this.#variants(dialect), this.countOf("null") > 0, dialect);
    if (this.#example === undefined) return schema;
    return dialect === "3.0"
      ? { ...schema, example: this.#example }
      : { ...schema, examples: [this.#example] };
  }

  #add(value: unknown): void {
    const kind = kindOf(value);
    this.#kinds.set(kind, this.countOf(kind) + 1);
    if (typeof value === "string") this.#strings.add(value);
    if (Array.isArray(value)) for (const item of value) this.#itemObserver().#add(item);
    else if (typeof value === "object" && value !== null)
      for (const [name, member] of Object.entries(value)) this.#memberObserver(name).#add(member);
    else if (this.#options.examples && value !== null) this.#example ??= value as boolean | number | string;
  }

  #memberObserver(name: string): SchemaObserver {
    if (this.#isMap || isDataName(name)) return this.#entryObserver();
    const known = this.#members.get(name);
    if (known) return known;
    if (this.#members.size >= MAX_MEMBERS) return this.#becomeMap();
    const member = new SchemaObserver(this.#options);
    this.#members.set(name, member);
    return member;
  }

  #becomeMap(): SchemaObserver {
    this.#entries = this.#allEntries();
    this.#members.clear();
    this.#isMap = true;
    return this.#entries;
  }

  #entryObserver(): SchemaObserver {
    this.#entries ??= new SchemaObserver(this.#options);
    return this.#entries;
  }

  #itemObserver(): SchemaObserver {
    this.#items ??= new SchemaObserver(this.#options);
    return this.#items;
  }

  #allEntries(): SchemaObserver {
    const all = new SchemaObserver(this.#options);
    if (this.#entries) all.merge(this.#entries);
    for (const member of this.#members.values()) all.merge(member);
    return all;
  }

  /** Returns whether the object is a map: it has many members of one kind, and each is missing from most objects. */
  #isLikeMap(): boolean {
    const objects = this.countOf("object");
    if (this.#isMap) return true;
    if (objects < 3 || this.#members.size < 8) return false;
    const members = [...this.#members.values()];
    if (members.some(({ count }) => 2 * count > objects)) return false;
    const all = this.#allEntries();
    const isOfOneKind = all.#kinds.size === 1;
    // Objects of the same type share at least one member. Alternatives of a union do not.
    return isOfOneKind && (all.countOf("object") === 0 || all.required.length > 0);
  }

  #variants(dialect: SchemaDialect): Schema[] {
    const variants: Schema[] = [];
    if (this.countOf("boolean") > 0) variants.push({ type: "boolean" });
    if (this.countOf("number") > 0) variants.push({ type: "number" });
    else if (this.countOf("integer") > 0) variants.push({ type: "integer" });
    if (this.countOf("string") > 0) variants.push(this.#stringSchema());
    if (this.countOf("array") > 0)
      variants.push({ type: "array", items: this.#items?.toSchema(dialect) ?? {} });
    if (this.countOf("object") > 0) variants.push(this.#objectSchema(dialect));
    return variants;
  }

  #stringSchema(): Schema {
    const { format, enumeration } = this.#strings;
    // Examples rarely contain all values, so the enum is open.
    const values = enumeration && { enum: enumeration, "x-open-enum": true };
    return { type: "string", ...(format && { format }), ...values };
  }

  #objectSchema(dialect: SchemaDialect): Schema {
    const { members, entries, required } = this;
    const properties = Object.fromEntries([...members].map(([name, it]) => [name, it.toSchema(dialect)]));
    const isEmpty = members.size === 0 && !entries;
    return {
      type: "object",
      ...(members.size > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...((entries || isEmpty) && { additionalProperties: entries?.toSchema(dialect) ?? true }),
    };
  }
}

/** Infers the schema of a list of values. */
export function inferSchema(
  values: Iterable<unknown>,
  options: ObserverOptions & { readonly dialect?: SchemaDialect } = {},
): Schema {
  const observer = new SchemaObserver(options);
  for (const value of values) observer.observe(value);
  return observer.toSchema(options.dialect);
}

function kindOf(value: unknown): ValueKind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as ValueKind;
}
