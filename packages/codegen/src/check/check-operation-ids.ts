import { forEachItem } from "@seamline/openapi/error-collector";
import { SpecError } from "@seamline/openapi/spec-error";
import type { OperationEntry } from "../document/operation-entry.ts";
import type { LoadedDocument } from "../load/load-document.ts";

/** @throws SpecError that lists every operation whose operationId is already used */
export function checkOperationIds(
  entries: readonly OperationEntry[],
  locate: LoadedDocument["locate"],
): void {
  const seen = new Map<string, string>();
  forEachItem(entries, ({ id, method, path, segments }) => {
    const first = seen.get(id);
    if (first !== undefined) {
      const problem = `duplicate operationId ${id}, already used by ${first}`;
      const remedy = `give ${method} ${path} a unique operationId`;
      throw new SpecError(problem, remedy, locate([...segments, "operationId"]));
    }
    seen.set(id, `${method} ${path}`);
  });
}
