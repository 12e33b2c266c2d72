import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { runCli } from "../../src/cli/run-cli.ts";
import { BuiltFixture } from "../workspace/built-fixture.ts";

let specs: BuiltFixture;
let command: typeof runCli;

beforeAll(async () => {
  specs = await BuiltFixture.of(path.join(import.meta.dirname, "../fixtures/provenance"));
  const module = path.join(specs.folder, "src/cli/run-cli.ts");
  command = (await import(pathToFileURL(module).href)).runCli;
});

afterAll(() => specs[Symbol.dispose]());

interface Result {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in this process. */
async function run(...args: string[]): Promise<Result> {
  const [output, errors]: [string[], string[]] = [[], []];
  const log = (text: string) => void output.push(`${text}\n`);
  const error = (line: string) => void errors.push(`${line}\n`);
  const status = await command(args, { log, error });
  return { status, stdout: output.join(""), stderr: errors.join("") };
}

/** Runs the command in a separate process and from another folder, as users do. */
function runProcess(...args: string[]): Result {
  const cli = path.join(specs.folder, "src/cli.ts");
  return spawnSync(process.execPath, [cli, ...args], {
    encoding: "utf8",
    cwd: path.parse(specs.folder).root,
  });
}

describe("points", () => {
  test("points prints an entry for each point and the totals", () => {
    const { status, stdout, stderr } = runProcess("points", "library/v1");
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout.split("\n")[0]).toBe("library/v1: reference");
    expect(stdout).toMatch(/^ {2}filled by {2}library\/v1\/reference\.overlay\.yaml:7, 12, 25$/m);
    expect(stdout).toMatch(/^ {2}open at {4}listBooks, createBook, getDesk and 1 more$/m);
    expect(stdout).toMatch(/^ {2}open at {4}the document and 1 more$|^ {2}open at {4}the document, /m);
    expect(stdout).toContain("8 points: 1 filled, 3 partly filled, 4 open. 2 fields added.");
  });

  test("prints every extension point of an as-shown document as open", async () => {
    const { stdout } = await run("points", "library/v1", "--as-shown");
    expect(stdout).toMatch(/^library\/v1: as shown$/m);
    expect(stdout).toContain("7 points: 0 filled, 0 partly filled, 7 open. 0 fields added.");
  });

  test("prints only points that contain a word, in text and in JSON", async () => {
    const { stdout } = await run("points", "library/v1", "notes");
    expect(stdout.match(/^\S+ \(\w+\): .+$/gm)).toEqual(["book.notes (fields): open"]);
    expect(stdout).toMatch(/\n\n1 of 8 points contain "notes"\.\n$/);
    const [document] = JSON.parse((await run("points", "library/v1", "notes", "--json")).stdout);
    expect(document).toMatchObject({ totals: { points: 8 }, points: [{ id: "book.notes" }] });
  });

  test("points --json prints the report with all locations and descriptions", async () => {
    const [document] = JSON.parse((await run("points", "--json")).stdout);
    expect(document).toMatchObject({ document: "library/v1", profile: "reference", totals: { filled: 1 } });
    expect(document.points[0].actions[1]).toMatchObject({ line: 12, description: "Fields of a book." });
  });
});

describe("provenance", () => {
  const ask = async (pointer: string, ...options: string[]) =>
    (await run("provenance", "library/v1", pointer, ...options)).stdout;

  test("prints the section of the source that states a fact", async () => {
    expect(await ask("/x-facts/openingHours")).toBe(
      '/x-facts/openingHours (reference)\n  shown by the source, section "About"\n',
    );
  });

  test("prints the reason for an inferred part", async () => {
    expect(await ask("/info/license", "--as-shown")).toBe(
      "/info/license (as shown)\n  inferred: The licence of this description.\n",
    );
  });

  test("prints the action that fills a part, and the points that the action fills", async () => {
    expect((await ask("/components/schemas/Note")).split("\n")).toEqual([
      "/components/schemas/Note (reference)",
      "  filled",
      "  by    library/v1/reference.overlay.yaml:25",
      "  at    $.components.schemas",
      "  does  A note.",
      "  fills book.fields",
      "",
    ]);
  });

  test("prints the provenance of a part as JSON", async () => {
    expect(JSON.parse(await ask("/components/schemas/Note", "--json"))).toMatchObject({
      origin: "filled",
      points: ["book.fields"],
      action: { index: 2 },
    });
  });
});

test("accepts a document name that includes the profile, like the generator", async () => {
  expect((await run("provenance", "library/v1/reference", "/info/license")).stdout).toEqual(
    (await run("provenance", "library/v1", "/info/license")).stdout,
  );
});

describe("observe", () => {
  const exchange = { method: "POST", url: "http://127.0.0.1:4019/v1/books", at: 0, status: 200 };
  const response = (title: unknown) => ({
    headers: { "content-type": "application/json" },
    body: { text: JSON.stringify({ title }) },
  });
  let drifted: string;

  beforeAll(() => {
    drifted = path.join(specs.folder, "drifted.ndjson");
    writeFileSync(drifted, JSON.stringify({ ...exchange, response: response(5) }));
  });

  test("observe prints differences, and exits with code 0 unless --fail-on is set", async () => {
    const report = await run("observe", drifted, "--as-shown");
    expect(report.stderr).toBe("");
    expect(report.status).toBe(0);
    expect(report.stdout).toContain("createBook  1 (200 ×1): 1 broke the contract");
    expect(report.stdout).toContain("response body /title must be a string, but got a number.");
    expect(runProcess("observe", drifted, "--as-shown", "--fail-on", "drift").status).toBe(2);
  });

  test("observe --json prints the report with the proposed overlays", async () => {
    const folder = path.join(specs.folder, "observed");
    const { stdout } = await run("observe", drifted, "--as-shown", "--json", "--propose", folder);
    expect(JSON.parse(stdout)).toMatchObject({
      exchanges: 1,
      documents: [{ document: "library/v1" }],
      proposals: [],
    });
  });
});

test.each([
  ["an unknown document", ["points", "library/v2"], "unknown document library/v2: use one of library/v1"],
  [
    "an unknown flag",
    ["points", "--everything"],
    "Unknown option '--everything' (see seamline-specs --help)",
  ],
  [
    "a flag of another command",
    ["points", "--propose", "observed"],
    "points has no option --propose, only observe and verify",
  ],
  ["an unknown command", ["origin"], "unknown command origin (see seamline-specs --help)"],
  ["a missing command", [], "missing command (see seamline-specs --help)"],
  [
    "a missing pointer",
    ["provenance", "library/v1"],
    "provenance needs a JSON pointer, such as /info/version",
  ],
  ["an extra argument", ["points", "library/v1", "books", "desks"], "unexpected argument: desks"],
  [
    "a pointer to a missing part",
    ["provenance", "library/v1", "/infos"],
    "/infos does not exist. The document has /info ",
  ],
  ["a missing recording", ["observe"], "observe needs a recording: a HAR or NDJSON file"],
  ["a recording that does not exist", ["observe", "no.har"], "no.har: the file does not exist"],
  [
    "an address of an unknown service",
    ["observe", "no.har", "--server", "edge=https://a.example"],
    "--server must be SERVICE=URL with one of these services: library (see",
  ],
  [
    "an invalid address",
    ["observe", "no.har", "--server", "library=a.example"],
    "--server library= must be followed by an HTTP or HTTPS URL (see",
  ],
  [
    "an invalid value of --fail-on",
    ["observe", "no.har", "--fail-on", "all"],
    "--fail-on must be drift, but got all",
  ],
  ["a malformed pointer", ["provenance", "library/v1", "info"], '"info" is not a JSON pointer'],
])("reports %s on one line, and exits with code 1", async (_, args, says) => {
  const { status, stdout, stderr } = await run(...args);
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trimEnd().split("\n")).toEqual([expect.stringContaining(`seamline-specs: ${says}`)]);
});

test("prints errors to standard error, and exits with code 1", () => {
  const error = "seamline-specs: unknown command origin (see seamline-specs --help)\n";
  expect(runProcess("origin")).toMatchObject({ status: 1, stdout: "", stderr: error });
});

test("reports all problems with the arguments at once", async () => {
  const linesOf = async (...args: string[]): Promise<string[]> => {
    const { status, stdout, stderr } = await run(...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    return stderr.trimEnd().split("\n");
  };
  expect(await linesOf("provenance", "library/v2", "info", "more", "--bogus", "--jsno", "--propose")).toEqual(
    [
      "seamline-specs: Unknown option '--bogus'",
      "seamline-specs: Unknown option '--jsno': write --json",
      "seamline-specs: Option '--propose <value>' argument missing",
      "seamline-specs: unexpected argument: more (see seamline-specs --help)",
      "seamline-specs: unknown document library/v2: use one of library/v1",
      expect.stringMatching(/^seamline-specs: "info" is not a JSON pointer/),
    ],
  );
  expect(await linesOf("observe", "--to", "http://127.0.0.1:1", "--fail-on", "all", "--bogus")).toEqual([
    "seamline-specs: Unknown option '--bogus'",
    "seamline-specs: observe needs a recording: a HAR or NDJSON file",
    "seamline-specs: --fail-on must be drift, but got all",
    "seamline-specs: --to requires --proxy with an address to listen on, such as 127.0.0.1:0 (see seamline-specs --help)",
  ]);
});

test("prints its version and its usage", async () => {
  expect((await run("--version")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await run("--help")).stdout).toContain("Usage: seamline-specs points");
});
