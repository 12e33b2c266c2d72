import { nearestName } from "@seamline/openapi/field-names";
import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { ClockOptions } from "../clock/create-clock.ts";
import type { EmulatorClock } from "../clock/emulator-clock.ts";
import { LAST_TIME } from "../clock/times.ts";
import type { CodeRunnerFactory } from "../framework/code-runner.ts";
import type { Limits, Profile } from "../framework/service.ts";
import type { WarnedRequest } from "../pipeline/exchange.ts";
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

/** An option that an emulator cannot be made with. Nothing was made. */
export class InvalidOptionError extends TypeError {
  override readonly name: string = "InvalidOptionError";
  /** Which one: `limits`, `clock.now`; empty where it is the options as a whole. */
  readonly option: string;

  /** @param problem what is wrong with it, and what would be right */
  constructor(option: string, problem: string) {
    super(`${option === "" ? "The options of an emulator" : `The option ${option}`} ${problem}`);
    this.option = option;
  }
}

type Members = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => void;

/** What a seed holds is for its reader. */
const checks: Readonly<Record<keyof EmulatorOptions, Check>> = {
  seed: () => {},
  store: (value) => {
    const right = "a function that opens stores, such as memoryStores or sqliteStores(folder)";
    if (typeof value !== "function") throw refused("store", value, right);
  },
  clock: checkClock,
  limits: checkLimits,
  profile: (value) => {
    const words = ["documented", "observed"];
    if (!words.includes(value as string)) throw refused("profile", value, choice(words), words);
  },
  operationMs: (value) => {
    if (!isFiniteFrom(value, 0)) throw refused("operationMs", value, "milliseconds, 0 or more");
  },
  runner: (value) => {
    const right = "what makes a runner, such as functionRunner() of @seamline/emulator/node";
    if (typeof value !== "function") throw refused("runner", value, right);
  },
  strict: (value) => {
    if (typeof value !== "boolean") throw refused("strict", value, "true or false");
  },
  onWarning: (value) => {
    if (typeof value !== "function") throw refused("onWarning", value, "a function");
  },
};

/**
 * Holds the options of an emulator against what they may be, for callers without types.
 *
 * @throws InvalidOptionError
 */
export function checkOptions(options: unknown): void {
  if (!isObject(options)) throw new InvalidOptionError("", `must be an object, and are ${shown(options)}.`);
  checkMembers("", options, checks);
}

const clockChecks: Readonly<Record<keyof ClockOptions, Check>> = {
  mode: (value) => {
    const words = ["system", "manual"];
    if (!words.includes(value as string)) throw refused("clock.mode", value, choice(words), words);
  },
  now: (value) => {
    const right = `milliseconds since 1970, from 0 to ${LAST_TIME}`;
    if (value !== undefined && (!isFiniteFrom(value, 0) || (value as number) > LAST_TIME))
      throw refused("clock.now", value, right);
  },
  onError: (value) => {
    if (value !== undefined && typeof value !== "function")
      throw refused("clock.onError", value, "a function");
  },
};

/** What a clock of the caller's own must do. */
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
};

function checkClock(value: unknown): void {
  const right =
    'a clock that createClock made, or { mode: "system" | "manual", now?: milliseconds since 1970 }';
  if (!isObject(value)) throw clockProblem(value, right);
  if (!("advance" in value)) {
    clockChecks.mode(value.mode);
    checkMembers("clock.", value, clockChecks);
    return;
  }
  const missing = Object.keys(CLOCK).find((name) => typeof value[name] !== "function");
  if (missing !== undefined)
    throw new InvalidOptionError("clock", `must be ${right}, and has no function ${missing}.`);
}

function clockProblem(value: unknown, right: string): InvalidOptionError {
  if (value !== "system" && value !== "manual") return refused("clock", value, right);
  const meant = `did you mean { mode: "${value}" }?`;
  return new InvalidOptionError("clock", `must be ${right}, and is ${shown(value)}: ${meant}`);
}

function checkLimits(value: unknown): void {
  const words = ["off", "reference"];
  const right = '"off", "reference" or { requestsPerSecond: a whole number, 1 or more }';
  if (!isObject(value)) {
    if (!words.includes(value as string)) throw refused("limits", value, right, words);
    return;
  }
  const check = (rate: unknown): void => {
    const isRate = Number.isSafeInteger(rate) && isFiniteFrom(rate, 1);
    if (!isRate) throw refused("limits.requestsPerSecond", rate, "a whole number, 1 or more");
  };
  checkMembers("limits.", value, { requestsPerSecond: check });
  check(value.requestsPerSecond);
}

/** What is undefined is not given. */
function checkMembers(prefix: string, members: Members, known: Readonly<Record<string, Check>>): void {
  for (const [name, value] of Object.entries(members)) {
    if (!Object.hasOwn(known, name)) throw unknownOption(prefix, name, Object.keys(known));
    if (value !== undefined) known[name]?.(value);
  }
}

function unknownOption(prefix: string, name: string, names: readonly string[]): InvalidOptionError {
  const meant = nearestName(name, names);
  const right = meant === undefined ? `there may be ${names.join(", ")}.` : `did you mean ${meant}?`;
  return new InvalidOptionError(`${prefix}${name}`, `is none that there is: ${right}`);
}

function refused(
  option: string,
  value: unknown,
  right: string,
  words: readonly string[] = [],
): InvalidOptionError {
  const meant = typeof value === "string" ? nearestName(value, words) : undefined;
  const end = meant === undefined ? "." : `: did you mean ${JSON.stringify(meant)}?`;
  return new InvalidOptionError(option, `must be ${right}, and is ${shown(value)}${end}`);
}

function choice(words: readonly string[]): string {
  return words.map((word) => JSON.stringify(word)).join(" or ");
}

const LONGEST_VALUE = 60;

function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, LONGEST_VALUE));
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return "an array";
  return isObject(value) ? "an object" : String(value);
}

function isFiniteFrom(value: unknown, least: number): boolean {
  return Number.isFinite(value) && (value as number) >= least;
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
