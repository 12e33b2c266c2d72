import type { KnownOperations } from "../../../src/faults/operation-traits.ts";

/** Creates the operations that faults can refer to, from documents and extra routes. */
export function known(
  documents: Readonly<Record<string, readonly string[]>>,
  ...further: readonly string[]
): KnownOperations {
  return {
    operationIds: new Set([...Object.values(documents).flat(), ...further]),
    documents: new Map(Object.entries(documents).map(([id, names]) => [id, new Set(names)])),
    traitsOf: () => [],
  };
}
