import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { expect, expectTypeOf, test } from "vitest";
import {
  type CorpusType,
  corpusTypeValues,
  type Export,
  isCorpusType,
  isMatterState,
  type MatterState,
  matterStateValues,
  operationName,
  parseInt64,
  parseOperationName,
  unlisted,
} from "../../src/generated/v1/reference/index.gen.ts";
import { bundle, createClient, examples } from "./bundle.ts";

test("a guard narrows an open enum to its known values", () => {
  const state: MatterState = unlisted("FROZEN_BY_A_FUTURE_RELEASE");
  expect([...matterStateValues, state].filter(isMatterState)).toEqual([
    "STATE_UNSPECIFIED",
    "OPEN",
    "CLOSED",
    "DELETED",
  ]);
  type Known = "STATE_UNSPECIFIED" | "OPEN" | "CLOSED" | "DELETED";
  expectTypeOf(isMatterState).guards.toEqualTypeOf<Known>();
  expectTypeOf<MatterState>().toExtend<string>();
});

test("an enum that several fields share has one guard", () => {
  expectTypeOf<NonNullable<Export["query"]>["corpus"]>().toEqualTypeOf<CorpusType | undefined>();
  expect(corpusTypeValues).toContain("GEMINI");
  expect(isCorpusType("FAX")).toBe(false);
});

test("parses sizes beyond the safe integer range without loss", async () => {
  const server = await serveBundle(bundle);
  const completed = examples.named<Export>("completedExport");
  const stats = { ...completed.stats, sizeInBytes: "9007199254740993" };
  server.respondWith("getExport", () => ({ body: { ...completed, stats } }));
  const { stats: read } = await createClient(server.url).matters.exports.get({
    matterId: "m",
    exportId: "e",
  });
  expect(parseInt64(read?.sizeInBytes ?? "")).toBe(9007199254740993n);
  expect(parseInt64(read?.totalArtifactCount ?? "")).toBe(BigInt(completed.stats?.totalArtifactCount ?? ""));
});

test("formats and parses operation names", () => {
  expect(operationName({ operation: "count/2026" })).toBe("operations/count/2026");
  expect(parseOperationName("operations/count/2026")).toEqual({ operation: "count/2026" });
});
