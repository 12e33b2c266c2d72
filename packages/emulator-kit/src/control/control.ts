import { allowedMethods, findByMethod, methodProblem } from "@seamline/openapi/http-methods";
import { decodeSegment } from "@seamline/openapi/request-target";
import { InvalidTimeError, NothingDueError } from "../clock/times.ts";
import { InvalidFaultError } from "../faults/fault.ts";
import type { ControlResult, MountedControlRoute } from "../framework/service.ts";
import { isStateUnavailable } from "../framework/service-error.ts";
import {
  ControlError,
  type ControlProblem,
  controlErrorResponse,
  JSON_HEADERS,
} from "../http/control-error.ts";
import type { ReceivedRequest } from "../http/received-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import type { Control, ControlMatch } from "../pipeline/match-request.ts";
import { InvalidSnapshotNameError } from "../runtime/named-snapshots.ts";
import { InvalidSnapshotError } from "../runtime/snapshot.ts";
import { InvalidSeedError } from "../seed/seed-problems.ts";
import { controlBody } from "./control-body.ts";
import type { Controlled, ControlRoute } from "./control-route.ts";
import { controlRoutes } from "./control-routes.ts";
import { forwardRequest } from "./forward-request.ts";

/** Matches the targets of control requests. Captures the path after the prefix, and the query. */
const CONTROL = /^\/__emulator(\/[^?#]*)?(?:\?(.*))?$/s;

/**
 * Creates the handler for control requests. They are not recorded in the journal or affected by faults, and the clock
 * does not wait for them before it advances.
 *
 * @param controlled called for each request, because the control handler is created before the emulator is complete
 */
export function createControl(controlled: () => Controlled): Control {
  return {
    match({ target }) {
      if (!target.startsWith("/__emulator")) return undefined;
      const match = CONTROL.exec(target);
      return match ? { kind: "control", path: match[1] ?? "", query: match[2] ?? "" } : undefined;
    },
    respond: async (match, request) => {
      try {
        const file = request.server?.pageResponse(match.path, request);
        return file ?? (await respond(controlled(), match, request));
      } catch (error) {
        return controlErrorResponse(toControlError(error));
      }
    },
  };
}

async function respond(
  controlled: Controlled,
  { path, query }: ControlMatch,
  request: ReceivedRequest,
): Promise<ServiceResponse> {
  const { method } = request;
  const forwarded = forwardRequest(controlled.running, { kind: "control", path, query }, request);
  if (forwarded) return forwarded;
  const { routes, id } = routesAt(path, controlled.serviceRoutes);
  const byMethod = new Map<string, ControlRoute>(routes.map((route) => [route.method, route]));
  const allow = allowedMethods(byMethod.keys());
  if (method === "OPTIONS") return { status: 204, headers: { allow: allow.join(", ") } };
  const route = findByMethod(byMethod, method);
  if (!route) throw new ControlError(405, "method-not-allowed", methodProblem(method, allow), { allow });
  const parameters = readQuery(query, route.query ?? []);
  await controlled.controls.ready;
  await controlled.follow();
  const call = { ...controlled, request, id, query: parameters, ...controlBody(request) };
  return toServiceResponse(await route.handle(call));
}

function routesAt(
  path: string,
  serviceRoutes: readonly MountedControlRoute[],
): { routes: readonly ControlRoute[]; id: string } {
  const [, first = "", second, ...rest] = (path || "/").replace(/(?<=.)\/$/, "").split("/");
  const pattern = second === undefined ? `/${first}` : `/${first}/{id}`;
  const exact = [...serviceRoutes, ...controlRoutes].filter((route) => route.path === `/${first}/${second}`);
  const known = exact.length > 0 ? exact : controlRoutes.filter((route) => route.path === pattern);
  const routes = rest.length > 0 ? [] : known;
  if (routes.length > 0) return { routes, id: decodeSegment(second ?? "") ?? second ?? "" };
  throw new ControlError(404, "not-found", "Unknown path (see GET /__emulator/).");
}

function readQuery(query: string, known: readonly string[]): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(query);
  for (const name of new Set(parameters.keys())) {
    const supported = known.length === 0 ? "none" : known.join(", ");
    if (!known.includes(name))
      throw new ControlError(
        400,
        "invalid-query",
        `Unknown query parameter ${name.slice(0, 40)} (supported: ${supported}).`,
      );
    if (parameters.getAll(name).length > 1)
      throw new ControlError(400, "invalid-query", `${name} must not be repeated.`);
  }
  return Object.fromEntries(parameters);
}

function toServiceResponse(result: ControlResult): ServiceResponse {
  const { body, json = JSON.stringify(body), status, headers, response } = result;
  if (response) return response;
  if (json === undefined) return { status: status ?? 204, headers: { "cache-control": "no-store" } };
  return { status: status ?? 200, headers: { ...JSON_HEADERS, ...headers }, body: json };
}

/** Converts any error to a control route error. */
function toControlError(error: unknown): ControlError {
  if (error instanceof ControlError) return error;
  if (error instanceof InvalidSeedError) return invalidInput("invalid-seed", error, error.problems);
  if (error instanceof InvalidFaultError) return invalidInput("invalid-fault", error, error.problems);
  if (error instanceof NothingDueError) return new ControlError(409, "nothing-due", error.message);
  if (error instanceof InvalidTimeError) return invalidInput("invalid-time", error);
  if (error instanceof InvalidSnapshotError) return invalidInput("invalid-snapshot", error);
  if (error instanceof InvalidSnapshotNameError) return invalidInput("invalid-name", error);
  if (isStateUnavailable(error)) return new ControlError(503, "unavailable", (error as Error).message);
  console.error("The emulator failed to handle a control request.", error);
  return new ControlError(
    500,
    "failed",
    "The emulator failed to handle the request. This is a bug in the emulator, not a problem with the request.",
  );
}

function invalidInput(code: string, { message }: Error, problems?: readonly object[]): ControlError {
  return new ControlError(
    400,
    code,
    message,
    problems && { problems: problems as readonly ControlProblem[] },
  );
}
