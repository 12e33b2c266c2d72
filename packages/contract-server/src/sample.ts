import { type Document, resolve, type Schema } from "./document.ts";

/** How deep a sample goes: deeper than any envelope, and an end for a schema that holds itself. */
const DEPTH = 6;

/** Builds a small value that a schema allows. */
export function sample(document: Document, reference: Schema, depth: number = DEPTH): unknown {
  if (depth === 0) return undefined;
  const schema = resolve<Schema>(document, reference);
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [
          name,
          sample(document, each, depth - 1),
        ]),
      );
    case "array":
      return [schema.items && sample(document, schema.items, depth - 1)].filter((each) => each !== undefined);
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return false;
    default:
      return "text";
  }
}
