import type { PointState } from "@seamline/specs/provenance";
import type { JSX } from "preact";

/** The mark of a point's state: a stitch for open, a ring for filled. */
export function StateMark({ state }: { state: PointState }): JSX.Element {
  return <b class={`mark ${markClass(state)}`}>{state}</b>;
}

/** Returns the class of the mark. A partly filled point has a half stitch and half ring. */
export function markClass(state: PointState): string {
  return state === "partly filled" ? "partly" : state;
}
