import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import type { EmulatorCoverage } from "../../src/index.ts";
import { openClientOffice } from "./support/client-office.ts";
import { coverageProblems, type DocumentCoverage } from "./support/coverage-problems.ts";
import { exercisedOperations } from "./support/exercised-operations.ts";

const FILE = new URL("../../coverage.json", import.meta.url);

/** Returns the coverage after clients have called every operation. */
async function coverageAfterAll(): Promise<EmulatorCoverage> {
  const office = openClientOffice();
  onTestFinished(() => office.emulator.close());
  for (const { success, error } of Object.values(exercisedOperations).flatMap((all) => Object.values(all))) {
    await success(office);
    await error.call(office).catch(() => undefined);
  }
  const response = await office.emulator.edge.fetch("http://127.0.0.1/__emulator/coverage");
  expect(await response.json()).toEqual(office.emulator.coverage());
  return office.emulator.coverage();
}

function numbersOf({ operations, extensionPoints }: EmulatorCoverage): Record<string, DocumentCoverage> {
  const documents = [...new Set(operations.map(({ document }) => document ?? ""))].sort();
  const entries = documents.map((id) => {
    const isImplemented = ({ document, isImplemented: is }: (typeof operations)[number]) =>
      document === id && is;
    const isDecided = ({ document, coverageNote }: (typeof extensionPoints)[number]) =>
      document === id && coverageNote !== false;
    const implementedOperations = operations.filter(isImplemented).length;
    return [id, { implementedOperations, decidedPoints: extensionPoints.filter(isDecided).length }];
  });
  return Object.fromEntries(entries);
}

it("coverage equals coverage.json, and every operation with a handler is covered", {
  timeout: 60_000,
}, async () => {
  const coverage = await coverageAfterAll();
  const missing = coverage.operations.filter(({ isHandled, isImplemented }) => isHandled && !isImplemented);
  expect(missing.map(({ document, operationId }) => `${document}: ${operationId}`)).toEqual([]);
  expect(coverage.operations.flatMap(({ undocumented }) => undocumented)).toEqual([]);
  const written = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, DocumentCoverage>;
  expect(coverageProblems(written, numbersOf(coverage))).toEqual([]);
});

it("reports coverage that is higher or lower than in coverage.json", () => {
  const written = { edge: { implementedOperations: 10, decidedPoints: 5 } };
  const less = { edge: { implementedOperations: 9, decidedPoints: 5 } };
  const more = {
    edge: { implementedOperations: 10, decidedPoints: 6 },
    new: { implementedOperations: 1, decidedPoints: 0 },
  };
  expect(coverageProblems(written, written)).toEqual([]);
  expect(coverageProblems(written, less)).toEqual(["edge: implementedOperations fell from 10 to 9."]);
  expect(coverageProblems(written, more)).toEqual([
    "edge: decidedPoints rose from 5 to 6: update coverage.json.",
    "new: implementedOperations rose from 0 to 1: update coverage.json.",
  ]);
  expect(coverageProblems(written, {})).toHaveLength(2);
});
