import { InvalidOptionError } from "../../runtime/emulator-options.ts";

/** How {@link functionRunner} runs code. */
export interface FunctionRunnerOptions {
  /** How long code may take from the start of its process until it is ready for calls, in milliseconds: 10,000. */
  readonly startTimeoutMs?: number;
  /** How long a process stays without calls, in milliseconds of the emulator's clock: 60,000. */
  readonly idleMs?: number;
  /** How many processes run at a time, as long as one of them is idle: 16. */
  readonly maxProcesses?: number;
  /** Whether npm is run for dependencies that an archive does not bring: it is ("install") unless this is "never". */
  readonly npm?: "install" | "never";
}

/** Options that are all given. */
export type RunnerSettings = Required<FunctionRunnerOptions>;

/** @throws InvalidOptionError for callers without types */
export function runnerSettings(options: FunctionRunnerOptions): RunnerSettings {
  assertKnownOptions(options);
  const { startTimeoutMs = 10_000, idleMs = 60_000, maxProcesses = 16, npm = "install" } = options;
  assertOption(
    "startTimeoutMs",
    startTimeoutMs,
    isMilliseconds(startTimeoutMs) && startTimeoutMs > 0,
    "milliseconds, more than 0",
  );
  assertOption(
    "idleMs",
    idleMs,
    isMilliseconds(idleMs) || idleMs === Number.POSITIVE_INFINITY,
    "milliseconds, 0 or more",
  );
  const isCount = Number.isSafeInteger(maxProcesses) && maxProcesses > 0;
  assertOption("maxProcesses", maxProcesses, isCount, "a whole number, 1 or more");
  assertOption("npm", npm, npm === "install" || npm === "never", '"install" or "never"');
  return { startTimeoutMs, idleMs, maxProcesses, npm };
}

const OPTION_NAMES: Readonly<Record<keyof FunctionRunnerOptions, true>> = {
  startTimeoutMs: true,
  idleMs: true,
  maxProcesses: true,
  npm: true,
};

/** A slip must not let npm run. Who gives the emulator `functionRunner` uncalled has it called with no options of its own. */
function assertKnownOptions(options: object): void {
  const known = Object.keys(OPTION_NAMES);
  const strange = Object.keys(options).find((name) => !known.includes(name));
  if (strange === undefined) return;
  const right = `there may be ${known.join(", ")}, as in runner: functionRunner({ npm: "never" })`;
  throw new InvalidOptionError(`runner.${strange}`, `is none that there is: ${right}.`);
}

function isMilliseconds(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}

function assertOption(option: string, value: unknown, isRight: boolean, right: string): void {
  if (!isRight)
    throw new InvalidOptionError(`runner.${option}`, `must be ${right}, and is ${String(value)}.`);
}
