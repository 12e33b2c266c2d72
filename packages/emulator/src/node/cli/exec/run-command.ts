import { UsageError } from "../usage-error.ts";
import { CommandProcess, exitCodeOf, sharesTerminal } from "./command-process.ts";

/** Exit codes that shells use if a command is missing or not executable (POSIX, "Exit Status"). */
const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;

/** Signals that are forwarded to the command. */
const FORWARDED = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"] as const;

/** Signals that a terminal also sends to the command. Many programs exit without cleanup on a second signal. */
const FROM_TERMINAL: readonly string[] = ["SIGINT", "SIGQUIT"];

/** Handles the signals of this process and forwards them to a running command. */
export class SignalForwarding {
  readonly #sharesTerminal = sharesTerminal();
  #command: CommandProcess | undefined;
  /** The first signal that was received. */
  received: NodeJS.Signals | undefined;

  constructor() {
    for (const signal of FORWARDED) process.on(signal, (received) => this.#forward(received));
  }

  attach(command: CommandProcess): void {
    this.#command = command;
  }

  /** Terminates the command, or prevents it from starting. */
  end(): void {
    this.received ??= "SIGTERM";
    void this.#command?.end();
  }

  #forward(signal: NodeJS.Signals): void {
    this.received ??= signal;
    if (!this.#sharesTerminal || !FROM_TERMINAL.includes(signal)) this.#command?.signal(signal);
  }
}

/**
 * Runs a command with the stdin and stdout of this process. After a signal, the command's descendants are also
 * terminated.
 *
 * @param variables added to this process's environment
 * @returns the exit code, or 128 plus the number of the signal that terminated the command
 * @throws UsageError if the command cannot be started, with the exit code of a shell
 */
export async function runCommand(
  [program = "", ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
  signals: SignalForwarding,
): Promise<number> {
  if (signals.received) return exitCodeOf(signals.received);
  const command = new CommandProcess(program, args, variables);
  signals.attach(command);
  try {
    const code = await command.ended;
    if (signals.received) await command.end();
    return typeof code === "number" ? code : exitCodeOf(code);
  } catch (error) {
    throw commandError(program, error as NodeJS.ErrnoException);
  } finally {
    await command.release();
  }
}

function commandError(program: string, { code, message }: NodeJS.ErrnoException): UsageError {
  if (code === "ENOENT") return new UsageError(`command not found: ${program}`, NOT_FOUND);
  const reason = code === "EACCES" ? "permission denied" : message;
  return new UsageError(`cannot run the command ${program}: ${reason}`, NOT_EXECUTABLE);
}
