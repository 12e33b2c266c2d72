import { MAX_REPEATED_VALUES } from "@seamline/emulator-kit/host";
import { SEED_DEFINITION, type SeedPart, seedDefinitions } from "@seamline/emulator-kit/seed-schema";
import type { Schema } from "@seamline/openapi/document";
import { type Definitions, isClosable } from "@seamline/openapi/prepare-schemas";

const REPEAT: Schema = {
  description:
    "How often the item stands in the list. {n} in its texts is the number of the copy, from 1; in a list within a " +
    `list, that of the inner one. A seed may have up to ${MAX_REPEATED_VALUES} values by repeating.`,
  type: "integer",
  minimum: 1,
};

/** `seed.schema.json`: the schema by which editors check seeds in files. Its references need no other file. */
export function seedSchemaFile(parts: readonly SeedPart[]): { path: string; text: string } {
  const definitions = seedDefinitions(parts);
  const items = new Set(Object.values(definitions).flatMap(itemReferences));
  const published = Object.entries(definitions).map(
    ([name, schema]) => [name, publish(schema, items.has(name))] as const,
  );
  const { [SEED_DEFINITION]: seed, ...others } = Object.fromEntries(published);
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $comment: "Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.",
    title: "Seed of the Seamline emulator",
    ...seed,
    $defs: nested(others),
  };
  return { path: "seed.schema.json", text: `${JSON.stringify(schema, undefined, 2)}\n` };
}

/** Names of the definitions that items of lists refer to. */
function itemReferences(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { items } = value as Schema;
  const own = items?.$ref === undefined ? [] : [nameOf(items.$ref)];
  return [...own, ...Object.values(value).flatMap(itemReferences)];
}

/** Keeps the keywords that apply to a seed, and drops those that only the contract needs. */
function publish(schema: Schema, isItem: boolean): Schema {
  const kept = Object.entries(schema).filter(
    ([keyword]) => !keyword.startsWith("x-") && keyword !== "example",
  );
  const published: Record<string, unknown> = Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, publishKeyword(keyword, value)]),
  );
  if (isClosable(schema)) published.additionalProperties = false;
  if (isItem && schema.properties)
    published.properties = { ...(published.properties as object), repeat: REPEAT };
  return published;
}

function publishKeyword(keyword: string, value: unknown): unknown {
  if (keyword === "$ref") return `#/$defs/${nameOf(String(value)).replace(".", "/")}`;
  // A pattern applies to the text after {n} was replaced by a number.
  if (keyword === "pattern") return `(?:${value})|\\{n\\}`;
  if (keyword === "properties") return mapped(value as Definitions, (each) => publish(each, false));
  if (Array.isArray(value) && ["allOf", "anyOf", "oneOf"].includes(keyword))
    return value.map((each: Schema) => publish(each, false));
  const isSchema = typeof value === "object" && value !== null;
  return isSchema && ["items", "additionalProperties", "not"].includes(keyword)
    ? publish(value as Schema, keyword === "items")
    : value;
}

/** `retention.Matter` lies at `#/$defs/retention/Matter`. */
function nested(definitions: Definitions): object {
  const folders: Record<string, Record<string, unknown>> = {};
  for (const [name, schema] of Object.entries(definitions)) {
    const [folder = "", own] = name.split(".");
    if (own === undefined) folders[folder] = schema as Record<string, unknown>;
    else folders[folder] = { ...folders[folder], [own]: schema };
  }
  return folders;
}

function nameOf(reference: string): string {
  return reference.slice("#/$defs/".length);
}

function mapped(values: Definitions, map: (value: Schema) => Schema): Definitions {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
