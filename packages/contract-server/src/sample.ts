import { type Document, type Response, resolve, type Schema } from "./document.ts";
import type { Route } from "./routes.ts";

/** An answer of the server; a body of `undefined` is none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** How deep a sample goes: deeper than any envelope, and an end for a schema that holds itself. */
const DEPTH = 6;

/**
 * Builds the first documented success answer of an operation from its schema. A `default` answer counts when it is
 * the only one.
 *
 * @throws Error when no success is documented.
 */
export function sampleAnswer(document: Document, route: Route): Answer {
  const responses = Object.entries(route.operation.responses ?? {});
  const [key, value] =
    responses.find(([status]) => status.startsWith("2")) ??
    responses.find(([status]) => status === "default") ??
    [];
  if (key === undefined || value === undefined) throw new Error("no success is documented");
  const schema = resolve<Response>(document, value).content?.["application/json"]?.schema;
  return { status: /^\d+$/.test(key) ? Number(key) : 200, body: schema && sample(document, schema, DEPTH) };
}

function sample(document: Document, reference: Schema, depth: number): unknown {
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
