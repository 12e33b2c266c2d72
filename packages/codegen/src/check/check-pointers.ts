import { ErrorCollector } from "@seamline/openapi/error-collector";
import { isSuccess, type OperationEntry } from "../document/operation-entry.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { bodySchemas, checkBodyPointers, type PointerShape } from "./body-pointers.ts";
import { checkLongRunning } from "./check-long-running.ts";
import { checkPagination } from "./check-pagination.ts";

const anything: readonly string[] = [];

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
