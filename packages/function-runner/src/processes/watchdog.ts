import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";

/**
 * Reads the ids of started (`+ 123`) and ended processes (`- 123`) until the runner ends for any reason. Then it ends
 * the groups of all running processes. If `$1` is positive, it sends SIGTERM and waits `$1` seconds before it kills
 * them, because they may be too busy to react. Finally it removes the folders `$3` and following.
 *
 * On Linux, it also ends all processes whose environment contains `$2`, such as a process whose id has not arrived yet.
 */
const SCRIPT = `
ids=" "
while read -r what pid; do
  case "$what" in
    +) ids="$ids$pid " ;;
    -) ids="\${ids%%" $pid "*} \${ids#*" $pid "}" ;;
  esac
done
exec 2>/dev/null
seconds=$1 mark=$2
shift 2
running() {
  echo "$ids"
  [ -z "$mark" ] || grep -lF "$mark" /proc/[0-9]*/environ | tr -dc '0-9\\n'
}
signal() {
  for pid in $(running); do kill "$1" "-$pid" "$pid"; done
}
is_any_left() {
  for pid in $(running); do kill -0 "-$pid" && return; kill -0 "$pid" && return; done
  return 1
}
[ "$seconds" -eq 0 ] || signal -15
while [ "$seconds" -gt 0 ] && is_any_left; do sleep 1; seconds=$((seconds - 1)); done
signal -9
[ $# -eq 0 ] || rm -rf "$@"
`;

interface WatchdogOptions {
  /** Folders to remove. */
  readonly folders?: readonly string[];
  /** The time that processes have to end after SIGTERM. Default: they are killed immediately. */
  readonly graceSeconds?: number;
  /** A variable that exists only in the environments of the processes: `NAME=value`. */
  readonly mark?: string;
}

/** Ends the processes of a killed runner, and removes its files. Not available on Windows. */
export class Watchdog {
  readonly #shell: ChildProcess;

  private constructor(shell: ChildProcess) {
    this.#shell = shell;
    // Without a shell there is no watchdog. Processes then still end by themselves unless they are busy.
    shell.on("error", () => {});
    shell.stdin?.on("error", () => {});
    shell.unref();
    (shell.stdin as Socket | null)?.unref();
  }

  static start({ folders = [], graceSeconds = 0, mark = "" }: WatchdogOptions): Watchdog | undefined {
    if (process.platform === "win32") return undefined;
    // Detached, because signals from a terminal are meant for the runner.
    const args = ["-c", SCRIPT, "seamline-guard", `${graceSeconds}`, mark, ...folders];
    const shell = spawn("/bin/sh", args, {
      detached: true,
      cwd: "/",
      env: { PATH: `${process.env.PATH}:/usr/bin:/bin` },
      stdio: ["pipe", "ignore", "ignore"],
    });
    return new Watchdog(shell);
  }

  watch(pid: number): void {
    this.#shell.stdin?.write(`+ ${pid}\n`);
  }

  forget(pid: number): void {
    this.#shell.stdin?.write(`- ${pid}\n`);
  }

  /** Ends the watchdog. Resolves when it has ended. */
  async end(): Promise<void> {
    const { exitCode, signalCode, pid } = this.#shell;
    if (exitCode !== null || signalCode !== null || pid === undefined) return;
    this.#shell.ref();
    const ended = once(this.#shell, "exit");
    this.#shell.stdin?.end();
    await ended;
  }
}

const exitHooks = new Set<() => void>();

/**
 * Registers a function to call when this process exits. All functions share one listener, because Node warns about
 * many listeners.
 *
 * @returns a function that removes it
 */
export function onExit(hook: () => void): () => void {
  if (exitHooks.size === 0) process.on("exit", runExitHooks);
  exitHooks.add(hook);
  return () => {
    exitHooks.delete(hook);
    if (exitHooks.size === 0) process.off("exit", runExitHooks);
  };
}

function runExitHooks(): void {
  for (const hook of exitHooks) hook();
}
