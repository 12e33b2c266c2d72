import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";

/**
 * Reads who runs (`+ 123`) and who has ended (`- 123`) until the emulator is gone, however it went. Then it ends the
 * groups of all who still run, which may be too busy to notice, and removes what is on the disk.
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

/** Outlives the emulator by a moment, and leaves nothing of it behind. There is none on Windows. */
export class Watchdog {
  readonly #shell: ChildProcess;

  private constructor(shell: ChildProcess) {
    this.#shell = shell;
    // A system without a shell is one without a guard: processes still end by themselves unless they are busy.
    shell.on("error", () => {});
    shell.stdin?.on("error", () => {});
    shell.unref();
    (shell.stdin as Socket | null)?.unref();
  }

  static start(folder: string): Watchdog | undefined {
    if (process.platform === "win32") return undefined;
    // Detached: signals that a terminal sends to the emulator are for the emulator.
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

  /** Resolves when it has ended. */
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
 * Has `end` be called when this process exits without having ended what it started. One listener serves all: each has
 * a limit on its listeners.
 *
 * @returns takes it back
 */
export function onExit(end: () => void): () => void {
  if (exitHooks.size === 0) process.on("exit", runExitHooks);
  exitHooks.add(end);
  return () => {
    exitHooks.delete(end);
    if (exitHooks.size === 0) process.off("exit", runExitHooks);
  };
}

function runExitHooks(): void {
  for (const end of exitHooks) end();
}
