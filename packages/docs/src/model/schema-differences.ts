import type { Field, FieldType } from "./field.ts";
import type { ProfileDocument } from "./profile-document.ts";
import { type SchemaView, schemaView } from "./schema-view.ts";

/** Corresponding schemas from two versions. */
export interface SchemaPair {
  readonly from: string;
  readonly to: string;
}

/** The differences between two schemas: their fields and values. */
export interface SchemaDifference extends SchemaPair {
  /** An earlier pair with similar differences, which are not repeated. */
  readonly like?: SchemaPair;
  readonly added: readonly Field[];
  readonly removed: readonly Field[];
  /** Field names that both schemas have. */
  readonly common: readonly string[];
  readonly changed: readonly { readonly name: string; readonly from: string; readonly to: string }[];
  readonly addedValues: readonly string[];
  readonly removedValues: readonly string[];
}

/**
 * Compares schemas from two documents. Starts with the given pairs and continues with fields of the same name. Omits
 * pairs without differences, and fields that differ only in the name of their schema.
 */
export function schemaDifferences(
  from: ProfileDocument,
  to: ProfileDocument,
  beginnings: readonly SchemaPair[],
): SchemaDifference[] {
  const known = new Map<string, SchemaDifference>();
  const visit = (pair: SchemaPair): void => {
    const key = `${pair.from} ${pair.to}`;
    const [old, now] = [schemaView(from, pair.from), schemaView(to, pair.to)];
    if (known.has(key) || old === undefined || now === undefined) return;
    known.set(key, differenceOf(pair, old, now));
    for (const [before, after] of commonFields(old, now)) {
      const below = pairOf(before, after);
      if (below !== undefined) visit(below);
    }
  };
  for (const pair of beginnings) visit(pair);
  const different = [...known.values()].filter(isDifferent);
  return different.map((difference, index) => withoutTold(difference, different.slice(0, index)));
}

/** Minimum number of shared differences that are replaced with a reference to an earlier pair. */
const WORTH_REFERRING = 5;

/** Removes differences that an earlier pair already lists, such as changes to both a schema and its input schema. */
function withoutTold(difference: SchemaDifference, earlier: readonly SchemaDifference[]): SchemaDifference {
  const { added, removed, common } = difference;
  const like = earlier.find((other) => {
    const shared =
      [...removed, ...added].length -
      [...without(removed, other.removed), ...without(added, other.added)].length;
    const told = [...other.added, ...other.removed];
    return shared >= WORTH_REFERRING && told.every(({ name }) => !common.includes(name));
  });
  if (like === undefined) return difference;
  return {
    ...difference,
    like: { from: like.from, to: like.to },
    added: without(added, like.added),
    removed: without(removed, like.removed),
  };
}

function differenceOf(pair: SchemaPair, old: SchemaView, now: SchemaView): SchemaDifference {
  const changed = commonFields(old, now)
    .filter(([before, after]) => !isSucceeded(before, after))
    .map(([before, after]) => ({ name: after.name, from: fieldText(before), to: fieldText(after) }))
    .filter(({ from, to }) => from !== to);
  return {
    ...pair,
    added: without(now.fields, old.fields),
    removed: without(old.fields, now.fields),
    common: commonFields(old, now).map(([, { name }]) => name),
    changed,
    addedValues: valuesOf(now).filter((value) => !valuesOf(old).includes(value)),
    removedValues: valuesOf(old).filter((value) => !valuesOf(now).includes(value)),
  };
}

/** Returns whether two fields differ only in the name of their schema. These schemas are compared separately. */
function isSucceeded(before: Field, after: Field): boolean {
  const isSchema = pairOf(before, after) !== undefined;
  return isSchema && before.type.text === after.type.text && before.required === after.required;
}

/** Returns whether two schemas differ. Renamed schemas always differ, because code that uses the types must change. */
function isDifferent({ from, to, ...difference }: SchemaDifference): boolean {
  const { added, removed, changed, addedValues, removedValues } = difference;
  const parts = [added, removed, changed, addedValues, removedValues];
  return from !== to || parts.some(({ length }) => length > 0);
}

function commonFields(old: SchemaView, now: SchemaView): (readonly [Field, Field])[] {
  return now.fields.flatMap((after) => {
    const before = old.fields.find(({ name }) => name === after.name);
    return before === undefined ? [] : [[before, after] as const];
  });
}

function without(fields: readonly Field[], others: readonly Field[]): Field[] {
  return fields.filter(({ name }) => !others.some((other) => other.name === name));
}

function valuesOf({ listed }: SchemaView): readonly string[] {
  return listed?.values ?? [];
}

function fieldText({ type, required }: Field): string {
  return [typeText(type), required ? "required" : ""].filter(Boolean).join(", ");
}

/** Formats a type as text, for example `array of Matter`. */
export function typeText(type: FieldType | undefined): string | undefined {
  return type && [type.text, type.schema?.name].filter(Boolean).join(" ");
}

/** Returns the schemas of two types, if both have one. */
export function pairOf(
  from: Pick<Field, "type"> | undefined,
  to: Pick<Field, "type"> | undefined,
): SchemaPair | undefined {
  const [old, now] = [from?.type.schema?.name, to?.type.schema?.name];
  return old === undefined || now === undefined ? undefined : { from: old, to: now };
}
