import type { ClientOptions, ServiceDefinition } from "@seamline/client-core";
import type { ConformanceCase, Runtime } from "./case.ts";
import { definition as library } from "./generated/operations.gen.ts";
import { runCase, type Subject } from "./run-case.ts";

export type { ConformanceCase, Runtime } from "./case.ts";

/** A failed case. */
export interface FailedCase {
  readonly case: string;
  readonly why: string;
}

/** Number of passed cases, and the failed cases with their problems. */
export interface CasesResult {
  readonly passed: number;
  /** Number of cases that do not apply to this runtime. */
  readonly skipped: number;
  readonly failed: readonly FailedCase[];
}

/** Options for {@link runCases}. */
export interface RunCasesOptions {
  /** URL of a conformance server. */
  readonly serverUrl: string;
  /** `createClient` of the tested build of `@seamline/client-core`. */
  readonly createClient: <Client>(definition: ServiceDefinition<Client>, options: ClientOptions) => Client;
  /** Default: all of the server's cases. */
  readonly cases?: readonly ConformanceCase[];
  /**
   * Definition of the operations called in the cases. Default: the definition for the cases in `@seamline/client-core`.
   */
  readonly definition?: ServiceDefinition<unknown>;
  /** Selects which exceptions in the cases apply. Default: `node`. */
  readonly runtime?: Runtime;
  /** Number of concurrent cases. Default: 4, which is below browsers' connection limit. */
  readonly parallel?: number;
  /** Time limit per case, in milliseconds. Default: 15 000. */
  readonly maxCaseMs?: number;
  /** Called after every case. */
  readonly report?: (name: string, problems: readonly string[]) => void;
}

/** Runs cases against a client. Uses only web standards, so it runs everywhere the client runs. */
export async function runCases(options: RunCasesOptions): Promise<CasesResult> {
  const { serverUrl, definition = library, runtime = "node", parallel = 4 } = options;
  const { createClient, maxCaseMs = 15_000, report } = options;
  const subject: Subject = {
    definition,
    createClient: (clientOptions) => createClient(definition as ServiceDefinition<unknown>, clientOptions),
    serverUrl,
    run: `${runtime}-${Math.random().toString(36).slice(2)}`,
  };
  const all = (options.cases ?? (await casesOf(serverUrl))).map((one) => inRuntime(one, runtime));
  const queue = all.filter((one) => one !== undefined);
  const total = queue.length;
  const failed: FailedCase[] = [];
  const work = async (): Promise<void> => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const problems = await within(maxCaseMs, runCase(subject, one));
      if (problems.length > 0) failed.push({ case: one.name, why: problems.join("; ") });
      report?.(one.name, problems);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return { passed: total - failed.length, skipped: all.length - total, failed };
}

/** Waits for the result of a case, and adds a problem if the case exceeds its time limit. */
async function within(ms: number, found: Promise<string[]>): Promise<string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve([`did not finish within ${ms} ms`]), ms);
  });
  const problems = found.catch((reason: unknown) => [`could not run: ${reason}`]);
  return Promise.race([problems, late]).finally(() => clearTimeout(timer));
}

async function casesOf(serverUrl: string): Promise<ConformanceCase[]> {
  const response = await fetch(`${serverUrl}/cases`);
  return (await response.json()) as ConformanceCase[];
}

/** Returns the case as it applies to a runtime, or `undefined` if it does not apply. */
function inRuntime(one: ConformanceCase, runtime: Runtime): ConformanceCase | undefined {
  const { skip, reason: _, ...differs } = one.where?.[runtime] ?? { reason: "" };
  return skip ? undefined : { ...one, ...differs };
}
