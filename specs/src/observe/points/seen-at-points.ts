import type { Schema } from "@seamline/openapi/document";
import { describePlace } from "../../cli/describe-place.ts";
import type { DocumentObservation } from "../document-observation.ts";
import { OTHER_NAME } from "../safe-names.ts";
import type { SightingsData } from "../sightings.ts";
import type { MemberEvidence, PlaceEvidence } from "./place-evidence.ts";
import { DocumentPlaces, openPoints, type PointPlace } from "./point-places.ts";
import { responsesSeen } from "./responses-seen.ts";
import { kindOf } from "./value-kind.ts";

/** An observed name with its type and count. */
export interface SeenName extends SightingsData {
  readonly name: string;
  readonly type?: string;
}

/** Observations at one location of an extension point. */
export interface SeenPlace {
  /** JSON pointer into the document. */
  readonly pointer: string;
  /** Description of the location, based on the operationId if it is inside an operation. */
  readonly place: string;
  readonly kind:
    | "members"
    | "values"
    | "values outside the enum"
    | "parameters"
    | "statuses"
    | "credentials"
    | "endpoints";
  /** Number of objects that may have the members, or of requests that may have the parameters. */
  readonly of: number;
  readonly names: readonly SeenName[];
}

/** Observations at one open extension point. */
export interface SeenPoint {
  readonly id: string;
  readonly area: string;
  /** Empty if nothing was observed. */
  readonly places: readonly SeenPlace[];
}

type Seen = Omit<SeenPlace, "pointer" | "place">;

/** Returns the observations at every open extension point of a document, in definition order. */
export function seenAtPoints(observation: DocumentObservation): SeenPoint[] {
  const { bundle } = observation.document;
  const { places } = new DocumentPlaces(bundle);
  return [...openPoints(bundle)].map(([id, { area = "" }]) => {
    const ofPoint = places.filter(({ points }) => points.includes(id));
    const seen = ofPoint.flatMap((place) =>
      seenAt(place, area, observation).map((each) => ({
        pointer: place.pointer,
        place: describePlace(bundle, place.pointer),
        ...each,
      })),
    );
    return { id, area, places: area === "endpoints" ? [...seen, ...endpointsSeen(observation)] : seen };
  });
}

function seenAt(place: PointPlace, area: string, observation: DocumentObservation): Seen[] {
  const evidence = observation.places.get(place.object as Schema);
  if (evidence) return evidenceAt(evidence);
  if (area === "parameters" || area === "pagination") return parametersAt(place, observation);
  if (area === "auth") return credentialsAt(place, observation);
  return statusesAt(place, observation);
}

function statusesAt({ object }: PointPlace, observation: DocumentObservation): Seen[] {
  const statuses = responsesSeen(observation).get(object);
  if (!statuses) return [];
  const names = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, sightings]) => ({ name: `${status}`, ...sightings.toJSON() }));
  return [{ kind: "statuses", of: names.reduce((sum, { count }) => sum + count, 0), names }];
}

/** Returns accepted requests that match no operation of the document. */
function endpointsSeen({ unknown }: DocumentObservation): SeenPlace[] {
  const names = [...unknown.values()]
    .filter(({ isAccepted }) => isAccepted)
    .map(({ request, sightings }) => ({ name: request, ...sightings.toJSON() }));
  if (names.length === 0) return [];
  const of = names.reduce((sum, { count }) => sum + count, 0);
  return [{ pointer: "", place: "the document", kind: "endpoints", of, names }];
}

function evidenceAt(evidence: PlaceEvidence): Seen[] {
  const { members, entries, sightings, values, beyondEnum } = evidence;
  const names = [...members, ...(entries ? [[OTHER_NAME, entries] as const] : [])].map(seenName);
  return [
    ...(sightings.count > 0 ? [{ kind: "members" as const, of: sightings.count, names }] : []),
    ...valuesAt(values),
    ...(beyondEnum.count > 0
      ? [{ kind: "values outside the enum" as const, of: beyondEnum.count, names: [] }]
      : []),
  ];
}

function valuesAt(evidence: MemberEvidence): Seen[] {
  const { sightings } = evidence;
  if (sightings.count === 0) return [];
  return [{ kind: "values", of: sightings.count, names: [seenName(["", evidence])] }];
}

function seenName([name, { sightings, values }]: readonly [string, MemberEvidence]): SeenName {
  return { name, type: kindOf(values), ...sightings.toJSON() };
}

function parametersAt(place: PointPlace, { operations }: DocumentObservation): Seen[] {
  const { operationId = "" } = place.object as { readonly operationId?: string };
  const tally = operations.get(operationId);
  if (!tally || tally.parameters.size === 0) return [];
  const names = [...tally.parameters].map(seenName);
  return [{ kind: "parameters", of: tally.exchanges.count, names }];
}

/** Returns the credentials at the first operation only, because they are the same for all operations. */
function credentialsAt(place: PointPlace, observation: DocumentObservation): Seen[] {
  const first = [...observation.operations.keys()][0];
  const { operationId } = place.object as { readonly operationId?: string };
  const { kinds } = observation.credentials;
  if (operationId !== first || kinds.size === 0) return [];
  const names = [...kinds].map(([name, sightings]) => ({ name, ...sightings.toJSON() }));
  return [{ kind: "credentials", of: observation.exchanges.count, names }];
}
