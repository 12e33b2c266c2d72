import type { DocumentObservation } from "../document-observation.ts";
import type { DocumentPlaces } from "../points/point-places.ts";

export interface ProposedAction {
  readonly target: string;
  readonly description: string;
  /** Points to which the action contributes. The points stay open, because more may be observed later. */
  readonly "x-fills": readonly string[];
  readonly update: object;
}

export interface ProposalSource {
  readonly observation: DocumentObservation;
  readonly places: DocumentPlaces;
  /** Returns the points that belong to one of the areas. */
  pointsOf(points: readonly string[], areas: readonly string[]): readonly string[];
}
