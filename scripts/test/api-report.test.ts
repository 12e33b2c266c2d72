import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { reportPackages } from "../api-report/report-packages.ts";
import { staleReports } from "../api-report/stale-reports.ts";
import { workspaceFolder } from "../release/packages.ts";

let workspace: string;

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), "seamline-api-report-test-"));
  await write("pnpm-workspace.yaml", "packages:\n  - packages/*\n");
});

afterEach(() => rm(workspace, { recursive: true, force: true }));

test("the committed reports match the built packages", async () => {
  const { entries, stale } = await reportPackages(workspaceFolder, { write: false });
  expect(entries).toBeGreaterThan(20);
  expect(stale.join("\n\n"), 'run "npx -y pnpm api:report" and commit the result').toBe("");
});

describe("reports of a workspace", () => {
  const lend = "export declare function lend(book: string): void;\n";

  test("reports contain the exports of each entry and the declarations that they use, without comments", async () => {
    await declare({ index: `/** Lends a book. */\n${lend}`, shelf: shelf });
    expect(await report(true)).toHaveLength(2);
    expect(await read("packages/library/api/index.api.md")).toMatch(
      /^## API Report File for "@stand-in\/library"[\s\S]*\nexport function lend\(book: string\): void;\n/,
    );
    expect(await read("packages/library/api/shelf.api.md")).toMatch(
      /^## API Report File for "@stand-in\/library\/shelf"[\s\S]*\ninterface Board [\s\S]*\nexport interface Shelf /,
    );
    await declare({ index: `/** Lends, for two weeks. */\n${lend}`, shelf: shelf });
    expect(await report(false)).toEqual([]);
  });

  test("two entries with the same file share a report, and the second report refers to the first", async () => {
    await declare({ index: lend });
    await exporting({ ".": "index", "./v2": "index" });
    await report(true);
    expect(await read("packages/library/api/index.api.md")).toContain(
      'export * from "@stand-in/library/v2";',
    );
    expect(await read("packages/library/api/v2.api.md")).toContain("export function lend");
  });

  test("updating adds the report of a new entry and removes the report of a removed entry", async () => {
    await declare({ index: lend, shelf });
    await report(true);
    await rm(join(workspace, "packages/library/dist/shelf.d.ts"));
    await declare({ index: lend, "desk/front": shelf });
    expect(await report(true)).toEqual([
      "packages/library/api/desk/front.api.md is missing: the package exports an entry that has no report.",
      "packages/library/api/shelf.api.md is left over: the package no longer exports this entry.",
    ]);
    expect(await read("packages/library/api/desk/front.api.md")).toContain("export interface Shelf ");
    await expect(read("packages/library/api/shelf.api.md")).rejects.toThrow("ENOENT");
  });

  test("the error for a package that is not built contains the build command", async () => {
    await exporting({ "./shelf": "shelf" });
    await expect(report(true)).rejects.toThrow(
      /^@stand-in\/library\/shelf has no declarations: .*library\/dist\/shelf\.d\.ts is missing\. Run "npx -y pnpm build" first\.$/,
    );
  });

  const shelf = "interface Board { width: number }\nexport interface Shelf { boards: Board[] }\nexport {};\n";

  async function report(isWritten: boolean): Promise<readonly string[]> {
    return (await reportPackages(workspace, { write: isWritten })).stale;
  }
});

describe("outdated report", () => {
  const committed = new Map([["index.api.md", "first\nexport function lend(book: string): void;\nlast\n"]]);

  test("the message about an outdated report shows the difference", () => {
    const built = new Map([["index.api.md", "first\nexport function lend(isbn: string): void;\nlast\n"]]);
    expect(staleReports("packages/library/api", committed, built)).toEqual([
      [
        "packages/library/api/index.api.md is out of date:",
        "--- committed",
        "+++ built",
        "@@ -1,3 +1,3 @@",
        " first",
        "-export function lend(book: string): void;",
        "+export function lend(isbn: string): void;",
        " last",
      ].join("\n"),
    ]);
  });

  test("the message about an outdated report shows only the first lines of a long difference", () => {
    const built = new Map([["index.api.md", "line\n".repeat(200)]]);
    const [text = ""] = staleReports("packages/library/api", committed, built);
    expect(text.split("\n").length).toBeLessThan(70);
    expect(text).toMatch(/\nand \d+ more lines$/);
  });
});

/** Writes the declarations of a package, one entry for each file. */
async function declare(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) await write(`packages/library/dist/${file}.d.ts`, text);
  const names = Object.keys(files).map((file) => [file === "index" ? "." : `./${file}`, file]);
  await exporting(Object.fromEntries(names));
}

function exporting(files: Readonly<Record<string, string>>): Promise<void> {
  const targets = Object.entries(files).map(([key, file]) => {
    return [key, { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` }];
  });
  const exports = { ...Object.fromEntries(targets), "./package.json": "./package.json" };
  const manifest = { name: "@stand-in/library", version: "1.0.0", type: "module", exports };
  return write("packages/library/package.json", JSON.stringify(manifest));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(workspace, file)), { recursive: true });
  await writeFile(join(workspace, file), text);
}

function read(file: string): Promise<string> {
  return readFile(join(workspace, file), "utf8");
}
