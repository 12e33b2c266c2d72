import type { OpenApiDocument } from "@seamline/openapi/document";
import { formatPointer, parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import type { Contract, Operation } from "../model/contract.ts";

/** A place in a contract where an extension point is open. */
export interface PointPlace {
  /** Kind, for example `schema` or `parameter`. Undefined for operations and for the whole document. */
  readonly kind?: string;
  /** For example `DnsZone.Records`, `Close a matter` or `the whole document`. */
  readonly name: string;
  readonly isCode: boolean;
  /** URL of the page about the place. Undefined for shared components such as parameters. */
  readonly url?: string;
  /** Operations that use the component, if it has no page. */
  readonly users: readonly Operation[];
}

/** Labels for components without a page. */
const NOUNS: Readonly<Record<string, string>> = {
  parameters: "parameter",
  responses: "response",
  requestBodies: "request body",
  headers: "header",
};

/** Number of segments in a pointer to an operation: `paths`, path and method. */
const OPERATION_DEPTH = 3;

/** Describes the place at a JSON pointer. */
export function pointPlace(contract: Contract, pointer: string): PointPlace {
  const segments = parsePointer(pointer);
  const [group, kind = "", name = "", ...below] = segments;
  if (group === undefined) return wholeDocument(contract);
  if (group === "paths") return placeInOperation(contract, segments);
  if (kind === "schemas") return placeInSchema(contract, name, below);
  const noun = NOUNS[kind] ?? kind;
  return { kind: noun, name, isCode: true, users: usersOf(contract, formatPointer(segments.slice(0, 3))) };
}

function wholeDocument({ urls }: Contract): PointPlace {
  return { name: "the whole document", isCode: false, url: urls.overview, users: [] };
}

function placeInSchema({ urls }: Contract, name: string, below: readonly string[]): PointPlace {
  const fields = below.filter((segment) => segment !== "properties").map((segment) => `.${segment}`);
  return {
    kind: "schema",
    name: `${name}${fields.join("")}`,
    isCode: true,
    url: urls.schema(name),
    users: [],
  };
}

function placeInOperation({ filled, operations }: Contract, segments: readonly string[]): PointPlace {
  const operationId = operationIdOf(filled.bundle, segments);
  const operation = operations.find((each) => each.operationId === operationId);
  const [part, status] = segments.slice(3);
  const name = operation?.title ?? formatPointer(segments);
  const response = part === "responses" ? `, response ${status}` : "";
  return {
    name: `${name}${response}`,
    isCode: operation === undefined,
    ...(operation && { url: operation.url }),
    users: [],
  };
}

/** Returns the operations that refer to a component. */
function usersOf({ filled, operations }: Contract, pointer: string): Operation[] {
  const reference = `{"$ref":"#${pointer}"}`;
  return operations.filter(({ path, method }) => {
    const item = filled.bundle.paths?.[path] as Readonly<Record<string, unknown>> | undefined;
    const used = JSON.stringify([item?.parameters, item?.[method.toLowerCase()]]);
    return used.includes(reference);
  });
}

/** Returns the operationId of the operation that contains a pointer. */
function operationIdOf(bundle: OpenApiDocument, segments: readonly string[]): string | undefined {
  if (segments[0] !== "paths" || segments.length < OPERATION_DEPTH) return undefined;
  const operation = valueAt(bundle, formatPointer(segments.slice(0, OPERATION_DEPTH)));
  return (operation as { operationId?: string } | undefined)?.operationId;
}
