import { decodeSegment } from "@seamline/openapi/request-target";
import { InvalidTimeError } from "../clock/times.ts";
import { InvalidFaultError } from "../faults/fault.ts";
import type { ControlResult } from "../framework/service.ts";
import { isStateUnavailable } from "../framework/service-error.ts";
import type { HttpRequest } from "../pipeline/http-request.ts";
import { type ServiceResponse, withoutBody } from "../pipeline/service-response.ts";
import { InvalidSnapshotError } from "../runtime/snapshot.ts";
import { InvalidSeedError } from "../seed/seed-problems.ts";
import { controlBody } from "./control-body.ts";
import { ControlError, type ControlProblem, controlErrorResponse, JSON_HEADERS } from "./control-error.ts";
import { type Controlled, type ControlRoute, controlRoutes } from "./control-routes.ts";

/** Answers what is asked of the emulator and not of a service; `undefined` for everything else. */
export type Control = (request: HttpRequest) => Promise<ServiceResponse> | undefined;

/** No path of a service begins like that. */
const CONTROL = /^\/__emulator(\/[^?#]*)?(?:\?(.*))?$/s;

/**
 * The control surface of an emulator. The journal does not see its requests, no fault happens to them, and no move of
 * the clock waits for them.
 *
 * @param controlled asked for with each request: the emulator need not be whole yet
 */
export function createControl(controlled: () => Controlled): Control {
  return (request) => {
    const match = CONTROL.exec(request.target);
    return match ? answer(controlled(), request, match[1] ?? "/", match[2] ?? "") : undefined;
  };
}

async function answer(
  controlled: Controlled,
  request: HttpRequest,
  path: string,
  query: string,
): Promise<ServiceResponse> {
  try {
    holdOrigin(request);
    const { routes, id } = routesAt(path, controlled.serviceRoutes);
    const allow = methodsOf(routes);
    if (request.method === "OPTIONS") return { status: 204, headers: { allow: allow.join(", ") } };
    const route = routeFor(request.method, routes, allow);
    const given = readQuery(query, route.query ?? []);
    await controlled.controls.ready;
    const result = await route.handle({
      ...controlled,
      request,
      id,
      query: given,
      ...controlBody(request),
    });
    return asAsked(request, shaped(result));
  } catch (error) {
    return asAsked(request, controlErrorResponse(toControlError(error)));
  }
}

/** No page of the web may drive an emulator: browsers say with every such request where its page is from. */
function holdOrigin({ headers, origin }: HttpRequest): void {
  const from = headers.get("origin");
  if (from === null || from === origin) return;
  throw new ControlError(
    403,
    "foreign-origin",
    `Pages of ${from.slice(0, 100)} may not drive the emulator: only those of ${origin}, and programs, which send no Origin.`,
  );
}

function routesAt(
  path: string,
  serviceRoutes: readonly ControlRoute[],
): { routes: readonly ControlRoute[]; id: string } {
  const [, first = "", second, ...more] = path.replace(/(?<=.)\/$/, "").split("/");
  const pattern = second === undefined ? `/${first}` : `/${first}/{id}`;
  const ofServices = serviceRoutes.filter((route) => route.path === `/${first}/${second}`);
  const known = ofServices.length > 0 ? ofServices : controlRoutes.filter((route) => route.path === pattern);
  const routes = more.length > 0 ? [] : known;
  if (routes.length > 0) return { routes, id: decoded(second ?? "") };
  throw new ControlError(404, "not-found", "There is no such path: GET /__emulator/ lists those there are.");
}

function decoded(segment: string): string {
  return decodeSegment(segment) ?? segment;
}

/** GET brings HEAD with it (RFC 9110 section 9.3.2). */
function methodsOf(routes: readonly ControlRoute[]): string[] {
  const methods = routes.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...methods, "OPTIONS"];
}

function routeFor(method: string, routes: readonly ControlRoute[], allow: readonly string[]): ControlRoute {
  const route = routes.find((each) => each.method === (method === "HEAD" ? "GET" : method));
  if (route) return route;
  const right = `The method must be one of ${allow.join(", ")}, and is ${method.slice(0, 40)}.`;
  throw new ControlError(405, "method-not-allowed", right, { allow });
}

function readQuery(query: string, known: readonly string[]): Readonly<Record<string, string>> {
  const given = new URLSearchParams(query);
  for (const name of new Set(given.keys())) {
    const right = known.length === 0 ? "none" : known.join(", ");
    if (!known.includes(name))
      throw new ControlError(
        400,
        "invalid-query",
        `There is no parameter ${name.slice(0, 40)}: there may be ${right}.`,
      );
    if (given.getAll(name).length > 1)
      throw new ControlError(400, "invalid-query", `${name} must be given once.`);
  }
  return Object.fromEntries(given);
}

function shaped({ body, json = JSON.stringify(body), status }: ControlResult): ServiceResponse {
  if (json === undefined) return { status: status ?? 204, headers: { "cache-control": "no-store" } };
  return { status: status ?? 200, headers: JSON_HEADERS, body: json };
}

/** HEAD gets the fields of an answer alone. */
function asAsked({ method }: HttpRequest, answer: ServiceResponse): ServiceResponse {
  return method === "HEAD" && answer.body !== undefined ? withoutBody(answer) : answer;
}

/** What a control request is told of anything that was thrown. */
export function toControlError(error: unknown): ControlError {
  if (error instanceof ControlError) return error;
  if (error instanceof InvalidSeedError) return invalid("invalid-seed", error, error.problems);
  if (error instanceof InvalidFaultError) return invalid("invalid-fault", error, error.problems);
  if (error instanceof InvalidTimeError) return invalid("invalid-time", error);
  if (error instanceof InvalidSnapshotError) return invalid("invalid-snapshot", error);
  if (isStateUnavailable(error)) return new ControlError(503, "unavailable", (error as Error).message);
  console.error("The emulator failed to carry out a control request.", error);
  return new ControlError(
    500,
    "failed",
    "The emulator failed to carry it out. This is a mistake of the emulator, not of the request.",
  );
}

export function invalid(code: string, { message }: Error, problems?: readonly object[]): ControlError {
  return new ControlError(
    400,
    code,
    message,
    problems && { problems: problems as readonly ControlProblem[] },
  );
}
