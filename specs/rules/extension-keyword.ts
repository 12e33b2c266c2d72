import { defineRule, type Finding } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";
import { type KnownObject, walkObjects } from "../model/walk-objects.ts";

/** Schema keywords that generators search for in the whole document, including extensions. */
const SCHEMA_WORDS = ["allOf", "anyOf", "oneOf", "discriminator"];

export default defineRule(function* ({ fragments }) {
  for (const { node, at, kind } of fragments) {
    for (const object of walkObjects(node, at, kind)) yield* checkObject(object);
  }
});

function checkObject({ node, at }: KnownObject): Finding[] {
  const extensions = Object.keys(node).filter((key) => key.startsWith("x-"));
  return extensions.flatMap((name) =>
    pathsOfSchemaWords(node[name]).map((path) => ({
      message: `Generators treat an object with the key ${path.at(-1)} as a schema, even in an extension: choose another key.`,
      at: at.child([name, ...path]).key(),
    })),
  );
}

function pathsOfSchemaWords(value: unknown): string[][] {
  if (!isJsonObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    ...(SCHEMA_WORDS.includes(key) ? [[key]] : []),
    ...pathsOfSchemaWords(child).map((path) => [key, ...path]),
  ]);
}
