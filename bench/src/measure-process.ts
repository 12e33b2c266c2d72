import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";

export interface Measured {
  readonly seconds: number;
  /** Peak resident memory of the process or of its largest child. */
  readonly megabytes: number;
}

/**
 * Runs a script to its end in a separate process, with the same version of Node.
 *
 * @throws Error with the output of the process if its exit code is not 0
 */
export async function measureProcess(
  script: string,
  args: readonly string[],
  cwd: string,
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-bench-"));
  const peaks = join(folder, "peaks");
  const env = {
    ...process.env,
    SEAMLINE_BENCH_PEAKS: peaks,
    NODE_OPTIONS: `--require=${REPORTER}`,
    ...QUIET,
  };
  try {
    const start = performance.now();
    await run(script, args, cwd, env);
    const seconds = (performance.now() - start) / 1000;
    const kilobytes = (await readFile(peaks, "utf8")).trim().split("\n").map(Number);
    return { seconds, megabytes: Math.max(...kilobytes) / 1024 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Plain CommonJS, since its loading time counts as time of the measured process and should be negligible. */
const REPORTER = fileURLToPath(new URL("report-peak.cjs", import.meta.url));

/** Turns off update checks and telemetry, so that no network request is timed. */
const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", CI: "true", NO_COLOR: "1" };

function run(script: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[script, ...args].join(" ")} ended with ${code}.\n${output.trim()}`));
    });
  });
}
