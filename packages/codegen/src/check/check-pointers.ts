import { ErrorCollector } from "@seamline/openapi/error-collector";
import { SpecError } from "@seamline/openapi/spec-error";
import { isSuccess, type OperationEntry } from "../document/operation-entry.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { bodySchemas, checkBodyPointers, type PointerShape } from "./body-pointers.ts";
import { checkLongRunning } from "./check-long-running.ts";

const numbers = ["integer", "number"];
const anything: readonly string[] = [];

const paginationShapes: Readonly<Record<string, PointerShape>> = {
  page: {
    pointers: { items: ["array"], current: numbers, total: numbers, more: ["boolean"] },
    required: ["items", "current", "more"],
  },
  token: { pointers: { items: ["array"], next: ["string"] }, required: ["items", "next"] },
};

const errorShape: PointerShape = {
  pointers: { code: anything, message: ["string"], field: ["string"], requestId: anything },
  required: [],
};

/** @throws SpecError that lists every `x-pagination`, `x-operation` and `x-errors` that does not match the schemas */
export function checkPointers(loaded: LoadedDocument, entries: readonly OperationEntry[]): void {
  const found = new ErrorCollector();
  for (const entry of entries) {
    found.attempt(() => checkPagination(loaded, entry));
    found.attempt(() => checkLongRunning(loaded, entry, entries));
  }
  const errors = loaded.document["x-errors"];
  if (errors !== undefined) {
    const schemas = entries.flatMap(({ responses }) =>
      bodySchemas(responses, (status) => !isSuccess(status)),
    );
    found.attempt(() => checkBodyPointers(loaded, errorShape, errors, ["x-errors"], [...new Set(schemas)]));
  }
  found.throwIfAny();
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
    const problem = `x-pagination of ${entry.id} has ${style === "" ? "no style" : `the unknown style ${style}`}`;
    throw new SpecError(problem, "write page or token", loaded.locate([...segments, "style"]));
  }
  if (!entry.parameters.some((candidate) => candidate.in === "query" && candidate.name === parameter)) {
    const fault =
      parameter === "" ? "has no parameter" : `refers to the unknown query parameter ${parameter}`;
    const problem = `x-pagination of ${entry.id} ${fault}`;
    const remedy = "use a query parameter of the operation";
    throw new SpecError(problem, remedy, loaded.locate([...segments, "parameter"]));
  }
  checkBodyPointers(loaded, shape, pointers, segments, bodySchemas(entry.responses, isSuccess));
}
