import { nearestName } from "@seamline/openapi/field-names";
import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { ClockOptions } from "../clock/create-clock.ts";
import type { EmulatorClock } from "../clock/emulator-clock.ts";
import { LAST_TIME } from "../clock/times.ts";
import type { ServiceOption } from "../framework/attachment.ts";
import type { Seed } from "../framework/seed.ts";
import type { AnyService, Limits, Profile } from "../framework/service.ts";
import type { WarnedRequest } from "../pipeline/exchange.ts";
import { isRecord } from "../text/parse-json.ts";
import type { StoreFactory } from "./store-backend.ts";

/**
 * Emulator options. All are optional.
 *
 * @typeParam OwnSeed the type of the seed for its services
 */
export interface EmulatorOptions<OwnSeed = Seed> {
  /**
   * The initial state, and the state that a reset returns to. Empty by default. If the store already contains a state,
   * that state and its seed are used instead.
   */
  readonly seed?: OwnSeed;
  /** Where to store the state. By default, it is stored in memory. */
  readonly store?: StoreFactory;
  /**
   * A clock or its options. By default, the clock starts at the current time and runs. This also applies if the store
   * contains a state, because the time is not part of the state.
   */
  readonly clock?: EmulatorClock | ClockOptions;
  /** Rate limits. The default is `"off"`. */
  readonly limits?: Limits;
  /** The response profile. The default is `"documented"`. */
  readonly profile?: Profile;
  /**
   * How long a long-running operation takes, in milliseconds, as measured by the emulator's clock. The default is 500.
   */
  readonly longRunningMs?: number;
  /**
   * Whether to reject requests with unknown members or parameters (status 400). By default, the emulator ignores them
   * as the service does, and records a warning in the journal.
   */
  readonly strict?: boolean;
  /** Maximum number of requests in the journal. The default is 1,000. */
  readonly journalLimit?: number;
  /**
   * Called with each new warning in the journal, about a part of a request that was ignored but probably intended to
   * have an effect. The function must not throw.
   */
  readonly onWarning?: (warning: RequestWarning, request: WarnedRequest) => void;
}

/** Thrown for an invalid option. No emulator was created. */
export class InvalidOptionError extends TypeError {
  override readonly name: string = "InvalidOptionError";
  /** The name of the option, such as `limits` or `clock.now`. Empty if the problem concerns the options as a whole. */
  readonly option: string;

  /** @param problem description of the problem and how to fix it */
  constructor(option: string, problem: string) {
    super(`${option === "" ? "The emulator options" : `The option ${option}`} ${problem}`);
    this.option = option;
  }
}

type Members = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => void;

/** Maximum size of a journal. With 8 kB bodies, such a journal takes up 16 GB. */
export const MAX_REQUESTS = 1_000_000;

type RequestOption = "strict" | "journalLimit" | "onWarning";

/** The checks for the options that concern the state. The seed reader checks the seed. */
const stateChecks: Readonly<Record<Exclude<keyof EmulatorOptions, RequestOption>, Check>> = {
  seed: () => {},
  store: (value) => {
    const right = "a function that opens stores, such as memoryStores or sqliteStores(folder)";
    if (typeof value !== "function") throw optionError("store", value, right);
  },
  clock: checkClock,
  limits: checkLimits,
  profile: (value) => {
    const words = ["documented", "observed"];
    if (!words.includes(value as string)) throw optionError("profile", value, alternatives(words), words);
  },
  longRunningMs: (value) => {
    if (!isFiniteFrom(value, 0))
      throw optionError("longRunningMs", value, "a non-negative number of milliseconds");
  },
};

/** The checks for the options that concern requests. These options are listed after the services' options. */
const requestChecks: Readonly<Record<RequestOption, Check>> = {
  strict: (value) => {
    if (typeof value !== "boolean") throw optionError("strict", value, "true or false");
  },
  journalLimit: (value) => {
    const isLimit =
      Number.isSafeInteger(value) && isFiniteFrom(value, 1) && (value as number) <= MAX_REQUESTS;
    if (!isLimit) throw optionError("journalLimit", value, `an integer from 1 to ${MAX_REQUESTS}`);
  },
  onWarning: (value) => {
    if (typeof value !== "function") throw optionError("onWarning", value, "a function");
  },
};

/**
 * Checks an emulator's options, for callers that do not use TypeScript.
 *
 * @param services the services, which can add options
 * @throws InvalidOptionError
 */
export function checkOptions(options: unknown, services: readonly Pick<AnyService, "options">[]): void {
  if (!isRecord(options))
    throw new InvalidOptionError("", `must be an object, but are ${describe(options)}.`);
  checkMembers("", options, { ...stateChecks, ...serviceChecks(services), ...requestChecks });
}

function serviceChecks(services: readonly Pick<AnyService, "options">[]): Readonly<Record<string, Check>> {
  const added = services.flatMap(({ options = {} }) => Object.entries<ServiceOption>(options));
  return Object.fromEntries(
    added.map(([name, { accepts, expected }]) => [
      name,
      (value) => {
        if (!accepts(value)) throw optionError(name, value, expected);
      },
    ]),
  );
}

const clockChecks: Readonly<Record<keyof ClockOptions, Check>> = {
  mode: (value) => {
    const words = ["system", "manual"];
    if (!words.includes(value as string)) throw optionError("clock.mode", value, alternatives(words), words);
  },
  now: (value) => {
    const right = `a number of milliseconds since 1970, from 0 to ${LAST_TIME}`;
    if (value !== undefined && (!isFiniteFrom(value, 0) || (value as number) > LAST_TIME))
      throw optionError("clock.now", value, right);
  },
  onError: (value) => {
    if (value !== undefined && typeof value !== "function")
      throw optionError("clock.onError", value, "a function");
  },
};

/** Functions that a custom clock must have. */
const CLOCK: Readonly<Record<keyof EmulatorClock, true>> = {
  now: true,
  sleep: true,
  schedule: true,
  advance: true,
  set: true,
  freeze: true,
  resume: true,
  trackPending: true,
  cancelAll: true,
  state: true,
  watch: true,
  advanceToNext: true,
  due: true,
};

function checkClock(value: unknown): void {
  const right =
    'a clock created by createClock, or { mode: "system" | "manual", now?: milliseconds since 1970 }';
  if (!isRecord(value)) throw clockProblem(value, right);
  if (!("advance" in value)) {
    clockChecks.mode(value.mode);
    checkMembers("clock.", value, clockChecks);
    return;
  }
  const missing = Object.keys(CLOCK).find((name) => typeof value[name] !== "function");
  if (missing !== undefined)
    throw new InvalidOptionError("clock", `must be ${right}, but has no ${missing} function.`);
}

function clockProblem(value: unknown, right: string): InvalidOptionError {
  if (value !== "system" && value !== "manual") return optionError("clock", value, right);
  const meant = `did you mean { mode: "${value}" }?`;
  return new InvalidOptionError("clock", `must be ${right}, but is ${describe(value)}: ${meant}`);
}

function checkLimits(value: unknown): void {
  const words = ["off", "reference"];
  const right = '"off", "reference" or { requestsPerSecond: a positive integer }';
  if (!isRecord(value)) {
    if (!words.includes(value as string)) throw optionError("limits", value, right, words);
    return;
  }
  const check = (rate: unknown): void => {
    const isRate = Number.isSafeInteger(rate) && isFiniteFrom(rate, 1);
    if (!isRate) throw optionError("limits.requestsPerSecond", rate, "a positive integer");
  };
  checkMembers("limits.", value, { requestsPerSecond: check });
  check(value.requestsPerSecond);
}

/** Checks the members. Undefined members are treated as absent. */
function checkMembers(prefix: string, members: Members, known: Readonly<Record<string, Check>>): void {
  for (const [name, value] of Object.entries(members)) {
    if (!Object.hasOwn(known, name)) throw unknownOption(prefix, name, Object.keys(known));
    if (value !== undefined) known[name]?.(value);
  }
}

function unknownOption(prefix: string, name: string, names: readonly string[]): InvalidOptionError {
  const meant = nearestName(name, names);
  const hint = meant === undefined ? `the options are ${names.join(", ")}.` : `did you mean ${meant}?`;
  return new InvalidOptionError(`${prefix}${name}`, `is unknown: ${hint}`);
}

function optionError(
  option: string,
  value: unknown,
  right: string,
  words: readonly string[] = [],
): InvalidOptionError {
  const meant = typeof value === "string" ? nearestName(value, words) : undefined;
  const end = meant === undefined ? "." : `: did you mean ${JSON.stringify(meant)}?`;
  return new InvalidOptionError(option, `must be ${right}, but is ${describe(value)}${end}`);
}

function alternatives(words: readonly string[]): string {
  return words.map((word) => JSON.stringify(word)).join(" or ");
}

const MAX_VALUE_LENGTH = 60;

function describe(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, MAX_VALUE_LENGTH));
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "an array";
  return isRecord(value) ? "an object" : String(value);
}

function isFiniteFrom(value: unknown, least: number): boolean {
  return Number.isFinite(value) && (value as number) >= least;
}
