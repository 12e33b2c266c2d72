import type { RequestWarning } from "../contract/request-warning.ts";
import type { CodeRunnerFactory } from "../service/code-runner.ts";
import type { WarnedRequest } from "../service/create-endpoint.ts";
import type { Limits, Profile } from "../service/service.ts";
import type { ClockOptions } from "../time/create-clock.ts";
import type { EmulatorClock } from "../time/emulator-clock.ts";
import type { EmulatorSeed } from "./emulator-seed.ts";
import type { StoreFactory } from "./store-factory.ts";

export interface EmulatorOptions {
  /**
   * What it starts with, and returns to: nothing unless given. A store that has a state already keeps it, and the seed
   * that it was made of.
   */
  readonly seed?: EmulatorSeed;
  /** Where state is kept: in memory unless given. */
  readonly store?: StoreFactory;
  /**
   * A clock, or how its own is to be: one that runs from the platform's time unless given, also over a store that has
   * a state. Time is no part of the state.
   */
  readonly clock?: EmulatorClock | ClockOptions;
  /** `"off"` unless given. */
  readonly limits?: Limits;
  /** `"documented"` unless given. */
  readonly profile?: Profile;
  /** How long a long-running operation takes, in milliseconds of its clock: 500 unless given. */
  readonly operationMs?: number;
  /**
   * Runs code of users: `functionRunner()` of `@seamline/emulator/node`. None unless given: then functions are kept, and
   * deploying one fails.
   */
  readonly runner?: CodeRunnerFactory;
  /**
   * Whether a request with a member or a parameter that its operation does not know is refused: 400. Unless given it is
   * answered as the service does, which ignores it, and the journal has a warning.
   */
  readonly strict?: boolean;
  /**
   * Told of each warning as it comes up, as the journal has it: what of a request was ignored, and was probably meant
   * to count. It must not throw.
   */
  readonly onWarning?: (warning: RequestWarning, request: WarnedRequest) => void;
}
