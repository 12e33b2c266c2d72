import type { OperationEntry } from "../document/operation-entry.ts";
import { forEachItem } from "../error-collector.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { SpecError } from "../spec-error.ts";

/** @throws SpecError with every operation whose operationId another one has */
export function checkOperationIds(
  entries: readonly OperationEntry[],
  locate: LoadedDocument["locate"],
): void {
  const seen = new Map<string, string>();
  forEachItem(entries, ({ id, method, path, segments }) => {
    const first = seen.get(id);
    if (first !== undefined) {
      const problem = `duplicate operationId ${id}, which is that of ${first} too`;
      throw new SpecError(problem, `give ${method} ${path} its own`, locate([...segments, "operationId"]));
    }
    seen.set(id, `${method} ${path}`);
  });
}
