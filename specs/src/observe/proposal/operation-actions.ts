import type { OperationObject, Schema } from "@seamline/openapi/document";
import { formatJsonPath } from "@seamline/openapi/json-path";
import { parsePointer } from "@seamline/openapi/json-pointer";
import { resolveReference } from "@seamline/openapi/references";
import type { OperationTally } from "../contract/operation-tally.ts";
import type { MemberEvidence } from "../points/place-evidence.ts";
import { pointsOf } from "../points/point-places.ts";
import { operationObject, responseKey } from "../points/responses-seen.ts";
import { OTHER_NAME } from "../safe-names.ts";
import type { ProposalSource, ProposedAction } from "./proposed-action.ts";

/** Returns the actions that add parameters, pagination and error statuses to the called operations. */
export function operationActions(source: ProposalSource): ProposedAction[] {
  const { document, operations } = source.observation;
  return [...operations.values()].flatMap((tally) => {
    const operation = operationObject(document.bundle, tally);
    return [
      ...parameterAction(source, tally, operation),
      ...paginationAction(source, tally, operation),
      ...statusAction(source, tally, operation),
    ];
  });
}

function parameterAction(
  source: ProposalSource,
  tally: OperationTally,
  operation: OperationObject,
): ProposedAction[] {
  const points = source.pointsOf(pointsOf(operation), ["parameters"]);
  const named = [...tally.parameters].filter(([name]) => name !== OTHER_NAME);
  if (points.length === 0 || named.length === 0) return [];
  const of = tally.exchanges.count;
  const parameters = named.map(([name, evidence]) => observedParameter(name, evidence, of));
  return [action(source, operation, points, `Query parameters observed in ${of} requests.`, { parameters })];
}

function observedParameter(name: string, { values, sightings }: MemberEvidence, of: number): object {
  const { type } = values.toSchema();
  const { count, ...period } = sightings.toJSON();
  // Query values are strings, so a parameter with several types is a string that sometimes looks like a number.
  const schema: Schema = { type: typeof type === "string" ? type : "string" };
  return { name, in: "query", schema, "x-observed": { count, of, ...period } };
}

function paginationAction(
  source: ProposalSource,
  { operation: { operationId, pagination: known } }: OperationTally,
  operation: OperationObject,
): ProposedAction[] {
  const points = source.pointsOf(pointsOf(operation), ["pagination"]);
  const observed = source.observation.pages.get(operationId)?.pagination;
  if (points.length === 0 || known || !observed) return [];
  const { count, ...pagination } = observed;
  const description = `${count} requests sent the token from an earlier page and received the next page.`;
  return [action(source, operation, points, description, { "x-pagination": pagination })];
}

/**
 * Returns the action for statuses that the operation documents only as `default`. These statuses get the content of the
 * default response.
 */
function statusAction(
  source: ProposalSource,
  { statuses }: OperationTally,
  operation: OperationObject,
): ProposedAction[] {
  const { bundle } = source.observation.document;
  const { default: written } = operation.responses ?? {};
  if (!written) return [];
  const response = resolveReference(bundle, written);
  const points = source.pointsOf(pointsOf(response), ["errors"]);
  const seen = [...statuses].filter(([status]) => responseKey(operation, status) === "default");
  if (points.length === 0 || seen.length === 0) return [];
  const responses = seen.map(([status, sightings]) => [
    `${status}`,
    {
      description: "Observed in recorded exchanges.",
      content: response.content,
      "x-observed": sightings.toJSON(),
    },
  ]);
  const update = { responses: Object.fromEntries(responses) };
  return [action(source, operation, points, "Error statuses.", update)];
}

function action(
  { places }: ProposalSource,
  operation: OperationObject,
  points: readonly string[],
  description: string,
  update: object,
): ProposedAction {
  return {
    target: formatJsonPath(parsePointer(places.pointerOf(operation) ?? "")),
    description,
    "x-fills": points,
    update,
  };
}
