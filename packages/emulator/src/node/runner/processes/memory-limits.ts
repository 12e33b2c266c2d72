import { readFileSync } from "node:fs";

const MEBIBYTE = 1024 * 1024;

/** What Node and the framework take beside what the code keeps on its heap. */
const OVERHEAD = 64 * MEBIBYTE;

/** Below it Node does not come as far as the code. */
const MINIMUM = { heap: 32 * MEBIBYTE, process: 96 * MEBIBYTE };

/** For Node's `--max-old-space-size`: what is left of the memory of a function for its heap, in MiB. */
export function heapMebibytes(memoryBytes: number): number {
  return Math.floor(Math.max(memoryBytes - OVERHEAD, MINIMUM.heap) / MEBIBYTE);
}

/**
 * For Node's `--max-semi-space-size`: how large the part of the heap grows for what is young, of which there are
 * three, in MiB. As large as Node has it, it alone would fill a small function's memory under load.
 */
export function semiSpaceMebibytes(memoryBytes: number): number {
  return Math.min(Math.max(Math.floor(memoryBytes / MEBIBYTE / 64), 1), 16);
}

/** What a process may hold, in bytes: code that is given less than Node needs is given that. */
function processBytes(memoryBytes: number): number {
  return Math.max(memoryBytes, MINIMUM.process);
}

/**
 * Memory that a process has filled itself, in bytes: Node's own program, which all processes share, is not counted.
 * `undefined` where the system does not say, or the process is gone.
 */
function privateMemoryBytes(pid: number): number | undefined {
  try {
    const kibibytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}

/** How often processes are looked at while they work, in milliseconds. */
const CHECK_INTERVAL_MS = 100;

/** A process whose memory has a limit. */
export interface WatchedProcess {
  readonly pid: number | undefined;
  readonly memoryBytes: number;
  readonly isBusy: boolean;
  /** Told once it holds more than it may. */
  onExceeded(bytes: number): void;
}

/** Looks at how much memory busy processes hold, where the system says so (Linux). The heap has its own limit. */
export class MemoryWatch {
  readonly #busy = new Set<WatchedProcess>();
  #timer: NodeJS.Timeout | undefined;

  /** Looks at a process until it is found idle. */
  add(process: WatchedProcess): void {
    this.#busy.add(process);
    this.#timer ??= setInterval(() => this.#look(), CHECK_INTERVAL_MS).unref();
  }

  #look(): void {
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
