import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { runCli } from "../../src/cli/run-cli.ts";
import { BuiltFixture } from "../workspace/built-fixture.ts";
import { CheckedLibrary, NOTE, PAGES, TITLE } from "./checked-library.ts";

const NOW = Date.parse("2027-06-01");

let library: CheckedLibrary;
let specs: BuiltFixture;
let command: typeof runCli;

beforeAll(async () => {
  library = new CheckedLibrary();
  library.record("2026-11-20", { confirmed: [TITLE], contradicted: [NOTE] });
  library.record("2027-05-30", { confirmed: [PAGES] });
  specs = await BuiltFixture.of(library.folder);
  const module = path.join(specs.folder, "src/cli/run-cli.ts");
  command = (await import(pathToFileURL(module).href)).runCli;
});

afterAll(() => {
  library[Symbol.dispose]();
  specs[Symbol.dispose]();
});

async function run(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const log = (text: string) => void output.push(...text.split("\n"));
  const exitCode = await command(args, { log, error: (line) => void errors.push(line) }, NOW);
  return { exitCode, output, errors };
}

describe("provenance", () => {
  const lastLine = async (pointer: string) =>
    (await run("provenance", "library/v1", pointer)).output.at(-1)?.trim();

  test("provenance prints the verification state of a fact and the date of its last run", async () => {
    expect(await lastLine(PAGES)).toBe("verified: 1 run of listBooks at staging, last on 2027-05-30");
    expect(await lastLine(TITLE)).toBe(
      "verified, but stale: 1 run of listBooks at staging, last on 2026-11-20",
    );
    expect(await lastLine(NOTE)).toBe("disputed: 1 run of listBooks at staging, last on 2026-11-20");
  });

  test("provenance prints the verification of a fact as JSON", async () => {
    const { output } = await run("provenance", "library/v1", PAGES, "--json");
    expect(JSON.parse(output.join("\n"))).toMatchObject({
      origin: "filled",
      verification: { state: "verified", date: "2027-05-30" },
    });
  });
});

describe("points", () => {
  test("points prints the number of facts for each point and for the document", async () => {
    const { output } = await run("points", "library/v1");
    expect(output).toContain("  facts      1 verified, 1 disputed, last confirmed on 2027-05-30");
    expect(output).toContain("  disputed   /components/schemas/Note");
    expect(output.join("\n")).toContain(
      "2 fields added. Facts: 1 verified, 1 stale, 1 disputed, last confirmed on 2027-05-30.",
    );
  });

  test("points prints the number of facts as JSON", async () => {
    const { output } = await run("points", "library/v1", "--json");
    expect(JSON.parse(output.join("\n"))[0]).toMatchObject({
      totals: { facts: { verified: 1, stale: 1, disputed: 1 } },
      points: [{ id: "book.fields", facts: { verified: 1, disputed: 1 } }, ...Array(7).fill({})],
    });
  });
});

describe("--ledger", () => {
  test("--ledger replaces the ledger of the package and reports orphaned facts", async () => {
    using own = new CheckedLibrary();
    own.record("2027-05-31", { confirmed: [TITLE, PAGES] }, { service: "acceptance" });
    writeFileSync(own.ledger, own.text().replace(/(title: \{ digest: )\S+/, "$1changed,"));
    const { output, errors } = await run("provenance", "library/v1", PAGES, "--ledger", own.ledger);
    expect(output.at(-1)).toContain("at acceptance, last on 2027-05-31");
    expect(errors).toEqual([
      `${own.ledger}:9: The fact ${TITLE} of listBooks is orphaned: its value in the contract changed. Run verify --record again, or remove the fact.`,
    ]);
  });

  test("--ledger requires a document and an existing file", async () => {
    expect((await run("points", "--ledger", "verified.yaml")).errors).toEqual([
      "seamline-specs: --ledger requires a document, such as retention/v1 (see seamline-specs --help)",
    ]);
    expect(await run("points", "library/v1", "--ledger", "no.yaml")).toEqual({
      exitCode: 1,
      output: [],
      errors: ["seamline-specs: no.yaml: the file does not exist (write it with verify --record)"],
    });
  });
});
