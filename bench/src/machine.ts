import { availableParallelism, loadavg } from "node:os";

/** Describes the machine, on which all figures depend. */
export function machine(): string {
  const [load = 0] = loadavg();
  return `Node ${process.version}, ${availableParallelism()} CPUs, load ${load.toFixed(1)}`;
}
