import { fileURLToPath } from "node:url";
import { readKnownDifferences } from "@seamline/specs/verify";
import { describe, expect, it } from "vitest";
import { exampleSeed } from "../../src/generated/example-seed.gen.ts";
import { documentNames, verifyEmulator } from "./support/emulator-run.ts";
import { responseMutants } from "./support/response-mutants.ts";
import { sequenceMutants } from "./support/sequence-mutants.ts";

const known = readKnownDifferences(fileURLToPath(new URL("known-differences.yaml", import.meta.url)));
const mutants = [...responseMutants, ...sequenceMutants];
/** Workflows that run without other accounts, files or requests to other services. */
const COMPLETED: Readonly<Record<string, readonly string[]>> = {
  edge: ["waitOutTheRateLimit", "zoneWithRecords"],
  "retention/v1": ["rejectedInput", "rejectedTransitions"],
};
/** Required share of mutants that a run finds. */
const REQUIRED = 0.95;

describe.each(documentNames())("the emulator of %s", (name) => {
  it("the emulator matches its contract, and verify deletes its items", { timeout: 60_000 }, async () => {
    const result = await verifyEmulator(name, { known });
    expect(result).toMatchObject({ findings: [], left: [] });
    expect(result.stopped).toBeUndefined();
    expect(result.requests).toBeLessThanOrEqual(2000);
    expect(result.completed).toEqual(COMPLETED[name] ?? []);
  });
});

it("the emulator matches its contract with the example seed", { timeout: 60_000 }, async () => {
  const [first] = documentNames().filter((name) => name.includes("/"));
  expect(await verifyEmulator(first ?? "", { known, state: exampleSeed })).toMatchObject({
    findings: [],
    left: [],
  });
});

it("detects at least 95 % of services with a single defect", { timeout: 120_000 }, async () => {
  const missed: string[] = [];
  for (const { name, document, mutate } of mutants) {
    const { findings } = await verifyEmulator(document, { known, mutate: mutate(), stopsAtFirst: true });
    if (process.env.MUTANTS)
      console.log(name, "|", findings[0]?.rule ?? "MISSED", findings[0]?.pointer ?? "");
    if (findings.length === 0) missed.push(name);
  }
  expect(mutants.length).toBeGreaterThanOrEqual(40);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect((mutants.length - missed.length) / mutants.length, missed.join(", ")).toBeGreaterThanOrEqual(
    REQUIRED,
  );
});
