import type { PointState } from "@seamline/specs/provenance";
import type { JSX } from "preact";

/** The mark for the state of a point: a stitch for open, a ring for filled, and a half-full ring for partly filled. */
export function StateMark({ state }: { state: PointState }): JSX.Element {
  return <b class={`mark ${markClass(state)}`}>{state}</b>;
}

/** Returns the CSS class of the mark. */
export function markClass(state: PointState): string {
  return state === "partly filled" ? "partly" : state;
}
