import { readFileSync } from "node:fs";

const MEBIBYTE = 1024 * 1024;

/** The memory that Node and the framework need beside the heap of the code. */
const OVERHEAD_BYTES = 64 * MEBIBYTE;

/** The least memory with which Node can start code. */
const MINIMUM_BYTES = { heap: 32 * MEBIBYTE, process: 96 * MEBIBYTE };

/** Returns the size of the heap for Node's `--max-old-space-size`, in MiB. */
export function heapMebibytes(memoryBytes: number): number {
  return Math.floor(Math.max(memoryBytes - OVERHEAD_BYTES, MINIMUM_BYTES.heap) / MEBIBYTE);
}

/**
 * Returns the size of each of the three parts of the heap for young objects, for Node's `--max-semi-space-size`, in
 * MiB. With Node's default, they alone would fill the memory of a small function under load.
 */
export function semiSpaceMebibytes(memoryBytes: number): number {
  return Math.min(Math.max(Math.floor(memoryBytes / MEBIBYTE / 64), 1), 16);
}

/** Returns how much memory a process may use, in bytes. It is never less than Node needs. */
function processBytes(memoryBytes: number): number {
  return Math.max(memoryBytes, MINIMUM_BYTES.process);
}

/**
 * Returns the private memory of a process, in bytes. Node's own program, which all processes share, does not count.
 *
 * @returns `undefined` if the system does not report it, or the process has ended
 */
function privateMemoryBytes(pid: number): number | undefined {
  try {
    const kibibytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}

/** How often busy processes are checked, in milliseconds. */
const CHECK_INTERVAL_MS = 100;

/** A process whose memory has a limit. */
export interface WatchedProcess {
  readonly pid: number | undefined;
  readonly memoryBytes: number;
  readonly isBusy: boolean;
  /** Called when it uses more memory than it may. */
  onExceeded(bytes: number): void;
}

/** Checks the memory of busy processes, on systems that report it (Linux). Node itself limits the heap. */
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
      const bytes = process.pid === undefined ? undefined : privateMemoryBytes(process.pid);
      if (bytes === undefined || !process.isBusy) this.#busy.delete(process);
      if (bytes !== undefined && bytes > processBytes(process.memoryBytes)) process.onExceeded(bytes);
    }
    if (this.#busy.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
