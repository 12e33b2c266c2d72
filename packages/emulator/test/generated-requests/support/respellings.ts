import fc from "fast-check";
import type { ReferenceBundle, Schema } from "../../support/reference-bundle.ts";

/** Alternative spellings of a body that the emulator accepts as quirks. */
export interface Respelling {
  /** Writes names in snake case: `orgUnitId` becomes `org_unit_id`. */
  readonly snakeCase: boolean;
  /** Writes enum values as numbers. */
  readonly numbers: boolean;
  /** Writes missing members as `null`. */
  readonly nulls: boolean;
}

export const RESPELLINGS: fc.Arbitrary<Respelling> = fc.record({
  snakeCase: fc.boolean(),
  numbers: fc.boolean(),
  nulls: fc.boolean(),
});

/** Returns an equivalent value in the spelling of Protocol Buffers clients. */
export function respelt(bundle: ReferenceBundle, written: Schema, value: unknown, how: Respelling): unknown {
  const schema = bundle.resolve(written);
  if (schema.enum && how.numbers && schema.type === "string") return schema.enum.indexOf(value);
  if (Array.isArray(value)) return value.map((each) => respelt(bundle, schema.items ?? {}, each, how));
  if (typeof value !== "object" || value === null || !schema.properties) return value;
  const members = value as Record<string, unknown>;
  const entries = Object.entries(schema.properties).flatMap(([name, member]): [string, unknown][] => {
    const key = how.snakeCase ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
    if (Object.hasOwn(members, name)) return [[key, respelt(bundle, member, members[name], how)]];
    return how.nulls ? [[key, null]] : [];
  });
  return Object.fromEntries(entries);
}
