import { runClockCommand } from "../clock/clock-command.ts";
import type { FaultInput, FaultState } from "../faults/fault.ts";
import type { Seed } from "../framework/seed.ts";
import type { ControlResult } from "../framework/service.ts";
import { ControlError } from "../http/control-error.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import { type ControlCall, type ControlRoute, DONE } from "./control-route.ts";
import { journalRoutes } from "./journal-routes.ts";
import { snapshotRoutes } from "./snapshot-routes.ts";
import { viewRoutes } from "./view-routes.ts";

/** The routes under `/__emulator`. They are the same on every service's port. */
export const controlRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/",
    summary: "Lists the control routes.",
    handle: ({ serviceRoutes }) => ({
      body: { routes: [...controlRoutes, ...serviceRoutes].map(routeSummary) },
      // Browsers receive the emulator's page at this URL.
      headers: { vary: "accept" },
    }),
  },
  {
    method: "GET",
    path: "/health",
    summary: "Returns the services once the seed is stored, or 503 while a store is failing.",
    handle: ({ services, problem }) => {
      const failure = problem();
      if (failure) throw failure;
      return { body: { status: "ready", services } };
    },
  },
  {
    method: "POST",
    path: "/reset",
    summary: "Resets the state to the seed, and clears the faults, the journal and the rate limit windows.",
    handle: async ({ controls }) => {
      await controls.reset();
      return DONE;
    },
  },
  {
    method: "GET",
    path: "/events",
    summary:
      "Streams server-sent events: requests, clock changes, faults and state changes. Resumes after the event with the given id.",
    query: ["since"],
    handle: eventStream,
  },
  { method: "GET", path: "/seed", summary: "Returns the seed.", handle: ({ seed }) => ({ body: seed() }) },
  {
    method: "POST",
    path: "/seed",
    summary: "Replaces the whole state with a seed in JSON or YAML.",
    handle: async ({ controls, text }) => {
      await controls.seed(text());
      return DONE;
    },
  },
  {
    method: "POST",
    path: "/seed/example",
    summary: "Replaces the whole state with the example seed, if the server has one.",
    handle: loadExample,
  },
  {
    method: "GET",
    path: "/clock",
    summary: "Returns the state of the clock.",
    handle: ({ controls }) => ({ body: controls.clock.state() }),
  },
  {
    method: "POST",
    path: "/clock",
    summary:
      "Changes the clock: advance (milliseconds), set (a time), next (true: to the next event), freeze or resume (true).",
    handle: async ({ controls, json }) => ({ body: await runClockCommand(controls.clock, json()) }),
  },
  {
    method: "GET",
    path: "/clock/due",
    summary: "Returns the next scheduled events, earliest first.",
    query: ["limit"],
    handle: listDueJobs,
  },
  {
    method: "GET",
    path: "/faults",
    summary: "Returns the faults, and how many requests each has affected.",
    handle: ({ controls }) => ({ body: { faults: controls.faults.list() } }),
  },
  {
    method: "POST",
    path: "/faults",
    summary: "Adds a fault and returns its id.",
    handle: ({ controls, json }) => ({
      status: 201,
      body: { id: controls.faults.add(json() as FaultInput) },
    }),
  },
  {
    method: "DELETE",
    path: "/faults",
    summary: "Removes all faults.",
    handle: ({ controls }) => {
      controls.faults.clear();
      return DONE;
    },
  },
  {
    method: "GET",
    path: "/faults/{id}",
    summary: "Returns a fault.",
    handle: (call) => ({ body: faultOf(call) }),
  },
  {
    method: "DELETE",
    path: "/faults/{id}",
    summary: "Removes a fault.",
    handle: (call) => {
      call.controls.faults.remove(faultOf(call).id);
      return DONE;
    },
  },
  ...journalRoutes,
  ...viewRoutes,
  {
    method: "GET",
    path: "/coverage",
    summary: "Returns the observed operations and statuses, and how the emulator fills extension points.",
    handle: ({ controls }) => ({ body: controls.coverage() }),
  },
  ...snapshotRoutes,
];

/** The headers of an event stream. Proxies must not buffer it. */
const STREAM_HEADERS: ServiceResponse["headers"] = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/**
 * When browsers reconnect, they send the last event id in a header. Scripts cannot set this header when they connect,
 * so they use the query.
 */
function eventStream({ live, query, request }: ControlCall): ControlResult {
  if (request.method === "HEAD") return { response: { status: 200, headers: STREAM_HEADERS } };
  const lastEventId = request.headers.get("last-event-id") ?? query.since;
  const body = live.open({ lastEventId, until: [request.signal, request.server?.closing] });
  return { response: { status: 200, headers: STREAM_HEADERS, body, isEndless: true } };
}

async function loadExample({ controls, request }: ControlCall): Promise<ControlResult> {
  const example = await request.server?.exampleSeed?.();
  if (!example) throw new ControlError(404, "not-found", "This emulator has no example seed.");
  await controls.seed(example as Seed);
  return DONE;
}

/** Default and maximum number of events in the list. */
const DUE_LIMITS = { default: 50, maximum: 1_000 };

async function listDueJobs({ controls: { clock }, query }: ControlCall): Promise<ControlResult> {
  const { limit = `${DUE_LIMITS.default}` } = query;
  const count = /^[1-9]\d{0,3}$/.test(limit) ? Number(limit) : Number.NaN;
  if (!(count <= DUE_LIMITS.maximum))
    throw new ControlError(400, "invalid-query", `limit must be an integer from 1 to ${DUE_LIMITS.maximum}.`);
  const jobs = await clock.due(count);
  const { now, scheduled, sleeping } = clock.state();
  return { body: { now, jobs, more: Math.max(scheduled + sleeping - jobs.length, 0) } };
}

function routeSummary({ method, path, summary, query }: ControlRoute): object {
  return { method, path: `/__emulator${path}`, summary, ...(query && { query }) };
}

function faultOf({ controls, id }: ControlCall): FaultState {
  const fault = controls.faults.list().find((each) => each.id === id);
  if (fault) return fault;
  throw new ControlError(
    404,
    "not-found",
    `Fault ${id.slice(0, 40)} does not exist (see GET /__emulator/faults).`,
  );
}
