import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { constants } from "node:os";
import { setTimeout } from "node:timers/promises";
import { isatty } from "node:tty";
import { signalGroup, Watchdog } from "@seamline/function-runner/processes";
import spawn from "cross-spawn";

/** Time limit for processes to exit after SIGTERM. */
const GRACE_SECONDS = 3;

/**
 * Environment variable that marks the processes of a command, so that they can be found if this process is killed.
 */
const MARK = "SEAMLINE_COMMAND_ID";

/** Interval between checks for the end of a process group, in milliseconds. */
const CHECK_MS = 20;

/**
 * Returns whether the command shares a terminal with this process. The terminal then sends signals such as Ctrl-C to
 * both.
 */
export function sharesTerminal(): boolean {
  return [0, 1, 2].some((stream) => isatty(stream));
}

/**
 * A command that uses the stdin and stdout of this process. It leads a process group, so its descendants can be
 * terminated with it. A command that shares a terminal stays in this process's group, because only one group can read
 * from a terminal. If this process is killed, a shell terminates the command.
 */
export class CommandProcess {
  /**
   * Resolves with the command's exit code, or with the signal that terminated it. Rejects if the command cannot be
   * started.
   */
  readonly ended: Promise<number | NodeJS.Signals>;
  readonly #child: ChildProcess;
  readonly #leadsGroup = process.platform !== "win32" && !sharesTerminal();
  readonly #watchdog: Watchdog | undefined;

  /** @param variables added to this process's environment */
  constructor(program: string, args: readonly string[], variables: Readonly<Record<string, string>>) {
    const id = randomUUID();
    this.#watchdog = Watchdog.start({ graceSeconds: GRACE_SECONDS, mark: `${MARK}=${id}` });
    // On Windows, npm and other package binaries are scripts, which Node cannot start.
    const child = spawn(program, args, {
      stdio: "inherit",
      env: { ...process.env, ...variables, [MARK]: id },
      detached: this.#leadsGroup,
    });
    if (child.pid !== undefined) this.#watchdog?.watch(child.pid);
    this.#child = child;
    this.ended = new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code, signal) => resolve(code ?? signal ?? "SIGKILL"));
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Sends SIGTERM to the command and its descendants, and SIGKILL to those still running after a time limit. */
  async end(): Promise<void> {
    this.#signalAll("SIGTERM");
    const until = performance.now() + GRACE_SECONDS * 1000;
    while (this.#isAnyLeft() && performance.now() < until) await setTimeout(CHECK_MS);
    this.#signalAll("SIGKILL");
  }

  /** Stops watching the command. Its background processes keep running. */
  async release(): Promise<void> {
    if (this.#child.pid !== undefined) this.#watchdog?.forget(this.#child.pid);
    await this.#watchdog?.end();
  }

  #signalAll(signal: "SIGTERM" | "SIGKILL"): void {
    if (this.#leadsGroup) signalGroup(this.#child, signal);
    else this.#child.kill(signal);
  }

  #isAnyLeft(): boolean {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined) return false;
    if (!this.#leadsGroup) return exitCode === null && signalCode === null;
    try {
      return process.kill(-pid, 0);
    } catch {
      return false;
    }
  }
}

/** Returns the exit code that a shell reports for a command that was terminated by a signal. */
export function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}
