import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";
import spawn from "cross-spawn";
import { UsageError } from "../usage-error.ts";

/** The exit codes of shells for a command that there is not, and for one that may not be run (POSIX, "Exit Status"). */
const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;

/** A signal that ends a command exits with this and its number, as in shells. */
const SIGNAL_BASE = 128;

/** Signals that are passed on to the command. */
const FORWARDED = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"] as const;

/** Those that a terminal sends to the command by itself. A second one makes many programs end without tidying up. */
const FROM_TERMINAL: readonly string[] = ["SIGINT", "SIGQUIT"];

/** Signals that arrive before, while and after a command runs. It gets those that arrive while it runs. */
export class SignalForwarding {
  readonly #isTerminal = process.stdin.isTTY || process.stdout.isTTY;
  readonly #handler = (signal: NodeJS.Signals): void => this.#forward(signal);
  #child: ChildProcess | undefined;
  /** The first signal that came before the command ran. */
  early: NodeJS.Signals | undefined;

  constructor() {
    for (const signal of FORWARDED) process.on(signal, this.#handler);
  }

  attach(child: ChildProcess): void {
    this.#child = child;
  }

  #forward(signal: NodeJS.Signals): void {
    if (!this.#child) this.early ??= signal;
    else if (!this.#isTerminal || !FROM_TERMINAL.includes(signal)) this.#child.kill(signal);
  }
}

/**
 * Runs a command with the input and output of this process. On Windows, npm and what packages install are scripts, which
 * Node itself does not start.
 *
 * @param variables of its environment, beside those of this process
 * @returns its exit code; 128 and the number of a signal that ended it
 * @throws UsageError with the exit code of shells
 */
export async function runCommand(
  [program = "", ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
  signals: SignalForwarding,
): Promise<number> {
  if (signals.early) return exitCodeOf(signals.early);
  const child = spawn(program, args, { stdio: "inherit", env: { ...process.env, ...variables } });
  signals.attach(child);
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(commandError(program, error)));
    child.once("exit", (code, signal) => resolve(code ?? exitCodeOf(signal ?? "SIGKILL")));
  });
}

function exitCodeOf(signal: NodeJS.Signals): number {
  return SIGNAL_BASE + constants.signals[signal];
}

function commandError(program: string, { code, message }: NodeJS.ErrnoException): UsageError {
  if (code === "ENOENT") return new UsageError(`there is no command ${program}`, NOT_FOUND);
  const reason = code === "EACCES" ? "it may not be executed" : message;
  return new UsageError(`the command ${program} cannot be run: ${reason}`, NOT_EXECUTABLE);
}
