import type { DocumentObservation } from "../document-observation.ts";
import type { DocumentPlaces } from "../points/point-places.ts";

/** An action of a proposed overlay. */
export interface ProposedAction {
  /** JSONPath. */
  readonly target: string;
  readonly description: string;
  /** Points that it contributes to. It leaves them open: nobody knows what has not been seen yet. */
  readonly "x-fills": readonly string[];
  readonly update: object;
}

/** What a proposal is made from. */
export interface ProposalSource {
  readonly observation: DocumentObservation;
  readonly places: DocumentPlaces;
  /** The points of a place whose area is one of these. */
  pointsOf(points: readonly string[], areas: readonly string[]): readonly string[];
}
