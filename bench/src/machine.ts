import { availableParallelism, loadavg } from "node:os";

/** What figures depend on beside what they measure. */
export function machine(): string {
  const [load = 0] = loadavg();
  return `Node ${process.version}, ${availableParallelism()} CPUs, load ${load.toFixed(1)}`;
}
