import type { LoadedDocument } from "../load/load-document.ts";
import type { OperationEntry } from "../model/operation-entry.ts";
import { SpecError } from "../spec-error.ts";

/** @throws SpecError when two operations share an operationId. */
export function checkOperationIds(
  entries: readonly OperationEntry[],
  locate: LoadedDocument["locate"],
): void {
  const seen = new Map<string, string>();
  for (const { id, method, path, segments } of entries) {
    const first = seen.get(id);
    if (first !== undefined) {
      const problem = `duplicate operationId ${id}, which is that of ${first} too`;
      throw new SpecError(problem, `give ${method} ${path} its own`, locate([...segments, "operationId"]));
    }
    seen.set(id, `${method} ${path}`);
  }
}
