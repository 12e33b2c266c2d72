import { runClockCommand } from "../clock/clock-command.ts";
import { type FaultInput, type FaultState, problemSentence } from "../faults/fault.ts";
import { type KnownOperations, operationProblems } from "../faults/operation-traits.ts";
import type { Seed } from "../framework/seed.ts";
import type { ControlResult } from "../framework/service.ts";
import type { JournalFilter } from "../journal/journal-entry.ts";
import type { HttpRequest } from "../pipeline/http-request.ts";
import type { EmulatorControls } from "../runtime/emulator-controls.ts";
import type { ServiceName } from "../runtime/emulator-seed.ts";
import { type EmulatorSnapshotData, emulatorSnapshotJson } from "../runtime/snapshot.ts";
import type { ControlBody } from "./control-body.ts";
import { ControlError } from "./control-error.ts";

/** What control requests work with. */
export interface Controlled {
  readonly controls: EmulatorControls;
  readonly services: readonly ServiceName[];
  /** The seed of the current state. */
  readonly seed: () => Seed;
  /** Why some requests, or all of them, get an error; `undefined` while none does. */
  readonly problem: () => Error | undefined;
  readonly operations: () => KnownOperations;
  readonly clearRequests: () => void;
  /** The control routes of the services, below their names. */
  readonly serviceRoutes: readonly ControlRoute[];
}

/** A control request whose method, path and query are valid. */
interface ControlCall extends Controlled, ControlBody {
  /** The segment of the path at `{id}`, decoded. */
  readonly id: string;
  /** The parameters of the query. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: HttpRequest;
}

/** A route below `/__emulator`. */
export interface ControlRoute {
  readonly method: "GET" | "POST" | "DELETE";
  /** What follows `/__emulator`; `{id}` stands for one segment. */
  readonly path: string;
  readonly summary: string;
  /** The parameters that the query may have: none unless given. */
  readonly query?: readonly string[];
  readonly handle: (call: ControlCall) => ControlResult | Promise<ControlResult>;
}

/** Which requests of the journal to return. */
interface RequestsFilter extends JournalFilter {
  /** How many of the last ones. */
  readonly limit?: number;
}

/** The query parameters of a filter. */
const filterParameters: readonly (keyof RequestsFilter)[] = [
  "document",
  "operationId",
  "method",
  "status",
  "limit",
];

/** @throws ControlError for a value that is no number, and for a name that no document has */
function readJournalFilter(
  { status, limit, ...names }: Readonly<Record<string, string>>,
  known: () => KnownOperations,
): RequestsFilter {
  checkNames(names, known);
  return {
    ...names,
    ...(status !== undefined && { status: wholeNumber("status", status, "a status such as 404") }),
    ...(limit !== undefined && { limit: wholeNumber("limit", limit, "a whole number, 0 or more") }),
  };
}

/** Rejects unknown names: a filter by one would find nothing, as if no request had come. */
function checkNames({ operationId, document }: JournalFilter, known: () => KnownOperations): void {
  if (operationId === undefined && document === undefined) return;
  const [problem] = operationProblems(operationId ?? "*", document, known());
  if (problem) throw new ControlError(400, "invalid-query", problemSentence(problem));
}

function wholeNumber(name: string, value: string, right: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new ControlError(400, "invalid-query", `${name} must be ${right}, and is ${value.slice(0, 40)}.`);
}

const DONE: ControlResult = {};

/** The routes below `/__emulator`. They are the same at the address of every service. */
export const controlRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/",
    summary: "What there is.",
    handle: ({ serviceRoutes }) => ({
      body: { routes: [...controlRoutes, ...serviceRoutes].map(routeSummary) },
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
    summary: "Moves the clock: advance (milliseconds), set (a time), freeze or resume (true).",
    handle: async ({ controls, json }) => ({ body: await runClockCommand(controls.clock, json()) }),
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
  {
    method: "GET",
    path: "/requests",
    summary: "The last requests, from the oldest to the newest.",
    query: filterParameters,
    handle: ({ controls, query, operations }) => {
      const { limit = Number.POSITIVE_INFINITY, ...filter } = readJournalFilter(query, operations);
      const requests = controls.requests(filter);
      return { body: { requests: requests.slice(Math.max(0, requests.length - limit)) } };
    },
  },
  {
    method: "DELETE",
    path: "/requests",
    summary: "Forgets the requests. Coverage stays.",
    handle: ({ clearRequests }) => {
      clearRequests();
      return DONE;
    },
  },
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
    handle: async ({ controls }) => ({ json: await emulatorSnapshotJson(await controls.snapshot()) }),
  },
  {
    method: "POST",
    path: "/snapshot",
    summary: "Puts everything back to what a snapshot holds, all or nothing.",
    handle: async ({ controls, longJson }) => {
      await controls.restore((await longJson()) as EmulatorSnapshotData);
      return DONE;
    },
  },
];

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
