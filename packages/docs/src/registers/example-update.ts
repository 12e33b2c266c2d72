import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import { resolveReference } from "@seamline/openapi/references";
import type { RegisteredPoint } from "@seamline/specs/provenance";
import { jsonPathOf, operationIdOf } from "./json-path.ts";

/** What an action of an overlay writes, and where. */
export interface ExampleUpdate {
  /** JSONPath. */
  readonly target: string;
  readonly update: unknown;
}

type Part = Readonly<Record<string, unknown>>;

/**
 * Shows what an overlay writes to fill a point at one of its open places: by the area of the point and by what stands
 * at the place. The names and values are examples for the reader to replace.
 *
 * @param pointer a JSON pointer of a place where the point is open
 */
export function exampleUpdates(
  bundle: OpenApiDocument,
  point: RegisteredPoint,
  pointer: string,
): ExampleUpdate[] {
  const target = jsonPathOf(bundle, pointer);
  const part = valueAt(bundle, pointer) as Part;
  switch (kindOf(bundle, pointer, part)) {
    case "schema":
      return [{ target, update: schemaUpdate(part, point.area) }];
    case "parameter":
      return [{ target, update: parameterUpdate(bundle, part) }];
    case "operation":
      return operationUpdates(bundle, point, target, part);
    case "document":
      return documentUpdates(bundle, point);
    case "response":
      return [factUpdate(bundle, point)];
  }
}

type Kind = "document" | "operation" | "parameter" | "response" | "schema";

function kindOf(bundle: OpenApiDocument, pointer: string, part: Part): Kind {
  const segments = parsePointer(pointer);
  if (segments.length === 0) return "document";
  if (part.operationId !== undefined && operationIdOf(bundle, segments) === part.operationId)
    return "operation";
  if (part.in !== undefined) return "parameter";
  return segments.at(-2) === "responses" ? "response" : "schema";
}

function schemaUpdate(schema: Part, area: string): Part {
  const isObject = schema.type === "object" || schema.properties !== undefined;
  if (!isObject) return scalarUpdate(schema);
  if (area === "states") return { properties: { exampleState: scalarUpdate({ type: "string" }) } };
  return { properties: { exampleField: { type: "string", description: "What the field says." } } };
}

/** The values or the bounds of a field, by its type; the type where it has none. */
function scalarUpdate({ type, enum: listed }: Part): Part {
  if (type === "integer" || type === "number") return { minimum: 0, maximum: 1000 };
  if (type === "string" && listed === undefined)
    return { enum: ["FIRST_VALUE", "SECOND_VALUE"], "x-open-enum": true };
  const description = "What the field says.";
  return type === undefined ? { type: "string", description } : { description };
}

/** The schema of a parameter may be shared, so that only one that stands in the parameter is changed. */
function parameterUpdate(bundle: OpenApiDocument, parameter: Part): Part {
  const written = parameter.schema as Schema | undefined;
  if (written === undefined || resolveReference(bundle, written) !== written)
    return { description: "What the parameter does." };
  return { schema: scalarUpdate(written) };
}

function operationUpdates(
  bundle: OpenApiDocument,
  point: RegisteredPoint,
  target: string,
  operation: Part,
): ExampleUpdate[] {
  switch (point.area) {
    case "parameters":
    case "pagination":
      return [{ target, update: { parameters: [exampleParameter(point)] } }];
    case "permissions":
      return operation["x-permissions"] === undefined
        ? [{ target, update: { "x-permissions": { all: ["example.permission"] } } }]
        : [factUpdate(bundle, point)];
    case "auth":
      return securityUpdates(target);
    default:
      return [factUpdate(bundle, point)];
  }
}

function exampleParameter({ id }: RegisteredPoint): Part {
  return {
    name: camelCase(id),
    in: "query",
    description: "What the parameter does.",
    schema: { type: "string" },
  };
}

function securityUpdates(target: string): ExampleUpdate[] {
  const securitySchemes = { exampleScheme: { type: "http", scheme: "bearer" } };
  return [
    { target: "$.components", update: { securitySchemes } },
    { target, update: { security: [{ exampleScheme: [] }] } },
  ];
}

function documentUpdates(bundle: OpenApiDocument, point: RegisteredPoint): ExampleUpdate[] {
  if (point.area === "auth") return securityUpdates("$");
  return [point.area === "endpoints" ? pathUpdate() : factUpdate(bundle, point)];
}

function pathUpdate(): ExampleUpdate {
  const responses = { 200: { description: "What the operation returns." } };
  const get = { operationId: "listExamples", summary: "List examples", responses };
  return { target: "$.paths", update: { "/examples": { get } } };
}

/** A statement that OpenAPI has no place for. */
function factUpdate(bundle: OpenApiDocument, { id }: RegisteredPoint): ExampleUpdate {
  const facts = { [camelCase(id)]: { source: "Where you know it from", says: "What you know." } };
  const hasFacts = bundle["x-facts"] !== undefined;
  return hasFacts ? { target: "$['x-facts']", update: facts } : { target: "$", update: { "x-facts": facts } };
}

/** `rate.limit` as a name: `rateLimit`. */
function camelCase(id: string): string {
  return id.replaceAll(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
