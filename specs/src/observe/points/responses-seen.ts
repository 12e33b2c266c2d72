import { isMethod, type OpenApiDocument, type OperationObject } from "@seamline/openapi/document";
import { resolveReference } from "@seamline/openapi/references";
import type { OperationTally } from "../contract/operation-tally.ts";
import type { DocumentObservation } from "../document-observation.ts";
import { entryOf, Sightings } from "../sightings.ts";

/** Returns the observed statuses for each response object. Several operations may share an object. */
export function responsesSeen({
  document: { bundle },
  operations,
}: DocumentObservation): ReadonlyMap<object, ReadonlyMap<number, Sightings>> {
  const seen = new Map<object, Map<number, Sightings>>();
  for (const tally of operations.values())
    for (const [status, sightings] of tally.statuses) {
      const response = responseObject(bundle, tally, status);
      if (!response) continue;
      const statuses = entryOf(seen, response, () => new Map<number, Sightings>());
      entryOf(statuses, status, () => new Sightings()).merge(sightings);
    }
  return seen;
}

export function operationObject(
  { paths }: OpenApiDocument,
  { operation: { template, method } }: OperationTally,
): OperationObject {
  const key = method.toLowerCase();
  return (isMethod(key) && paths?.[template]?.[key]) || {};
}

/** Returns the key of the response for a status: the status, its range, or `default`. */
export function responseKey({ responses = {} }: OperationObject, status: number): string | undefined {
  return [`${status}`, `${Math.floor(status / 100)}XX`, "default"].find((key) =>
    Object.hasOwn(responses, key),
  );
}

function responseObject(bundle: OpenApiDocument, tally: OperationTally, status: number): object | undefined {
  const operation = operationObject(bundle, tally);
  const key = responseKey(operation, status);
  const response = key === undefined ? undefined : operation.responses?.[key];
  return response && resolveReference(bundle, response);
}
