import { runClockCommand } from "../clock/clock-command.ts";
import type { FaultInput, FaultState } from "../faults/fault.ts";
import type { ControlResult } from "../framework/service.ts";
import { ControlError, JSON_HEADERS } from "../http/control-error.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import { type EmulatorSnapshotData, emulatorSnapshotJson } from "../runtime/snapshot.ts";
import { textStream } from "../text/text-stream.ts";
import { type ControlCall, type ControlRoute, DONE } from "./control-route.ts";
import { journalRoutes } from "./journal-routes.ts";
import { viewRoutes } from "./view-routes.ts";

/** The routes below `/__emulator`. They are the same at the address of every service. */
export const controlRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/",
    summary: "What there is.",
    handle: ({ serviceRoutes }) => ({
      body: { routes: [...controlRoutes, ...serviceRoutes].map(routeSummary) },
      // The same address has a page for browsers.
      headers: { vary: "accept" },
    }),
  },
  {
    method: "GET",
    path: "/health",
    summary: "Answers once the seed is in place, and says which services there are; 503 while a store fails.",
    handle: ({ services, problem }) => {
      const failure = problem();
      if (failure) throw failure;
      return { body: { status: "ready", services } };
    },
  },
  {
    method: "POST",
    path: "/reset",
    summary: "Returns to the seed, without faults, journal and rate windows.",
    handle: async ({ controls }) => {
      await controls.reset();
      return DONE;
    },
  },
  {
    method: "GET",
    path: "/events",
    summary:
      "Streams server-sent events: requests, moves of the clock, faults and changes of state, as they happen. It resumes after the id of an event.",
    query: ["since"],
    handle: eventStream,
  },
  { method: "GET", path: "/seed", summary: "The seed.", handle: ({ seed }) => ({ body: seed() }) },
  {
    method: "POST",
    path: "/seed",
    summary: "Puts another seed, JSON or YAML, in the place of all state.",
    handle: async ({ controls, text }) => {
      await controls.seed(text());
      return DONE;
    },
  },
  {
    method: "GET",
    path: "/clock",
    summary: "The clock.",
    handle: ({ controls }) => ({ body: controls.clock.state() }),
  },
  {
    method: "POST",
    path: "/clock",
    summary:
      "Moves the clock: advance (milliseconds), set (a time), next (to what is due next), freeze or resume (true).",
    handle: async ({ controls, json }) => ({ body: await runClockCommand(controls.clock, json()) }),
  },
  {
    method: "GET",
    path: "/clock/due",
    summary: "What is due next, in words, from the earliest on.",
    query: ["limit"],
    handle: listDueJobs,
  },
  {
    method: "GET",
    path: "/faults",
    summary: "The faults, with how many requests each took effect on.",
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
    summary: "One fault.",
    handle: (call) => ({ body: faultOf(call) }),
  },
  {
    method: "DELETE",
    path: "/faults/{id}",
    summary: "Removes one fault.",
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
    summary: "Which operations and statuses were seen so far, and how extension points are filled.",
    handle: ({ controls }) => ({ body: controls.coverage() }),
  },
  {
    method: "GET",
    path: "/snapshot",
    summary: "Everything as it is now.",
    handle: async ({ controls }) => {
      const body = textStream(emulatorSnapshotJson(await controls.snapshot()));
      return { response: { status: 200, headers: JSON_HEADERS, body } };
    },
  },
  {
    method: "POST",
    path: "/snapshot",
    summary: "Puts everything back to what a snapshot holds, all or nothing.",
    handle: async ({ controls, snapshot }) => {
      await controls.restore((await snapshot()) as EmulatorSnapshotData);
      return DONE;
    },
  },
];

/** The header fields of a stream of events. A proxy that collected them would deliver them late. */
const STREAM_HEADERS: ServiceResponse["headers"] = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/** A browser names the last event in a header when it connects again by itself, and can set none when a script does. */
function eventStream({ live, query, request }: ControlCall): ControlResult {
  if (request.method === "HEAD") return { response: { status: 200, headers: STREAM_HEADERS } };
  const lastEventId = request.headers.get("last-event-id") ?? query.since;
  const body = live.open({ lastEventId, until: [request.signal, request.server?.closing] });
  return { response: { status: 200, headers: STREAM_HEADERS, body, isEndless: true } };
}

/** How many jobs are listed unless the request says so, and at most. */
const DUE_LIMITS = { usual: 50, most: 1_000 };

async function listDueJobs({ controls: { clock }, query }: ControlCall): Promise<ControlResult> {
  const { limit = `${DUE_LIMITS.usual}` } = query;
  const count = /^[1-9]\d{0,3}$/.test(limit) ? Number(limit) : Number.NaN;
  if (!(count <= DUE_LIMITS.most))
    throw new ControlError(
      400,
      "invalid-query",
      `limit must be a whole number from 1 to ${DUE_LIMITS.most}.`,
    );
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
    `There is no fault ${id.slice(0, 40)}: GET /__emulator/faults lists those there are.`,
  );
}
