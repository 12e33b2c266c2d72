import type { CodeRunnerParts } from "./code-runner/code-runner.ts";

/** Options for {@link functionRunner}. */
export interface FunctionRunnerOptions {
  /** How long a process may take to become ready for calls, in milliseconds. Default: 10,000. */
  readonly startTimeoutMs?: number;
  /**
   * How long a process stays alive without calls, in milliseconds, as measured by the runner's clock. Default: 60,000.
   */
  readonly idleMs?: number;
  /**
   * The maximum number of processes. If it is reached, the process that has been idle longest is stopped. Default: 16.
   */
  readonly maxProcesses?: number;
  /** Whether npm installs dependencies that are missing from an archive. Default: "install". */
  readonly npm?: "install" | "never";
  /** Whether pip installs missing requirements of Python functions. Default: "install". */
  readonly pip?: "install" | "never";
}

/** Thrown if an option of {@link functionRunner} is unknown or invalid. */
export class InvalidRunnerOptionError extends TypeError {
  override readonly name: string = "InvalidRunnerOptionError";
  /** Name of the option, such as `npm`. */
  readonly option: string;
  /** The problem and the fix: the message without the option name. */
  readonly problem: string;

  constructor(option: string, problem: string) {
    super(`The option ${option} ${problem}`);
    this.option = option;
    this.problem = problem;
  }
}

/** Options with defaults, and the listener for log lines. */
export interface RunnerSettings extends Required<FunctionRunnerOptions>, Pick<CodeRunnerParts, "onLine"> {}

/**
 * Adds defaults to the options. Validates them, because callers may not use TypeScript.
 *
 * @throws InvalidRunnerOptionError
 */
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
 * Rejects unknown options, because a misspelled `npm` would enable npm. Also detects `runner: functionRunner` without a
 * call, because the emulator then passes a clock as the options.
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
