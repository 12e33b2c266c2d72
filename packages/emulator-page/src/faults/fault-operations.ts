import { useStore } from "@seamline/ui/state/store";
import { useEmulator } from "../live/page-context.ts";
import { useControl } from "../live/use-control.ts";
import type { Coverage } from "../protocol.ts";

/** An operation that a fault can apply to. */
export interface FaultOperation {
  readonly operationId: string;
  /** Ids of the documents that contain the operation. */
  readonly documents: readonly string[];
}

/** Returns the operations of all services, sorted by id. */
export function useFaultOperations(): readonly FaultOperation[] {
  const { value } = useControl<Coverage>("/coverage", 0);
  const documents = new Map<string, string[]>();
  for (const { operationId, document } of value?.operations ?? [])
    documents.set(operationId, [...(documents.get(operationId) ?? []), ...(document ? [document] : [])]);
  return [...documents]
    .map(([operationId, own]) => ({ operationId, documents: own }))
    .sort((one, other) => one.operationId.localeCompare(other.operationId));
}

/**
 * Returns whether faults can refer to an id: to a listed operation, or to an undocumented route that was called before.
 * Any id is known while the operations are loading. An empty id or `*` matches every request.
 */
export function useIsKnownOperation(operations: readonly FaultOperation[], id: string): boolean {
  const { journal } = useEmulator();
  const { entries } = useStore(journal);
  if (id === "" || id === "*" || operations.length === 0) return true;
  return (
    operations.some(({ operationId }) => operationId === id) ||
    entries.some(({ operationId }) => operationId === id)
  );
}

/** Returns the operations whose id or document contains all words in the given text, ignoring case. */
export function matchingOperations(
  operations: readonly FaultOperation[],
  text: string,
): readonly FaultOperation[] {
  const words = text.toLowerCase().split(/\s+/);
  return operations.filter(({ operationId, documents }) => {
    const searched = [operationId, ...documents].join(" ").toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
