import { spawn } from "node:child_process";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

export interface TimedRun {
  readonly seconds: number;
  /** CPU time of Turbo and of all processes that it started. Other work on the machine barely affects it. */
  readonly cpuSeconds: number;
  /** Number of tasks that ran and were not taken from the cache. */
  readonly executed: number;
}

/** Thrown when a run exceeds its time limit. */
export class OutOfTime extends Error {}

/**
 * Runs Turbo in a workspace and waits for its end.
 *
 * @param path the search path, which must contain pnpm, because Turbo runs scripts with it
 * @param deadline time of `performance.now()` at which the run is stopped
 * @throws OutOfTime at the deadline; Error with the end of the output if a task fails
 */
export async function timedTurbo(
  workspace: string,
  args: readonly string[],
  { path, deadline }: { readonly path: string; readonly deadline: number },
): Promise<TimedRun> {
  const left = deadline - performance.now();
  if (left <= 0) throw new OutOfTime();
  const turbo = join(workspace, "node_modules/.bin/turbo");
  // The shell reports the CPU time of all processes that it waits for. Node does not.
  const script = 'TIMEFORMAT="cpu %U %S"; time "$@"';
  const child = spawn("bash", ["-c", script, "bash", turbo, "run", ...args, "--output-logs=errors-only"], {
    cwd: workspace,
    detached: true,
    env: {
      ...process.env,
      PATH: path,
      TURBO_CACHE_DIR: join(workspace, ".turbo-cache"),
      TURBO_TELEMETRY_DISABLED: "1",
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // The process group: Turbo and the processes that it started.
    process.kill(-(child.pid as number), "SIGTERM");
  }, left);
  const start = performance.now();
  const status = await new Promise((resolve) => child.on("close", resolve));
  clearTimeout(timer);
  if (isLate) throw new OutOfTime();
  if (status !== 0)
    throw new Error(`turbo run ${args.join(" ")} ended with ${status}.\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - start) / 1000, ...summaryOf(output) };
}

function summaryOf(output: string): { cpuSeconds: number; executed: number } {
  const [, user = "0", system = "0"] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Turbo colours its summary.
  const plain = output.replaceAll(/\x1b\[[\d;]*m/g, "");
  const [, cached = "0", total = "0"] = /Cached:\s+(\d+) cached, (\d+) total/.exec(plain) ?? [];
  return { cpuSeconds: Number(user) + Number(system), executed: Number(total) - Number(cached) };
}
