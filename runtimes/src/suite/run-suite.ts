import { createClient } from "@seamline/client-core";
import { type Runtime as Kind, runCases } from "@seamline/conformance/run";
import type { Servers } from "../runtime.ts";
import type { SuiteLine } from "../transcript.ts";
import { bodyChecks } from "./body-checks.ts";
import type { Check } from "./check.ts";
import { type Entries, entryChecks } from "./entry-checks.ts";
import { limitChecks } from "./limit-checks.ts";
import { secretChecks } from "./secret-checks.ts";
import { transferChecks } from "./transfer-checks.ts";

/**
 * Runs the checks in this folder and the conformance cases. Prints one line of JSON per check and case, and a final
 * line. Never rejects.
 *
 * @param entries exports of the packages, by import name
 */
export async function runSuite({ kind, servers }: Settings, entries: Entries): Promise<void> {
  const { routes, conformance: serverUrl } = servers;
  const kinds = [
    entryChecks(routes, entries),
    bodyChecks(routes),
    limitChecks(routes),
    secretChecks(routes),
    transferChecks(routes),
  ];
  for (const check of kinds.flat()) await runCheck(check);
  const report = (check: string, problems: readonly string[]): void =>
    print({ check, why: problems.length ? problems.join("; ") : undefined });
  try {
    const { skipped } = await runCases({ serverUrl, createClient, runtime: kind, report });
    print({ ended: true, skipped });
  } catch (error) {
    console.log(`the conformance cases failed to run: ${error}`);
  }
}

async function runCheck({ name, run }: Check): Promise<void> {
  try {
    await run();
    print({ check: name });
  } catch (error) {
    print({ check: name, why: (error as Error).stack ?? `${error}` });
  }
}

function print(line: SuiteLine): void {
  console.log(JSON.stringify(line));
}

/** Settings that a program passes to the suite. */
export interface Settings {
  /** Selects which exceptions in the conformance cases apply. */
  readonly kind: Kind;
  readonly servers: Servers;
}
