import { type Document, type Response, resolve, type Schema } from "./document.ts";
import type { Route } from "./routes.ts";

/** A success answer that the contract allows, with the least in it. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Builds the first documented success answer of an operation from its schema. */
export function sampleAnswer(document: Document, route: Route): Answer {
  const [key, value] =
    Object.entries(route.operation.responses).find(([status]) => status.startsWith("2")) ?? [];
  const response = resolve<Response>(document, value ?? {});
  const schema = response.content?.["application/json"]?.schema;
  return { status: key === "2XX" ? 200 : Number(key), body: schema && sample(document, schema) };
}

function sample(document: Document, reference: Schema): unknown {
  const schema = resolve<Schema>(document, reference);
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sample(document, property)]),
      );
    case "array":
      return schema.items ? [sample(document, schema.items)] : [];
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return false;
    default:
      return "text";
  }
}
