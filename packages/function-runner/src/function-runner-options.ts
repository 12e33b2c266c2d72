import type { CodeRunnerParts } from "./code-runner/code-runner.ts";

/** The options of {@link functionRunner}. */
export interface FunctionRunnerOptions {
  /**
   * The time limit from the start of a process until it is ready for calls, in milliseconds. Default: 10,000.
   */
  readonly startTimeoutMs?: number;
  /** How long a process stays alive without calls, in milliseconds of the runner's clock. Default: 60,000. */
  readonly idleMs?: number;
  /**
   * The maximum number of processes. Beyond it, the process that has been idle for the longest time is ended. Default:
   * 16.
   */
  readonly maxProcesses?: number;
  /** Whether npm installs dependencies that an archive does not contain. Default: "install". */
  readonly npm?: "install" | "never";
  /** Whether pip installs missing requirements of Python functions. Default: "install". */
  readonly pip?: "install" | "never";
}

/** An option of {@link functionRunner} is unknown or invalid. */
export class InvalidRunnerOptionError extends TypeError {
  override readonly name: string = "InvalidRunnerOptionError";
  /** The name of the option: `npm`. */
  readonly option: string;
  /** The problem and its fix: the message without the name of the option. */
  readonly problem: string;

  constructor(option: string, problem: string) {
    super(`The option ${option} ${problem}`);
    this.option = option;
    this.problem = problem;
  }
}

/** The options with their defaults, and the listener for log lines. */
export interface RunnerSettings extends Required<FunctionRunnerOptions>, Pick<CodeRunnerParts, "onLine"> {}

/** Adds the defaults, and checks the options for callers without types. @throws InvalidRunnerOptionError */
export function runnerSettings(options: FunctionRunnerOptions): RunnerSettings {
  assertKnownOptions(options);
  const { startTimeoutMs = 10_000, idleMs = 60_000, maxProcesses = 16 } = options;
  const { npm = "install", pip = "install" } = options;
  assertOption(
    "startTimeoutMs",
    startTimeoutMs,
    isMilliseconds(startTimeoutMs) && startTimeoutMs > 0,
    "a positive number of milliseconds",
  );
  assertOption(
    "idleMs",
    idleMs,
    isMilliseconds(idleMs) || idleMs === Number.POSITIVE_INFINITY,
    "a non-negative number of milliseconds",
  );
  const isCount = Number.isSafeInteger(maxProcesses) && maxProcesses > 0;
  assertOption("maxProcesses", maxProcesses, isCount, "a positive integer");
  for (const [option, value] of Object.entries({ npm, pip }))
    assertOption(option, value, value === "install" || value === "never", '"install" or "never"');
  return { startTimeoutMs, idleMs, maxProcesses, npm, pip };
}

const OPTION_NAMES: Readonly<Record<keyof FunctionRunnerOptions, true>> = {
  startTimeoutMs: true,
  idleMs: true,
  maxProcesses: true,
  npm: true,
  pip: true,
};

/**
 * Rejects unknown options, because a misspelled `npm` would enable npm. This also detects the mistake `runner:
 * functionRunner`, in which an emulator calls the function with other arguments.
 */
function assertKnownOptions(options: object): void {
  const known = Object.keys(OPTION_NAMES);
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const hint = `the options are ${known.join(", ")}, as in runner: functionRunner({ npm: "never" })`;
  throw new InvalidRunnerOptionError(unknown, `is not an option: ${hint}.`);
}

function isMilliseconds(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}

function assertOption(option: string, value: unknown, isValid: boolean, expected: string): void {
  if (!isValid) throw new InvalidRunnerOptionError(option, `must be ${expected}, but is ${String(value)}.`);
}
