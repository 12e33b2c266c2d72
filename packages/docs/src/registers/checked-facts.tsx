import { type CheckedFacts, countFacts, type FactTotals } from "@seamline/specs/provenance";
import { VerificationMark } from "@seamline/ui/marks/verification-mark";
import type { JSX } from "preact";
import { countOf } from "../reference/field-list.tsx";

/**
 * Counts facts as of their last run, so that no result is stale. The dates on the page show the age of a result.
 * Returns `undefined` if no run checked a fact.
 */
export function factsAtRun(facts: CheckedFacts | undefined): FactTotals | undefined {
  return countFacts(facts, 0);
}

/** Shows how many facts `verify` runs have confirmed and contradicted, with the dates of the last runs. */
export function CheckedFactsLine({ facts }: { facts: CheckedFacts | undefined }): JSX.Element | null {
  const { verified = 0, disputed = 0, lastConfirmed, freshUntil } = factsAtRun(facts) ?? {};
  if (verified + disputed === 0) return null;
  const lastDisputed = Object.values(facts ?? {})
    .flatMap((fact) => fact.disputed?.date ?? [])
    .sort()
    .at(-1);
  return (
    <p class="checked-facts">
      {lastConfirmed !== undefined && (
        <span>
          <VerificationMark checked={{ state: "verified", date: lastConfirmed, freshUntil }} />{" "}
          {countOf(verified, "fact")}
        </span>
      )}{" "}
      {lastDisputed !== undefined && (
        <span>
          <VerificationMark checked={{ state: "disputed", date: lastDisputed }} /> {countOf(disputed, "fact")}
        </span>
      )}
    </p>
  );
}

/** Lists the facts contradicted by `verify` runs. */
export function DisputedFacts({ facts }: { facts: CheckedFacts | undefined }): JSX.Element | null {
  const pointers = factsAtRun(facts)?.disputedAt ?? [];
  if (pointers.length === 0) return null;
  return (
    <details class="disputed-facts">
      <summary>{countOf(pointers.length, "disputed fact")}</summary>
      <ul>
        {pointers.map((pointer) => (
          <li key={pointer}>
            <code>{pointer}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
