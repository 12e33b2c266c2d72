/**
 * Counts the defects of a service that `seamline-specs verify` and Schemathesis find. A proxy in front of the emulator
 * has a single defect at a time. Both tools may send the same number of requests. The emulator starts with the example
 * for Schemathesis, which needs existing items, and without items for `verify`, which creates its own.
 *
 * npm run verify-mutants
 * npm run verify-mutants -- --max-requests 1000 --only token
 */
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { verifyEmulator } from "../../packages/emulator/test/verify/support/emulator-run.ts";
import type { Mutant, Mutate } from "../../packages/emulator/test/verify/support/mutant.ts";
import { responseMutants } from "../../packages/emulator/test/verify/support/response-mutants.ts";
import { sequenceMutants } from "../../packages/emulator/test/verify/support/sequence-mutants.ts";
import { readKnownDifferences } from "../../specs/src/verify.ts";
import { failuresOf, installSchemathesis } from "./mutants/schemathesis.ts";
import { serveMutant } from "./mutants/served-mutant.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    "max-requests": { type: "string", default: "2000" },
    only: { type: "string", default: "" },
  },
});
const maxRequests = Number(values["max-requests"]);
const program = await installSchemathesis();
const known = readKnownDifferences(
  fileURLToPath(new URL("../../packages/emulator/test/verify/known-differences.yaml", import.meta.url)),
);

/** What a tool reports about a service. */
interface Run {
  readonly found: readonly string[];
  readonly requests: number;
  readonly seconds: number;
}

async function timed(test: () => Promise<Omit<Run, "seconds">>): Promise<Run> {
  const start = performance.now();
  const result = await test();
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

const verified = (document: string, mutate?: Mutate): Promise<Run> =>
  timed(async () => {
    const options = { known, maxRequests, ...(mutate && { mutate }) };
    const { findings, requests } = await verifyEmulator(document, options);
    return { found: findings.map(({ rule, operations }) => `${rule}: ${operations.join(", ")}`), requests };
  });

const tested = (document: string, mutate?: Mutate, seed?: number): Promise<Run> =>
  timed(async () => {
    await using service = await serveMutant(document, mutate);
    const found = await failuresOf(program, service, maxRequests, seed);
    return { found: [...found], requests: service.requests };
  });

/** Failures that Schemathesis reports on the unmodified emulator with any of several seeds. */
const ordinary = new Map<string, Set<string>>();
for (const document of ["retention/v1", "edge"]) {
  const ours = await verified(document);
  const theirs: Run[] = [];
  for (const seed of [1, 2, 3]) theirs.push(await tested(document, undefined, seed));
  ordinary.set(document, new Set(theirs.flatMap(({ found }) => found)));
  console.log(`\nThe unmodified emulator, ${document}`);
  console.log(`verify: ${ours.found.length} findings in ${figures(ours)}`);
  for (const run of theirs) console.log(`Schemathesis: ${kinds(run.found)} in ${figures(run)}`);
}

const mutants: readonly (Mutant & { readonly kind: string })[] = [
  ...responseMutants.map((mutant) => ({ ...mutant, kind: "in a response" })),
  ...sequenceMutants.map((mutant) => ({ ...mutant, kind: "in a sequence" })),
].filter(({ name }) => name.includes(values.only));

const rows: string[][] = [];
const totals = new Map<string, [count: number, ours: number, theirs: number]>();
for (const { name, document, mutate, kind } of mutants) {
  const ours = await verified(document, mutate());
  const theirs = await tested(document, mutate());
  const news = theirs.found.filter((failure) => !ordinary.get(document)?.has(failure));
  const [count, ourCount, theirCount] = totals.get(kind) ?? [0, 0, 0];
  totals.set(kind, [
    count + 1,
    ourCount + Number(ours.found.length > 0),
    theirCount + Number(news.length > 0),
  ]);
  const row = [
    `${kind}: ${name}`,
    ours.found[0] ?? "–",
    `${ours.requests}`,
    news[0] ?? "–",
    `${theirs.requests}`,
  ];
  rows.push(row);
  console.error(row.join(" | "));
}

console.log(`\nDefects found with at most ${maxRequests} requests\n`);
printTable(["defect", "verify", "requests", "Schemathesis", "requests"], rows);
for (const [kind, [count, ours, theirs]] of totals)
  console.log(`${kind}: verify ${ours} of ${count}, Schemathesis ${theirs} of ${count}`);

function figures({ requests, seconds }: Run): string {
  return `${requests} requests and ${seconds.toFixed(0)} s`;
}

/** Counts failures by kind. */
function kinds(found: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const failure of found) {
    const [kind = ""] = failure.split(":");
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ") || "no failures";
}
