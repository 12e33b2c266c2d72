import { readFileSync } from "node:fs";

const MEBIBYTE = 1024 * 1024;

/** What Node and the framework take beside what the code keeps on its heap. */
const OVERHEAD = 64 * MEBIBYTE;

/** Below it Node does not come as far as the code. */
const LEAST = { heap: 32 * MEBIBYTE, process: 96 * MEBIBYTE };

/** For Node's `--max-old-space-size`: what is left of the memory of a function for its heap, in MiB. */
export function heapMebibytes(memoryBytes: number): number {
  return Math.floor(Math.max(memoryBytes - OVERHEAD, LEAST.heap) / MEBIBYTE);
}

/**
 * For Node's `--max-semi-space-size`: how large the part of the heap grows for what is young, of which there are
 * three, in MiB. As large as Node has it, it alone would fill a small function's memory under load.
 */
export function semiSpaceMebibytes(memoryBytes: number): number {
  return Math.min(Math.max(Math.floor(memoryBytes / MEBIBYTE / 64), 1), 16);
}

/** What a process may hold, in bytes: code that is given less than Node needs is given that. */
export function processBytes(memoryBytes: number): number {
  return Math.max(memoryBytes, LEAST.process);
}

/**
 * Memory that a process has filled itself, in bytes: Node's own program, which all processes share, is not counted.
 * `undefined` where the system does not say, or the process is gone.
 */
export function ownBytes(pid: number): number | undefined {
  try {
    const kibibytes = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
