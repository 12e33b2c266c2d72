import { setFlagsFromString } from "node:v8";

/**
 * Keeps V8 from growing its heap for requests that leave next to nothing behind. The young generation stays as large as
 * starting has made it, some MB, instead of 128 MB; the old one may double before it is collected, instead of more.
 * Measured under load: 135 MB in place of 250, at the same rate. Only the process that is the emulator may decide so.
 */
export function steadyHeap(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=100");
}
