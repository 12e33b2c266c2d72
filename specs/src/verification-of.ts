import { formatPointer, parseWrittenPointer } from "@seamline/openapi/json-pointer";
import type { CheckedFacts } from "./ledger/checked-facts.ts";
import { type Verification, verificationAt } from "./ledger/verification.ts";
import { type DocumentWithProvenance, readProvenance } from "./spec-document.ts";

/**
 * Returns the result of the `verify` runs for a part of a document, or `undefined` if no run checked the part.
 *
 * @param document an entry of `documents` from `@seamline/specs`.
 * @param pointer a JSON pointer (RFC 6901) into its OpenAPI 3.1 bundle, such as `/components/schemas/Matter`.
 * @param now milliseconds since 1970, which determine whether a confirmation is stale.
 * @throws {MalformedPointerError} if the text is not a JSON pointer.
 */
export function verificationOf(
  document: DocumentWithProvenance,
  pointer: string,
  now: number = Date.now(),
): Verification | undefined {
  const facts = factsOf(document);
  const key = formatPointer(parseWrittenPointer(pointer));
  return Object.hasOwn(facts, key) ? verificationAt(facts[key], now) : undefined;
}

/** Returns a document's facts that runs have checked. Empty if the document has no ledger. */
export function factsOf(document: DocumentWithProvenance): CheckedFacts {
  return document.facts ?? readProvenance(document).facts ?? {};
}
