import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LedgerError } from "../../src/ledger/ledger-error.ts";
import { assertRecordable, recordRun } from "../../src/ledger/record-run.ts";
import type { VerifiedOperation, VerifiedRun } from "../../src/verify/verified-run.ts";

const NAME = "/components/schemas/Book/properties/name";
const SHELF = "/components/schemas/Book/properties/shelf";
const OK = "/paths/~1v1~1books~1{book}/get/responses/200";

const bundle = (name: object = { type: "string", description: "Name of the book." }) => ({
  paths: {
    "/v1/books/{book}": { get: { operationId: "getBook", responses: { 200: { description: "The book." } } } },
    "/v1/books": { get: { operationId: "listBooks", responses: {} } },
  },
  components: { schemas: { Book: { properties: { name, shelf: { type: "integer" } } } } },
});

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ledger-"));
  file = path.join(folder, "verified.yaml");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function runOf(
  operations: Record<string, Partial<VerifiedOperation>>,
  fields: Partial<VerifiedRun> = {},
): VerifiedRun {
  const complete = Object.entries(operations).map(([id, operation]) => [
    id,
    { requests: 1, confirmed: [], contradicted: [], ...operation },
  ]);
  const run = { service: "staging", document: "library/v1", profile: "reference", date: "2026-11-26" };
  return { ...run, operations: Object.fromEntries(complete), ...fields };
}

const text = () => readFileSync(file, "utf8");

function problemsOf(action: () => unknown): string[] {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(LedgerError);
    return (error as Error).message.replaceAll(file, "verified.yaml").split("\n");
  }
  return [];
}

describe("recordRun", () => {
  test("writes a line for each confirmed fact, and several lines for a contradicted fact", () => {
    const run = runOf({ getBook: { confirmed: [NAME, OK], contradicted: [SHELF] } });
    expect(recordRun(file, run, bundle())).toEqual({ file, confirmed: 2, disputed: [SHELF], changed: [] });
    expect(text().split("\n").slice(3)).toEqual([
      "operations:",
      "  getBook:",
      "    checked:",
      "      staging: { date: 2026-11-26, runs: 1 }",
      "    facts:",
      expect.stringMatching(
        /^ {6}\S+\/name: \{ digest: \S+, confirmed: \{ staging: \{ date: 2026-11-26, runs: 1 \} \} \}$/,
      ),
      expect.stringMatching(/^ {6}\S+\/responses\/200: \{ digest: /),
      `      ${SHELF}:`,
      expect.stringMatching(/^ {8}digest: /),
      "        contradicted: { staging: { date: 2026-11-26, runs: 1 } }",
      "",
    ]);
  });

  test("counts runs by service, and keeps the latest date", () => {
    const record = (fields: Partial<VerifiedRun>) =>
      recordRun(file, runOf({ getBook: { confirmed: [NAME] } }, fields), bundle());
    record({ date: "2026-11-26" });
    record({ date: "2026-11-20" });
    record({ service: "production", date: "2026-11-28" });
    expect(text()).toContain("      staging: { date: 2026-11-26, runs: 2 }\n");
    expect(text()).toContain("      production: { date: 2026-11-28, runs: 1 }\n");
  });

  test("writes the same bytes for the same input", () => {
    const first = runOf({ listBooks: { confirmed: [NAME] }, getBook: { confirmed: [OK] } });
    const second = runOf({ getBook: { contradicted: [NAME] } });
    const other = path.join(folder, "other.yaml");
    for (const run of [first, second]) for (const each of [file, other]) recordRun(each, run, bundle());
    expect(readFileSync(other, "utf8")).toBe(text());
  });

  test("keeps comments, decisions and the order of an existing ledger", () => {
    recordRun(file, runOf({ getBook: { contradicted: [SHELF], confirmed: [OK] } }), bundle());
    const decision =
      "        # Seen by Ada.\n        decided: { date: 2026-11-27, reason: Staging was old. }\n";
    writeFileSync(file, text().replace("  getBook:", "  # Books.\n  getBook:").concat(decision));
    const before = text();
    recordRun(file, runOf({ listBooks: { confirmed: [NAME] }, getBook: { confirmed: [NAME] } }), bundle());
    const unchanged = before.replace("runs: 1 }\n", "runs: 2 }\n");
    expect(text().startsWith(unchanged)).toBe(true);
    expect(text().slice(unchanged.length)).toMatch(/^ {6}\S+\/name: .+\n {2}listBooks:\n/);
  });

  test("removes the runs of a fact if its value changed, but not if its description changed", () => {
    recordRun(file, runOf({ getBook: { contradicted: [NAME] } }), bundle());
    const run = runOf({ getBook: { confirmed: [NAME] } });
    const described = bundle({ type: "string", description: "Title of the book." });
    expect(recordRun(file, run, described).changed).toEqual([]);
    expect(text()).toContain("contradicted: ");
    expect(recordRun(file, run, bundle({ type: "integer" })).changed).toEqual([NAME]);
    expect(text()).not.toContain("contradicted: ");
    expect(text()).toContain("confirmed: { staging: { date: 2026-11-26, runs: 1 } }");
  });

  test("an error leaves an existing ledger unchanged and creates no other file", () => {
    recordRun(file, runOf({ getBook: { confirmed: [NAME] } }), bundle());
    const before = text();
    expect(problemsOf(() => recordRun(file, runOf({ getBooks: {} }), bundle()))).toHaveLength(1);
    expect(text()).toBe(before);
    expect(readdirSync(folder)).toEqual(["verified.yaml"]);
  });
});

describe("a run with data from the service", () => {
  test.each([
    "https://api.example.com",
    "api.example.com",
    "retention/v1",
    "127.0.0.1",
    "[::1]",
    "localhost",
    "localhost:4010",
    "user@host",
    "",
    "a\nb",
  ])("a run is rejected if the name of the service is %j", (service) => {
    const problems = problemsOf(() => recordRun(file, runOf({}, { service }), bundle()));
    expect(problems).toEqual([
      `verified.yaml: invalid service name ${JSON.stringify(service)} (use up to 64 letters, digits, spaces, - and _; a ledger contains no addresses)`,
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("reports all unknown operations, unknown facts and invalid dates in a run at once", () => {
    const run = runOf({ getBok: { confirmed: ["/secret", "secret"] } }, { date: "2026-02-30" });
    expect(problemsOf(() => recordRun(file, run, bundle()))).toEqual([
      'verified.yaml: invalid date "2026-02-30" (write a day such as 2026-11-26)',
      'verified.yaml: unknown operation "getBok" (use an operationId from the contract)',
      'verified.yaml: unknown fact "/secret" (use a JSON pointer into the contract)',
      'verified.yaml: unknown fact "secret" (use a JSON pointer into the contract)',
    ]);
  });
});

describe("a ledger with mistakes", () => {
  const record = () => problemsOf(() => recordRun(file, runOf({ getBook: { confirmed: [NAME] } }), bundle()));

  test("reports every problem in an invalid ledger with its line and a fix", () => {
    writeFileSync(
      file,
      `operations:
  getBook:
    checkd: {}
    facts:
      name: { digest: "1" }
      /a:
        confirmed: { https://a.example: { date: yesterday, runs: 0 } }
        decided: { date: 2026-11-26 }
  listBooks: []
services: {}
`,
    );
    expect(record()).toEqual([
      'verified.yaml:10: unknown member "services" of the ledger (remove it, or use operations)',
      'verified.yaml:3: unknown member "checkd" of getBook (write checked)',
      'verified.yaml:5: invalid fact "name" (write a JSON pointer such as /info)',
      "verified.yaml:6: /a needs a digest in quotes (run verify --record again)",
      expect.stringMatching(/^verified\.yaml:7: invalid service name "https:\/\/a\.example" /),
      "verified.yaml:7: runs of https://a.example must be a positive integer (write runs: 1)",
      'verified.yaml:7: invalid date "yesterday" (write a day such as 2026-11-26)',
      "verified.yaml:8: decided needs a reason (write why the contract keeps this fact)",
      "verified.yaml:9: listBooks must be a mapping (remove it, or write its members below it)",
    ]);
  });

  test("reports the line of every YAML syntax error in a ledger", () => {
    writeFileSync(file, "operations:\n  getBook: {}\n  getBook: {}\n  listBooks: { facts: [\n");
    expect(record()).toEqual([
      expect.stringMatching(/^verified\.yaml:3: malformed YAML: Map keys must be unique/),
      expect.stringMatching(/^verified\.yaml:\d: malformed YAML: /),
      expect.stringMatching(/^verified\.yaml:\d: malformed YAML: /),
    ]);
  });

  test("assertRecordable reports an invalid ledger and an invalid service name before a run", () => {
    writeFileSync(file, "operation: {}\n");
    expect(problemsOf(() => assertRecordable(file, "api.example.com"))).toEqual([
      expect.stringContaining('invalid service name "api.example.com"'),
      'verified.yaml:1: unknown member "operation" of the ledger (write operations)',
    ]);
    expect(problemsOf(() => assertRecordable(path.join(folder, "new.yaml"), "staging"))).toEqual([]);
  });

  test("a ledger can contain only comments", () => {
    writeFileSync(file, "# Nothing yet.\n");
    expect(record()).toEqual([]);
    expect(text()).toMatch(/^# Nothing yet\.\n/);
  });
});
