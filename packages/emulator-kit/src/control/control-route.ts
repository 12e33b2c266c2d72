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
  /** Loads changes made to the shared stores by other emulators. */
  readonly follow: () => Promise<void>;
  /** Returns the error that prevents requests from being handled, if any. */
  readonly problem: () => Error | undefined;
  readonly operations: () => KnownOperations;
  readonly journal: Journal;
  readonly live: LiveFeed;
  /** The services' control routes. Their paths start with the service's name. */
  readonly serviceRoutes: readonly MountedControlRoute[];
}

/** A control request whose method, path and query are valid. */
export interface ControlCall extends Controlled, ControlBody {
  /** The decoded path segment that matches `{id}`. */
  readonly id: string;
  /** Query parameters. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: ReceivedRequest;
}

/** A route of the emulator's control API. */
export interface ControlRoute {
  readonly method: "GET" | "POST" | "DELETE";
  /** The path under `/__emulator`; `{id}` matches one segment. */
  readonly path: string;
  readonly summary: string;
  /** Names of the supported query parameters. Default: no parameters. */
  readonly query?: readonly string[];
  readonly handle: (call: ControlCall) => ControlResult | Promise<ControlResult>;
}

/** An empty result. */
export const DONE: ControlResult = {};
