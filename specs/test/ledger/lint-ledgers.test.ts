import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lintLedgers } from "../../build/ledger/lint-ledgers.ts";
import { CopyOfSpecs } from "../workspace/copy-of-specs.ts";
import { CheckedLibrary, NOT_FOUND, NOTE, PAGES } from "./checked-library.ts";

describe("lint of a ledger", () => {
  let library: CheckedLibrary;

  beforeEach(() => {
    library = new CheckedLibrary();
    library.record("2026-11-26", { confirmed: [PAGES, NOT_FOUND], contradicted: [NOTE] });
    return () => library[Symbol.dispose]();
  });

  const lines = () => lintLedgers(library.documents()).map(({ line, message }) => `${line}: ${message}`);
  const edit = (from: string | RegExp, to: string) =>
    writeFileSync(library.ledger, library.text().replace(from, to));

  test("lint accepts up-to-date facts of every profile", () => {
    expect(lines()).toEqual([]);
  });

  test("lint reports facts whose value or location in the contract changed", () => {
    edit(/(pages: \{ digest: )\S+/, "$1changed,");
    edit("schemas/Note", "schemas/Notes");
    expect(lines()).toEqual([
      `9: The fact ${PAGES} of listBooks is orphaned: its value in the contract changed. Run verify --record again, or remove the fact.`,
      `11: The fact ${NOTE}s of listBooks is orphaned: the contract does not contain it. Run verify --record again, or remove the fact.`,
    ]);
  });

  test("lint reports operations that are missing from the contract", () => {
    edit("listBooks", "listTomes");
    expect(lines()).toEqual([
      "5: The operation listTomes is orphaned: the contract has no such operation. Rename or remove it.",
    ]);
  });

  test("lint reports all mistakes in a ledger", () => {
    edit("{ date: 2026-11-26, runs", "{ date: today, runs");
    edit("contradicted:", "contradict:");
    expect(lines()).toHaveLength(2);
  });
});

describe("the commands", () => {
  let specs: CopyOfSpecs;

  beforeAll(() => {
    specs = new CopyOfSpecs("edge");
  });

  afterAll(() => specs[Symbol.dispose]());

  beforeEach(() => () => {
    for (const file of ["edge/verified.yaml", "edge/paths/verified.yaml"])
      if (specs.exists(file)) specs.remove(file);
  });

  test("lint reports an orphaned fact at its line", async () => {
    const fact = "/info: { digest: aaaaaaaaaaaa }";
    specs.write("edge/verified.yaml", `operations:\n  listDnsZones:\n    facts:\n      ${fact}\n`);
    expect(await specs.problemsOf("lint")).toEqual([
      expect.stringMatching(
        /^edge\/verified\.yaml:4: The fact \/info of listDnsZones is orphaned: its value /,
      ),
    ]);
  });

  test("bundle reports a ledger with mistakes, and a ledger in the wrong folder", async () => {
    specs.write("edge/verified.yaml", "operation: {}\n");
    expect(await specs.problemsOf("bundle")).toEqual([
      'edge/verified.yaml:1: unknown member "operation" of the ledger (write operations)',
    ]);
    specs.remove("edge/verified.yaml");
    specs.write("edge/paths/verified.yaml", "operations: {}\n");
    expect(await specs.problemsOf("bundle")).toEqual([
      "edge/paths/verified.yaml: A ledger must be in the same folder as an `openapi.yaml`: move it there.",
    ]);
  });
});
