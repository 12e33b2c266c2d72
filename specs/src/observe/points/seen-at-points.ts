import type { Schema } from "@seamline/openapi/document";
import { describePlace } from "../../cli/describe-place.ts";
import type { DocumentObservation } from "../document-observation.ts";
import { OTHER_NAME } from "../safe-names.ts";
import type { SightingsData } from "../sightings.ts";
import type { MemberEvidence, PlaceEvidence } from "./place-evidence.ts";
import { DocumentPlaces, openPoints, type PointPlace } from "./point-places.ts";
import { responsesSeen } from "./responses-seen.ts";
import { kindOf } from "./value-kind.ts";

/** A name that was seen, with its type and how often it was. */
export interface SeenName extends SightingsData {
  readonly name: string;
  readonly type?: string;
}

/** What was seen at one place of a point. */
export interface SeenPlace {
  /** JSON pointer into the document. */
  readonly pointer: string;
  /** A description of the place, which uses the operationId inside an operation. */
  readonly place: string;
  /** What the names are: members of a schema, query parameters, statuses, credentials. */
  readonly kind:
    | "members"
    | "values"
    | "values beyond the enum"
    | "parameters"
    | "statuses"
    | "credentials"
    | "endpoints";
  /** The objects that may have the members, and the requests that may have the parameters. */
  readonly of: number;
  readonly names: readonly SeenName[];
}

/** An open point of a document and what was seen of it. */
export interface SeenPoint {
  readonly id: string;
  readonly area: string;
  /** Empty where nothing was seen. */
  readonly places: readonly SeenPlace[];
}

/** What was seen at a place, without the place. */
type Seen = Omit<SeenPlace, "pointer" | "place">;

/** What was seen at every open extension point of a document, in the order of their definition. */
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

/** Places that are responses: which statuses had them. */
function statusesAt({ object }: PointPlace, observation: DocumentObservation): Seen[] {
  const statuses = responsesSeen(observation).get(object);
  if (!statuses) return [];
  const names = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, sightings]) => ({ name: `${status}`, ...sightings.toJSON() }));
  return [{ kind: "statuses", of: names.reduce((sum, { count }) => sum + count, 0), names }];
}

/** Requests for operations that the document does not have, and that the service accepted. */
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
      ? [{ kind: "values beyond the enum" as const, of: beyondEnum.count, names: [] }]
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

/** Credentials are alike for all operations, so that one place of the point has them. */
function credentialsAt(place: PointPlace, observation: DocumentObservation): Seen[] {
  const first = [...observation.operations.keys()][0];
  const { operationId } = place.object as { readonly operationId?: string };
  const { kinds } = observation.credentials;
  if (operationId !== first || kinds.size === 0) return [];
  const names = [...kinds].map(([name, sightings]) => ({ name, ...sightings.toJSON() }));
  return [{ kind: "credentials", of: observation.exchanges.count, names }];
}
