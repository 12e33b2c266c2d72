import type { OpenApiDocument, Reference, Schema } from "@seamline/openapi/document";
import { resolveReference } from "@seamline/openapi/references";
import type { PlaceEvidence } from "../points/place-evidence.ts";
import { entryOf } from "../sightings.ts";

/** Formats that are always recognized. If such a format was not recognized, the strings do not have it. */
const PROVEN_FORMATS: ReadonlySet<string> = new Set(["date-time", "uuid", "uri"]);

type Properties = Readonly<Record<string, Schema | Reference>>;

/** A contract's named schemas, to find the one that matches observed objects. */
export class NamedSchemas {
  readonly #document: OpenApiDocument;
  readonly #places: ReadonlyMap<Schema, PlaceEvidence>;
  readonly #properties = new Map<Schema, Properties>();
  readonly #objects: readonly (readonly [name: string, schema: Schema])[];

  /** @param places evidence for the open schemas, with members that the contract does not name. */
  constructor(document: OpenApiDocument, places: ReadonlyMap<Schema, PlaceEvidence>) {
    this.#document = document;
    this.#places = places;
    this.#objects = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
      "$ref" in schema || !(schema.properties || places.has(schema)) ? [] : [[name, schema] as const],
    );
  }

  /**
   * Returns a reference to the schema that matches an inferred object schema.
   *
   * @param member name of the member with the objects. For example, `matters` selects `Matter` instead of
   * `MatterInput`.
   * @returns `undefined` if no named schema fits, or if several fit equally well
   */
  referenceTo(inferred: Schema, member: string): Reference | undefined {
    const { properties = {} } = inferred;
    if (inferred.type !== "object" || Object.keys(properties).length === 0) return undefined;
    const [best, second] = this.#objects
      .filter(([, schema]) => this.#fits(inferred, schema))
      .map(([name, schema]) => ({
        name,
        namesake: isNamesake(name, member) ? 0 : 1,
        ...countSeen(this.#expectedMembers(schema), properties),
      }))
      .sort((one, other) => one.unseen - other.unseen || one.namesake - other.namesake);
    if (best === undefined) return undefined;
    if (best.unseen === second?.unseen && best.namesake === second.namesake) return undefined;
    // An object that lacks most of a schema's members may belong to another schema.
    const isLikely = isDistinctive(inferred)
      ? best.unseen + best.namesake <= best.seen
      : best.unseen + best.namesake === 0;
    return isLikely ? { $ref: `#/components/schemas/${best.name}` } : undefined;
  }

  #fits(inferred: Schema, written: Schema | Reference): boolean {
    const target = resolveReference<Schema>(this.#document, written);
    if (inferred.oneOf) return inferred.oneOf.every((variant) => this.#fits(variant, target));
    const types = [inferred.type ?? []].flat();
    const isOfType = types.every((type) => allowsType(target, type)) && allowsFormat(target, inferred);
    if (!isOfType) return false;
    if (inferred.items && target.items && !this.#fits(inferred.items, target.items)) return false;
    return !types.includes("object") || this.#fitsMembers(inferred, target);
  }

  #fitsMembers({ properties = {}, required = [], additionalProperties }: Schema, target: Schema): boolean {
    const named = this.#propertiesOf(target);
    const others = target.additionalProperties;
    const fitsOther = (member: Schema) => typeof others === "object" && this.#fits(member, others);
    return (
      (target.required ?? []).every((name) => required.includes(name)) &&
      Object.entries(properties).every(([name, member]) => {
        const property = Object.hasOwn(named, name) ? named[name] : undefined;
        return property ? this.#fits(member, property) : fitsOther(member);
      }) &&
      (typeof additionalProperties !== "object" || fitsOther(additionalProperties))
    );
  }

  /** Returns the members in the contract, and members found in at least half of the observed objects. */
  #expectedMembers(schema: Schema): string[] {
    const { members = [], sightings = { count: 0 } } = this.#places.get(schema) ?? {};
    const usual = [...members].filter(([, member]) => 2 * member.sightings.count >= sightings.count);
    return [...Object.keys(schema.properties ?? {}), ...usual.map(([name]) => name)];
  }

  /** Returns the properties in the contract, and the properties that this proposal adds. */
  #propertiesOf(schema: Schema): Properties {
    return entryOf(this.#properties, schema, () => {
      const observed = [...(this.#places.get(schema)?.members ?? [])].map(
        ([name, { values }]) => [name, values.toSchema()] as const,
      );
      return { ...Object.fromEntries(observed), ...schema.properties };
    });
  }
}

/** Returns whether a member is named after a schema, in the singular or the plural. */
function isNamesake(schema: string, member: string): boolean {
  const [one, other] = [schema.toLowerCase(), member.toLowerCase()];
  return [one, `${one}s`, `${one}es`, one.replace(/y$/, "ies")].includes(other);
}

/** Counts the members that an object has and lacks. */
function countSeen(names: readonly string[], properties: object): { seen: number; unseen: number } {
  const seen = names.filter((name) => Object.hasOwn(properties, name)).length;
  return { seen, unseen: names.length - seen };
}

/** Returns whether the members of an object identify its schema. A single string or number is not enough. */
function isDistinctive({ properties = {} }: Schema): boolean {
  const [first, second] = Object.values(properties);
  return second !== undefined || first?.type === "object" || first?.type === "array";
}

function allowsType({ type, enum: values }: Schema, inferred: string): boolean {
  if (type === undefined) return values === undefined || inferred === "string";
  const types: readonly string[] = [type].flat();
  return types.includes(inferred) || (inferred === "integer" && types.includes("number"));
}

function allowsFormat({ format }: Schema, inferred: Schema): boolean {
  const isProven = format !== undefined && PROVEN_FORMATS.has(format);
  return !isProven || inferred.type !== "string" || inferred.format === format;
}
