import { parsePointer, type Segments } from "../json-pointer.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { isSuccess, type OperationEntry, preferredBody } from "../model/operation-entry.ts";
import type { OpenApiDocument, Response, Schema } from "../openapi.ts";
import { SpecError } from "../spec-error.ts";
import { schemaAt } from "./schema-at.ts";

/** What an extension may and must hold. A list of types means: a pointer to a value of one of them. */
interface Shape {
  readonly pointers: Readonly<Record<string, readonly string[]>>;
  readonly required: readonly string[];
}

const numbers = ["integer", "number"];
const anything: readonly string[] = [];

const paginationShapes: Readonly<Record<string, Shape>> = {
  page: {
    pointers: { items: ["array"], current: numbers, total: numbers, more: ["boolean"] },
    required: ["items", "current", "more"],
  },
  token: { pointers: { items: ["array"], next: ["string"] }, required: ["items", "next"] },
};

const operationShape: Shape = {
  pointers: { done: ["boolean"], error: anything, response: anything, name: ["string"], metadata: anything },
  required: [],
};

const errorShape: Shape = {
  pointers: { code: anything, message: ["string"], field: ["string"] },
  required: [],
};

/** @throws SpecError when x-pagination, x-operation or x-errors says what no schema of the document shows. */
export function checkPointers(loaded: LoadedDocument, entries: readonly OperationEntry[]): void {
  const ids = new Set(entries.map(({ id }) => id));
  for (const entry of entries) {
    checkPagination(loaded, entry);
    checkLongRunning(loaded, entry, ids);
  }
  const errors = loaded.document["x-errors"];
  if (errors !== undefined) {
    const schemas = entries.flatMap(({ responses }) =>
      bodySchemas(responses, (status) => !isSuccess(status)),
    );
    checkShape(loaded, errorShape, errors, ["x-errors"], [...new Set(schemas)]);
  }
}

function checkPagination(loaded: LoadedDocument, entry: OperationEntry): void {
  const pagination = entry.operation["x-pagination"];
  if (pagination === undefined) {
    return;
  }
  const segments = [...entry.segments, "x-pagination"];
  const { style = "", parameter = "", ...pointers } = pagination;
  const shape = paginationShapes[style];
  if (shape === undefined) {
    const problem = `x-pagination of ${entry.id} has the style ${style || "(none)"}`;
    throw new SpecError(problem, "write page or token", loaded.locate([...segments, "style"]));
  }
  if (!entry.parameters.some((candidate) => candidate.in === "query" && candidate.name === parameter)) {
    const problem = `x-pagination of ${entry.id} names the query parameter ${parameter || "(none)"}`;
    const remedy = "name a query parameter of the operation";
    throw new SpecError(problem, remedy, loaded.locate([...segments, "parameter"]));
  }
  checkShape(loaded, shape, pointers, segments, bodySchemas(entry.responses, isSuccess));
}

function checkLongRunning(loaded: LoadedDocument, entry: OperationEntry, ids: ReadonlySet<string>): void {
  const extension = entry.operation["x-operation"];
  if (extension === undefined) {
    return;
  }
  const segments = [...entry.segments, "x-operation"];
  const { get, cancel, ...pointers } = extension;
  for (const [key, id] of Object.entries({ get, cancel })) {
    if (id !== undefined && !ids.has(id)) {
      const problem = `x-operation of ${entry.id} names the operation ${id}`;
      throw new SpecError(problem, "name an operationId of the document", loaded.locate([...segments, key]));
    }
  }
  checkShape(loaded, operationShape, pointers, segments, bodySchemas(entry.responses, isSuccess));
}

function bodySchemas(
  responses: ReadonlyMap<string, Response>,
  isWanted: (status: string) => boolean,
): Schema[] {
  const wanted = [...responses].filter(([status]) => isWanted(status));
  return wanted
    .map(([, response]) => preferredBody(response.content)?.media.schema)
    .filter((schema) => schema !== undefined);
}

function checkShape(
  loaded: LoadedDocument,
  shape: Shape,
  pointers: Readonly<Record<string, string>>,
  at: Segments,
  schemas: readonly Schema[],
): void {
  const missing = shape.required.find((key) => pointers[key] === undefined);
  if (missing !== undefined) {
    const remedy = `add ${missing}, a JSON pointer into the body`;
    throw new SpecError(`${at.at(-1)} lacks ${missing}`, remedy, loaded.locate(at));
  }
  for (const [key, pointer] of Object.entries(pointers)) {
    const location = (): ReturnType<LoadedDocument["locate"]> => loaded.locate([...at, key]);
    const types = shape.pointers[key];
    if (types === undefined) {
      const known = Object.keys(shape.pointers).join(", ");
      throw new SpecError(`${at.at(-1)} holds the unknown key ${key}`, `write one of ${known}`, location());
    }
    const shown = isPointer(pointer) ? schemasAt(loaded.document, schemas, pointer) : [];
    if (shown.length === 0) {
      const remedy = "name a property that the schema of the body shows";
      throw new SpecError(`${at.at(-1)}.${key} points to ${pointer}, which no body has`, remedy, location());
    }
    if (!shown.some((schema) => hasType(schema, types))) {
      const remedy = `point to a value of type ${types.join(" or ")}`;
      throw new SpecError(
        `${at.at(-1)}.${key} points to ${pointer}, a value of another type`,
        remedy,
        location(),
      );
    }
  }
}

function schemasAt(document: OpenApiDocument, schemas: readonly Schema[], pointer: string): Schema[] {
  const segments = parsePointer(pointer);
  const found = schemas.map((schema) => schemaAt(document, schema, segments));
  return found.filter((schema) => schema !== undefined);
}

function isPointer(pointer: unknown): boolean {
  return typeof pointer === "string" && (pointer === "" || pointer.startsWith("/"));
}

function hasType({ type }: Schema, types: readonly string[]): boolean {
  return type === undefined || types.length === 0 || [type].flat().some((name) => types.includes(name));
}
