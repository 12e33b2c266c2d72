import { existingPart } from "../contract/existing-part.ts";
import type { Breach } from "./breach.ts";

/**
 * Returns the statements that the breaches contradict, by operation. Failed connections, server errors and rate limits
 * reveal nothing about the contract.
 */
export function contradictions(
  breaches: readonly Breach[],
  bundle: object,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const breach of breaches.filter(isAboutContract)) {
    const { operationId, pointer } = breach;
    const known = found.get(operationId) ?? new Set();
    found.set(operationId, known.add(existingPart(bundle, pointer)));
  }
  return found;
}

function isAboutContract({ responses }: Breach): boolean {
  const status = responses.at(-1)?.status ?? 0;
  return status !== 0 && status !== 429 && status < 500;
}
