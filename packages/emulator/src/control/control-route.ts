import type { EmulatorControls } from "../emulator/emulator-controls.ts";
import type { ServiceName } from "../emulator/emulator-seed.ts";
import type { KnownOperations } from "../faults/known-operations.ts";
import type { HttpRequest } from "../http/http-request.ts";
import type { Seed } from "../service/seed.ts";
import type { ControlResult } from "../service/service-control-route.ts";
import type { ControlBody } from "./control-body.ts";

/** What control requests work on. */
export interface Controlled {
  readonly controls: EmulatorControls;
  readonly services: readonly ServiceName[];
  /** The seed that is planted. */
  readonly seed: () => Seed;
  /** Why requests are refused, or some of them, where they are. */
  readonly problem: () => Error | undefined;
  readonly operations: () => KnownOperations;
  readonly forgetRequests: () => void;
  /** What services can be asked beside that, below their names. */
  readonly serviceRoutes: readonly ControlRoute[];
}

/** A control request whose method, path and query are right. */
export interface ControlCall extends Controlled, ControlBody {
  /** What stands for `{id}` in the path, decoded. */
  readonly id: string;
  /** Parameters of the query that were given. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: HttpRequest;
}

/** Something that the emulator can be asked under `/__emulator`. */
export interface ControlRoute {
  readonly method: "GET" | "POST" | "DELETE";
  /** What follows `/__emulator`; `{id}` stands for one segment. */
  readonly path: string;
  readonly summary: string;
  /** Names of parameters that the query may have: none unless given. */
  readonly query?: readonly string[];
  readonly handle: (call: ControlCall) => ControlResult | Promise<ControlResult>;
}
