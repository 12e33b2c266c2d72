import type { JSX } from "preact";
import { verificationText } from "../strings.ts";

/** Result of the runs that checked a fact against a service. */
export interface MarkedVerification {
  readonly state: "verified" | "stale" | "disputed";
  /** Day of the last run (RFC 3339 full-date). */
  readonly date: string;
  /** Last day before a confirmation becomes stale (RFC 3339 full-date). */
  readonly freshUntil?: string;
}

/**
 * The mark for a fact checked by runs: a word, a shape and the date of the last run. `showStaleMarks` changes a mark
 * with `data-fresh-until` to a stale mark after the given day.
 */
export function VerificationMark({ checked }: { checked: MarkedVerification }): JSX.Element {
  const { state, date, freshUntil } = checked;
  return (
    <b class={`mark ${state}`} data-fresh-until={state === "verified" ? freshUntil : undefined}>
      <span>{verificationText[state]}</span> <time dateTime={date}>{date}</time>
    </b>
  );
}
