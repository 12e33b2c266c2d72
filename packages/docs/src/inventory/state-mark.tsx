import type { PointState } from "@seamline/specs/provenance";
import type { JSX } from "preact";

/** The mark of a state: a stitch while nothing fills the point, a ring once it is filled. */
export function StateMark({ state }: { state: PointState }): JSX.Element {
  return <b class={`mark ${markClass(state)}`}>{state}</b>;
}

/** A point that is partly filled has a mark of its own, half stitch, half ring. */
export function markClass(state: PointState): string {
  return state === "partly filled" ? "partly" : state;
}
