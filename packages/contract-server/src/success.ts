import { type Answer, answersOf, type DocumentedAnswers } from "./answer.ts";
import { type Document, type LongRunning, type Response, resolve } from "./document.ts";
import { valueAt, withValueAt } from "./pointer.ts";
import type { RoutedRequest } from "./request.ts";
import type { Route } from "./routes.ts";

/** How an operation answers a request that keeps the contract. */
export type Success = (request: Pick<RoutedRequest, "query">) => Answer;

/**
 * Prepares the first documented success of an operation: its first example, or a sample of its schema. A `default`
 * answer counts when it is the only one. Lists end and operations are done, as with a service: a request for a page
 * by token gets no further token, and who asks for the state of a long-running operation sees one that is done.
 *
 * @throws Error when no success is documented.
 */
export function successOf(document: Document, routes: readonly Route[], route: Route): Success {
  const documented = documentedSuccess(document, route);
  const { bodies, ...answer } = documented;
  const body = bodies.find((each) => isDone(each, startersOf(routes, route))) ?? bodies[0];
  const pagination = route.operation["x-pagination"];
  if (pagination?.style !== "token") return () => ({ ...answer, body });
  const last = withValueAt(body, pagination.next, undefined);
  return ({ query }) => {
    const isAskedFor = query.some(([name]) => name === pagination.parameter);
    return { ...answer, body: isAskedFor ? last : body };
  };
}

function documentedSuccess(document: Document, route: Route): DocumentedAnswers {
  const responses = Object.entries(route.operation.responses ?? {});
  const [key, value] =
    responses.find(([status]) => status.startsWith("2")) ??
    responses.find(([status]) => status === "default") ??
    [];
  if (key === undefined || value === undefined) throw new Error("no success is documented");
  return answersOf(document, /^\d+$/.test(key) ? Number(key) : 200, resolve<Response>(document, value));
}

/** What sends callers to this operation, to see whether what was started is done. */
function startersOf(routes: readonly Route[], route: Route): LongRunning[] {
  return routes.flatMap(({ operation: { "x-operation": longRunning } }) =>
    longRunning?.get === route.operationId && longRunning.done !== undefined ? [longRunning] : [],
  );
}

function isDone(body: unknown, starters: readonly LongRunning[]): boolean {
  const ends = starters.map(({ done = "", doneValues = [true] }) =>
    doneValues.some((end) => end === valueAt(body, done)),
  );
  return ends.length > 0 && ends.every(Boolean);
}
