import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";

/**
 * Reads the ids of started processes (`+ 123`) and ended processes (`- 123`) until the runner ends for any reason. Then
 * it kills the groups of all running processes, which may be too busy to end by themselves. If `$1` is positive, it
 * first sends SIGTERM and waits `$1` seconds. Finally, it removes the folders in `$3` and all following arguments.
 *
 * On Linux, it also kills all processes whose environment contains `$2`. This includes processes whose id
 * has not been received yet.
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
  /** The time that processes have to end after SIGTERM. By default, they are killed immediately. */
  readonly graceSeconds?: number;
  /** A variable that only exists in the environments of these processes: `NAME=value`. */
  readonly mark?: string;
}

/** Ends the processes of a killed runner and removes its files. Not available on Windows. */
export class Watchdog {
  readonly #shell: ChildProcess;

  private constructor(shell: ChildProcess) {
    this.#shell = shell;
    // The watchdog needs a shell. Without a shell, processes end by themselves unless they are busy.
    shell.on("error", () => {});
    shell.stdin?.on("error", () => {});
    shell.unref();
    (shell.stdin as Socket | null)?.unref();
  }

  static start({ folders = [], graceSeconds = 0, mark = "" }: WatchdogOptions): Watchdog | undefined {
    if (process.platform === "win32") return undefined;
    // Detached, because signals from a terminal must only reach the runner.
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
 * Registers a function that is called when this process exits. All functions share one listener, because Node.js warns
 * about too many listeners.
 *
 * @returns a function that removes the registration
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
