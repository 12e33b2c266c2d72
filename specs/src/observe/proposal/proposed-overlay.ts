import type { DocumentObservation } from "../document-observation.ts";
import { DocumentPlaces, openPoints } from "../points/point-places.ts";
import { operationActions } from "./operation-actions.ts";
import type { ProposalSource, ProposedAction } from "./proposed-action.ts";
import { schemaActions } from "./schema-actions.ts";

/** An OpenAPI Overlay that adds the observations to a document. */
export interface ProposedOverlay {
  readonly overlay: "1.1.0";
  readonly info: { readonly title: string; readonly version: string };
  readonly actions: readonly ProposedAction[];
}

/** Returns `undefined` if nothing was observed at an open point. */
export function proposedOverlay(observation: DocumentObservation): ProposedOverlay | undefined {
  const { document, exchanges } = observation;
  const open = openPoints(document.bundle);
  const source: ProposalSource = {
    observation,
    places: new DocumentPlaces(document.bundle),
    pointsOf: (points, areas) => points.filter((id) => areas.includes(open.get(id)?.area ?? "")),
  };
  const actions = [...schemaActions(source), ...operationActions(source)];
  if (actions.length === 0) return undefined;
  const { count, lastSeen = "" } = exchanges.toJSON();
  const title = `Observations from ${count} recorded exchanges with ${document.name}`;
  return { overlay: "1.1.0", info: { title, version: lastSeen.slice(0, 10) || "undated" }, actions };
}
