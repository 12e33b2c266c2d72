import type { Difference } from "../contract/difference.ts";
import type { CountedDifference, OperationTally } from "../contract/operation-tally.ts";
import type { DocumentObservation } from "../document-observation.ts";
import type { Observation } from "../observe-recordings.ts";
import { type SeenPoint, seenAtPoints } from "../points/seen-at-points.ts";
import type { SightingsData } from "../sightings.ts";

/** An observation as data. Contains names, types and counts, but no values. */
export interface ObservationData {
  readonly exchanges: number;
  /** Number of ignored exchanges, by reason. */
  readonly ignored: Readonly<Record<string, number>>;
  readonly withoutTime: number;
  readonly documents: readonly DocumentData[];
}

export interface DocumentData {
  readonly document: string;
  readonly profile: string;
  readonly exchanges: SightingsData;
  readonly operations: readonly OperationData[];
  /** Requests that match no operation, such as `POST /v1/matters/* (404)`. */
  readonly unknownRequests: readonly (SightingsData & { readonly request: string })[];
  readonly points: readonly SeenPoint[];
}

export interface OperationData {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly exchanges: SightingsData;
  readonly statuses: Readonly<Record<string, number>>;
  /** Numbers of exchanges that match the contract (`fits`) or violate it (`drifts`). */
  readonly fits: number;
  readonly drifts: number;
  readonly drift: readonly (Difference & SightingsData & { readonly statuses: readonly number[] })[];
  /** Number of differences that are not listed. */
  readonly furtherDifferences: number;
  /** Number of unchecked responses, by reason. */
  readonly unchecked: Readonly<Record<string, number>>;
  /** Undocumented members and parameters in accepted requests. */
  readonly ignoredMembers: readonly (SightingsData & { readonly pointer: string })[];
  readonly undocumentedParameters: readonly (SightingsData & { readonly name: string })[];
}

export function observationData(observation: Observation): ObservationData {
  const { documents, exchanges, ignored, withoutTime } = observation;
  return {
    exchanges,
    ignored: Object.fromEntries(ignored),
    withoutTime,
    documents: documents.map(documentData),
  };
}

function documentData(observation: DocumentObservation): DocumentData {
  const { document, exchanges, operations, unknown } = observation;
  return {
    document: document.name,
    profile: document.profile,
    exchanges: exchanges.toJSON(),
    operations: [...operations.values()].map(operationData),
    unknownRequests: [...unknown.values()].map(({ request, sightings }) => ({
      request,
      ...sightings.toJSON(),
    })),
    points: seenAtPoints(observation),
  };
}

function operationData(tally: OperationTally): OperationData {
  const { operation, exchanges, statuses, fits, drifts, differences, furtherDifferences } = tally;
  return {
    operationId: operation.operationId,
    method: operation.method,
    path: operation.template,
    exchanges: exchanges.toJSON(),
    statuses: Object.fromEntries([...statuses].map(([status, { count }]) => [status, count])),
    fits,
    drifts,
    drift: [...differences.values()].map(differenceData),
    furtherDifferences,
    unchecked: Object.fromEntries(tally.unchecked),
    ignoredMembers: [...tally.ignoredMembers].map(([pointer, sightings]) => ({
      pointer,
      ...sightings.toJSON(),
    })),
    undocumentedParameters: [...tally.parameters].map(([name, { sightings }]) => ({
      name,
      ...sightings.toJSON(),
    })),
  };
}

function differenceData({
  difference,
  sightings,
  statuses,
}: CountedDifference): OperationData["drift"][number] {
  const known = [...statuses].filter((status) => status !== undefined);
  return { ...difference, statuses: known.sort((one, other) => one - other), ...sightings.toJSON() };
}

/** Returns whether any exchange violates the contract of its operation. */
export function hasDrift({ documents }: Observation): boolean {
  return documents.some(({ operations }) => [...operations.values()].some(({ drifts }) => drifts > 0));
}
