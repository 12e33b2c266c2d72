import type { Field } from "./field.ts";
import type { Body, OperationView, Response } from "./operation-view.ts";
import type { ResourceView } from "./resource-view.ts";

/** A part of a page with open points. */
interface OpenPart {
  readonly open: readonly string[];
  readonly openAgain?: readonly string[];
}

/** Separates the points that a page lists for the first time from points that it has already listed. */
type Claim = <Part extends OpenPart>(part: Part) => Part;

/** A point that is open for several errors of an operation. */
export interface ErrorPoint {
  readonly id: string;
  /** Error statuses. Empty if the point is open for all errors. */
  readonly statuses: readonly string[];
}

/** An operation whose page lists each open point once. */
export interface OperationPageView extends OperationView {
  /** Points that are listed once for several errors. */
  readonly errorPoints: readonly ErrorPoint[];
}

/**
 * Moves repeated open points to `openAgain`, in the order in which an operation page shows its parts. Points that are
 * open for several errors are listed once, before the errors.
 */
export function operationStatedOnce(view: OperationView): OperationPageView {
  const claim = claimPoints();
  const { open, ...purpose } = claim(view);
  const pathParameters = claimFields(claim, view.pathParameters);
  const parameters = claimFields(claim, view.parameters);
  const body = view.body && claimBody(claim, view.body);
  const successes = view.responses.filter(isSuccess).map((response) => claimResponse(claim, response));
  const errors = view.responses.filter((response) => !isSuccess(response));
  const errorPoints = pointsOfErrors(errors);
  const shared = new Set(claim({ open: errorPoints.map(({ id }) => id) }).open);
  const ownErrors = errors.map((error) =>
    claim({ ...error, open: error.open.filter((id) => !errorPoints.some((point) => point.id === id)) }),
  );
  const responses = [...successes, ...ownErrors.map((error) => claimErrorBody(claim, error))];
  return {
    ...purpose,
    open,
    pathParameters,
    parameters,
    responses,
    errorPoints: errorPoints.filter(({ id }) => shared.has(id)),
    body,
  };
}

/** Moves repeated open points on a resource page to `openAgain`. */
export function resourceStatedOnce(view: ResourceView): ResourceView {
  const claim = claimPoints();
  const schemas = view.schemas.map((schema) => {
    const claimed = claim(schema);
    return { ...claimed, fields: claimFields(claim, schema.fields) };
  });
  return { schemas, open: claim({ open: view.open }).open };
}

/** Moves a schema's repeated open points to `openAgain`. */
export function schemaStatedOnce<Schema extends Field>(schema: Schema): Schema {
  const claim = claimPoints();
  const claimed = claim(schema);
  return { ...claimed, fields: claimFields(claim, schema.fields) };
}

function claimPoints(): Claim {
  const stated = new Set<string>();
  return (part) => {
    const again = part.open.filter((id) => stated.has(id));
    if (again.length === 0 && part.open.every((id) => stated.add(id))) return part;
    const open = part.open.filter((id) => !stated.has(id));
    for (const id of open) stated.add(id);
    return { ...part, open, openAgain: again };
  };
}

function claimFields(claim: Claim, fields: readonly Field[]): Field[] {
  return fields.map((field) => ({ ...claim(field), fields: claimFields(claim, field.fields) }));
}

function claimBody(claim: Claim, body: Body): Body {
  return { ...claim(body), fields: claimFields(claim, body.fields) };
}

function claimResponse(claim: Claim, response: Response): Response {
  const claimed = claim(response);
  const headers = claimFields(claim, response.headers);
  return { ...claimed, headers, body: response.body && claimBody(claim, response.body) };
}

/** Separates the points in an error body. The page shows error bodies after all errors. */
function claimErrorBody(claim: Claim, error: Response): Response {
  return error.body === undefined ? error : { ...error, body: claimBody(claim, error.body) };
}

/** Returns the points that are open for at least two errors, in page order. */
function pointsOfErrors(errors: readonly Response[]): ErrorPoint[] {
  const ids = [...new Set(errors.flatMap(({ open }) => open))];
  return ids.flatMap((id) => {
    const statuses = errors.filter(({ open }) => open.includes(id)).map(({ status }) => status);
    if (statuses.length < 2) return [];
    return [{ id, statuses: statuses.length === errors.length ? [] : statuses }];
  });
}

/** Returns whether a response is a success. */
export function isSuccess({ status }: Pick<Response, "status">): boolean {
  return status.startsWith("2");
}
