import type { KnownOperations } from "../faults/operation-traits.ts";
import type { Seed } from "../framework/seed.ts";
import type { ControlResult, MountedControlRoute } from "../framework/service.ts";
import type { ReceivedRequest } from "../http/received-request.ts";
import type { Journal } from "../journal/create-journal.ts";
import type { LiveFeed } from "../live/live-feed.ts";
import type { EmulatorControls } from "../runtime/emulator-controls.ts";
import type { RunningService } from "../runtime/running-service.ts";
import type { ControlBody } from "./control-body.ts";

/** What control requests work with. */
export interface Controlled {
  readonly controls: EmulatorControls;
  readonly services: readonly string[];
  readonly running: readonly RunningService[];
  /** The seed of the current state. */
  readonly seed: () => Seed;
  /** Takes over what another emulator on the same stores has changed. */
  readonly follow: () => Promise<void>;
  /** Why some requests, or all of them, get an error; `undefined` while none does. */
  readonly problem: () => Error | undefined;
  readonly operations: () => KnownOperations;
  readonly journal: Journal;
  readonly live: LiveFeed;
  /** The control routes of the services, below their names. */
  readonly serviceRoutes: readonly MountedControlRoute[];
}

/** A control request whose method, path and query are valid. */
export interface ControlCall extends Controlled, ControlBody {
  /** The segment of the path at `{id}`, decoded. */
  readonly id: string;
  /** The parameters of the query. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: ReceivedRequest;
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

/** The result of a request that has nothing to return. */
export const DONE: ControlResult = {};
