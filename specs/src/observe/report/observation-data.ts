import type { Difference } from "../contract/difference.ts";
import type { CountedDifference, OperationTally } from "../contract/operation-tally.ts";
import type { DocumentObservation } from "../document-observation.ts";
import type { Observation } from "../observe-recordings.ts";
import { type SeenPoint, seenAtPoints } from "../points/seen-at-points.ts";
import type { SightingsData } from "../sightings.ts";

/** What recordings show, as data. It has names, types and counts, and no values. */
export interface ObservationData {
  readonly exchanges: number;
  /** How many exchanges were left out, by reason. */
  readonly ignored: Readonly<Record<string, number>>;
  readonly withoutTime: number;
  readonly documents: readonly DocumentData[];
}

/** What they show of one document. */
export interface DocumentData {
  /** `retention/v1`. */
  readonly document: string;
  readonly profile: string;
  readonly exchanges: SightingsData;
  readonly operations: readonly OperationData[];
  /** Requests that are for no operation: `POST /v1/matters/* (404)`. */
  readonly unknownRequests: readonly (SightingsData & { readonly request: string })[];
  readonly points: readonly SeenPoint[];
}

/** What they show of one operation. */
export interface OperationData {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly exchanges: SightingsData;
  readonly statuses: Readonly<Record<string, number>>;
  /** Exchanges with nothing wrong, and those that break the contract. */
  readonly fits: number;
  readonly drifts: number;
  readonly drift: readonly (Difference & SightingsData & { readonly statuses: readonly number[] })[];
  /** Exchanges with further ways to break the contract than are listed. */
  readonly furtherDifferences: number;
  /** How many responses were not checked, by reason. */
  readonly unchecked: Readonly<Record<string, number>>;
  /** What accepted requests had beyond what the operation names. */
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

/** Whether an exchange breaks the contract of its operation. */
export function hasDrift({ documents }: Observation): boolean {
  return documents.some(({ operations }) => [...operations.values()].some(({ drifts }) => drifts > 0));
}
