import { readFileSync } from "node:fs";

const MEBIBYTE = 1024 * 1024;

/** Minimum memory that a language and its framework need to start. */
const MINIMUM_BYTES = 96 * MEBIBYTE;

/** Returns a process's memory limit, in bytes. It is always sufficient for startup. */
export function processBytes(memoryBytes: number): number {
  return Math.max(memoryBytes, MINIMUM_BYTES);
}

/**
 * Returns a process's private memory, in bytes. This excludes the executable, which all processes of a language share.
 *
 * @returns `undefined` if the system does not report it or if the process has ended
 */
function privateMemoryBytes(pid: number): number | undefined {
  try {
    const kibibytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Interval between memory checks, in milliseconds. */
const CHECK_INTERVAL_MS = 100;

/** A process with a memory limit. */
export interface WatchedProcess {
  /** Id of the process that runs the code. */
  readonly memoryPid: number | undefined;
  readonly memoryBytes: number;
  readonly isBusy: boolean;
  /** Called when the process exceeds its memory limit. */
  onExceeded(bytes: number): void;
}

/** Checks the memory of busy processes on systems that report it (Linux). Node.js also limits its heap. */
export class MemoryWatch {
  readonly #busy = new Set<WatchedProcess>();
  #timer: NodeJS.Timeout | undefined;

  /** Checks a process until it is idle. */
  add(process: WatchedProcess): void {
    this.#busy.add(process);
    this.#timer ??= setInterval(() => this.#check(), CHECK_INTERVAL_MS).unref();
  }

  #check(): void {
    for (const process of this.#busy) {
      const bytes = process.memoryPid === undefined ? undefined : privateMemoryBytes(process.memoryPid);
      if (bytes === undefined || !process.isBusy) this.#busy.delete(process);
      if (bytes !== undefined && bytes > processBytes(process.memoryBytes)) process.onExceeded(bytes);
    }
    if (this.#busy.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
