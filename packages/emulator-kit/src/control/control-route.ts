import type { KnownOperations } from "../faults/operation-traits.ts";
import type { Seed } from "../framework/seed.ts";
import type { ControlResult, MountedControlRoute } from "../framework/service.ts";
import type { ReceivedRequest } from "../http/received-request.ts";
import type { Journal } from "../journal/create-journal.ts";
import type { LiveFeed } from "../live/live-feed.ts";
import type { EmulatorControls } from "../runtime/emulator-controls.ts";
import type { RunningService } from "../runtime/running-service.ts";
import type { ControlBody } from "./control-body.ts";

export interface Controlled {
  readonly controls: EmulatorControls;
  readonly services: readonly string[];
  readonly running: readonly RunningService[];
  readonly seed: () => Seed;
  /** Loads the changes of other emulators on the same stores. */
  readonly follow: () => Promise<void>;
  /** Returns the reason why requests fail; `undefined` if they do not. */
  readonly problem: () => Error | undefined;
  readonly operations: () => KnownOperations;
  readonly journal: Journal;
  readonly live: LiveFeed;
  /** The control routes of the services. Their paths start with the name of the service. */
  readonly serviceRoutes: readonly MountedControlRoute[];
}

/** A control request with a valid method, path and query. */
export interface ControlCall extends Controlled, ControlBody {
  /** The decoded path segment at `{id}`. */
  readonly id: string;
  /** Query parameters. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: ReceivedRequest;
}

/** A route below `/__emulator`. */
export interface ControlRoute {
  readonly method: "GET" | "POST" | "DELETE";
  /** The path below `/__emulator`; `{id}` matches one segment. */
  readonly path: string;
  readonly summary: string;
  /** Names of the supported query parameters. The default is none. */
  readonly query?: readonly string[];
  readonly handle: (call: ControlCall) => ControlResult | Promise<ControlResult>;
}

/** An empty result. */
export const DONE: ControlResult = {};
