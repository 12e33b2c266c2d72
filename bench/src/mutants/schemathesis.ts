import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

const VERSION = "4.32.5";

/** The parts of Schemathesis, with the share of the requests that each run receives. */
const RUNS = [
  { phases: "examples,coverage,fuzzing", share: 0.75 },
  { phases: "stateful", share: 0.25 },
] as const;

/** A service that Schemathesis tests. */
export interface TestedService {
  readonly url: string;
  /** Credentials: `Authorization: Bearer …`. */
  readonly header: string;
  /** Path of the contract. */
  readonly contract: string;
  /** Calls `stop` after this number of further requests. */
  afterRequests(count: number, stop: () => void): void;
}

/** Installs Schemathesis into a folder of this benchmark. Needs Python 3.10 or newer. */
export async function installSchemathesis(): Promise<string> {
  const folder = fileURLToPath(new URL(`../../dist/schemathesis-${VERSION}`, import.meta.url));
  const program = join(folder, "bin", "st");
  if (existsSync(program)) return program;
  await run("python3", ["-m", "venv", folder]);
  await run(join(folder, "bin", "pip"), ["install", "--quiet", `schemathesis==${VERSION}`]);
  return program;
}

/**
 * Tests a service with all checks.
 *
 * @param maxRequests number of requests after which each phase is interrupted, in total
 * @returns the failures as `check: operation`
 */
export async function failuresOf(
  program: string,
  service: TestedService,
  maxRequests: number,
  seed = 1,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { phases, share } of RUNS) {
    for (const failure of await failuresIn(program, service, phases, maxRequests * share, seed))
      found.add(failure);
  }
  return found;
}

interface Report {
  readonly failures: readonly { readonly type: string; readonly operations: readonly string[] }[];
}

async function failuresIn(
  program: string,
  { url, header, contract, afterRequests }: TestedService,
  phases: string,
  maxRequests: number,
  seed: number,
): Promise<string[]> {
  const report = fileURLToPath(new URL("../../dist/schemathesis.json", import.meta.url));
  await rm(report, { force: true });
  const child = spawn(
    program,
    [
      ...["run", contract, "--url", url, "--header", header, "--phases", phases, "--seed", `${seed}`],
      ...["--max-examples", "20", "--no-shrink", "--continue-on-failure", "--workers", "1"],
      ...["--report", "json", "--report-json-path", report],
    ],
    { cwd: dirname(report), stdio: "ignore" },
  );
  const closed = once(child, "close");
  afterRequests(maxRequests, () => child.kill("SIGINT"));
  await closed;
  const { failures } = JSON.parse(await readFile(report, "utf8")) as Report;
  return failures.flatMap(({ type, operations }) => operations.map((operation) => `${type}: ${operation}`));
}
