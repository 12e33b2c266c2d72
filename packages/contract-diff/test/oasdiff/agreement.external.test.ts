import { expect, test } from "vitest";
import { inParallel } from "../../src/in-parallel.ts";
import { type Comparison, comparePair, explanationsOf } from "./compare-fixtures.ts";
import { differences } from "./differences.ts";
import { fixturePairs } from "./fixture-pairs.ts";

const source = process.env.OASDIFF_SOURCE;
if (source === undefined)
  console.warn("Skipped the comparison with oasdiff: OASDIFF_SOURCE is not set to a folder with its source.");

test.skipIf(source === undefined)(
  "agrees with oasdiff about its fixtures, except for the listed differences",
  { timeout: 1_800_000 },
  async () => {
    const pairs = fixturePairs(source ?? "");
    const results = await inParallel(pairs.map((pair) => () => comparePair(pair)));
    const compared = results.filter((each) => each !== undefined);
    console.log(summaryOf(compared));
    const explained = compared.map((each) => ({ ...each, explanations: explanationsOf(each) }));
    expect(explained.filter(({ explanations }) => explanations.includes(undefined))).toEqual([]);
    const used = new Set(explained.flatMap(({ explanations }) => explanations));
    expect(differences.filter((each) => !used.has(each))).toEqual([]);
  },
);

function summaryOf(compared: readonly Comparison[]): string {
  const errors = compared.filter((each) => each.errors.length > 0);
  const major = compared.filter((each) => each.majorTexts.length > 0);
  const both = errors.filter((each) => major.includes(each));
  return `${compared.length} pairs: oasdiff reports errors in ${errors.length}, major bumps in ${major.length}, both in ${both.length}.`;
}
