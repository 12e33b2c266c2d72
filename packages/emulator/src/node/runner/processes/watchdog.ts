import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";

/**
 * Reads the ids of processes that have started (`+ 123`) and ended (`- 123`) until the emulator has ended for any
 * reason. Then it kills the groups of all processes that still run, which may be too busy to notice, and removes the
 * folder.
 */
const SCRIPT = `
running=" "
while read -r what pid; do
  case "$what" in
    +) running="$running$pid " ;;
    -) running="\${running%%" $pid "*} \${running#*" $pid "}" ;;
  esac
done
for pid in $running; do kill -9 "-$pid" "$pid"; done 2>/dev/null
rm -rf "$1"
`;

/** Removes the processes and the files of an emulator that was killed. It is not available on Windows. */
export class Watchdog {
  readonly #shell: ChildProcess;

  private constructor(shell: ChildProcess) {
    this.#shell = shell;
    // Without a shell there is no watchdog. Processes still end by themselves unless they are busy.
    shell.on("error", () => {});
    shell.stdin?.on("error", () => {});
    shell.unref();
    (shell.stdin as Socket | null)?.unref();
  }

  static start(folder: string): Watchdog | undefined {
    if (process.platform === "win32") return undefined;
    // It is detached, since signals from a terminal are meant for the emulator.
    const shell = spawn("/bin/sh", ["-c", SCRIPT, "seamline-guard", folder], {
      detached: true,
      cwd: "/",
      env: { PATH: process.env.PATH },
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
 * Registers a function to call when this process exits. All functions share one listener, since Node warns about many
 * listeners of an event.
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
