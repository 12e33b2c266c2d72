import type { LoadedDocument } from "../load/load-document.ts";
import { operationEntries } from "../model/operation-entry.ts";
import { SpecError } from "../spec-error.ts";

/** @throws SpecError when two operations share an operationId. */
export function checkOperationIds({ document, locate }: LoadedDocument): void {
  const seen = new Map<string, string>();
  for (const { id, method, path, segments } of operationEntries(document)) {
    const first = seen.get(id);
    if (first !== undefined) {
      const problem = `duplicate operationId ${id}, which is that of ${first} too`;
      throw new SpecError(problem, `give ${method} ${path} its own`, locate([...segments, "operationId"]));
    }
    seen.set(id, `${method} ${path}`);
  }
}
