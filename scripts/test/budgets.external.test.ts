import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Costs } from "../budgets/budgets-file.ts";
import { nextBudgets, overBudget } from "../budgets/check-budgets.ts";
import { checkPackages } from "../budgets/check-packages.ts";
import { workspaceFolder } from "../release/packages.ts";

test("no entry of a built package exceeds its budgets", async () => {
  const { entries, over } = await checkPackages(workspaceFolder, { write: false });
  expect(entries).toBeGreaterThan(20);
  expect(over.join("\n"), 'if that is worth it, run "npx -y pnpm budgets --write"').toBe("");
});

const entry = "@stand-in/library";
const budget: Costs = { gzip: 1000, brotli: 900, instantiations: 500, types: 300 };

describe("budgets", () => {
  test("costs up to the budget are accepted", () => {
    expect(overBudget({ [entry]: budget }, { [entry]: budget })).toEqual([]);
    expect(overBudget({ [entry]: budget }, { [entry]: { ...budget, gzip: 1 } })).toEqual([]);
  });

  test("messages about exceeded budgets contain the measured cost and the excess", () => {
    const measured = { ...budget, gzip: 1025, instantiations: 1000 };
    expect(overBudget({ [entry]: budget }, { [entry]: measured })).toEqual([
      "@stand-in/library: 1025 bytes with gzip, 25 (2.5 %) more than its budget of 1000.",
      "@stand-in/library: 1000 instantiations of types, 500 (100.0 %) more than its budget of 500.",
    ]);
  });

  test("budgets are required for every entry, and rejected for unknown entries", () => {
    expect(overBudget({ "@stand-in/library/old": budget }, { [entry]: budget })).toEqual([
      '@stand-in/library has no budgets. Run "npx -y pnpm budgets --write".',
      '@stand-in/library/old has budgets, but is not an entry with types. Run "npx -y pnpm budgets --write".',
    ]);
  });
});

describe("updating budgets", () => {
  test("new budgets are two percent above the measured cost, and a little more for small costs", () => {
    const measured = { gzip: 10_000, brotli: 9001, instantiations: 0, types: 120 };
    expect(nextBudgets({}, { [entry]: measured })).toEqual({
      [entry]: { gzip: 10_200, brotli: 9190, instantiations: 50, types: 170 },
    });
  });

  test("budgets that are not exceeded stay the same, so that headroom does not accumulate", () => {
    const measured = { gzip: 999, brotli: 860, instantiations: 480, types: 300 };
    expect(nextBudgets({ [entry]: budget }, { [entry]: measured })).toEqual({ [entry]: budget });
  });

  test("budgets are updated if they are exceeded or far too high, and removed if their entry is removed", () => {
    const measured = { ...budget, gzip: 1001, brotli: 700 };
    expect(nextBudgets({ [entry]: budget, "@stand-in/library/old": budget }, { [entry]: measured })).toEqual({
      [entry]: { ...budget, gzip: 1060, brotli: 750 },
    });
  });
});

describe("measuring a package", () => {
  let workspace: string;

  beforeEach(async () => {
    workspace = await mkdtemp(join(tmpdir(), "seamline-budgets-"));
    await write("pnpm-workspace.yaml", "packages:\n  - packages/*\n");
    await write(
      "packages/library/index.js",
      'import { other } from "other";\nexport const lend = () => other();\n',
    );
    await write("packages/library/index.d.ts", "export declare function lend(): string;\n");
    await write(
      "packages/library/node_modules/other/package.json",
      '{ "name": "other", "main": "index.js" }',
    );
    const code = Array.from({ length: 500 }, (_, index) => `"title ${index * 7919}"`).join(",");
    await write("packages/library/node_modules/other/index.js", `export const other = () => [${code}];\n`);
  });

  afterEach(() => rm(workspace, { recursive: true, force: true }));

  test("costs include dependencies, but not peer dependencies or the dependencies of a command", async () => {
    const bundled = await brotliOf({});
    expect(bundled).toBeGreaterThan(1000);
    expect(await brotliOf({ peerDependencies: { other: "*" } })).toBeLessThan(200);
    expect(await brotliOf({ bin: "./index.js" })).toBeLessThan(200);
  });

  test("writes budgets only on request, and then accepts the measured costs", async () => {
    await manifest({});
    expect(await checkPackages(workspace, { write: false })).toEqual({
      entries: 1,
      over: ['@stand-in/library has no budgets. Run "npx -y pnpm budgets --write".'],
    });
    await expect(readFile(join(workspace, "packages/library/budgets.json"))).rejects.toThrow("ENOENT");
    await checkPackages(workspace, { write: true });
    expect((await checkPackages(workspace, { write: false })).over).toEqual([]);
  });

  async function brotliOf(fields: object): Promise<number> {
    await manifest(fields);
    await rm(join(workspace, "packages/library/budgets.json"), { force: true });
    await checkPackages(workspace, { write: true });
    const text = await readFile(join(workspace, "packages/library/budgets.json"), "utf8");
    return (JSON.parse(text) as Record<string, Costs>)[entry]?.brotli ?? 0;
  }

  function manifest(fields: object): Promise<void> {
    const exports = { ".": { types: "./index.d.ts", default: "./index.js" } };
    const content = { name: entry, version: "1.0.0", type: "module", exports, ...fields };
    return write("packages/library/package.json", JSON.stringify(content));
  }

  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(workspace, file)), { recursive: true });
    await writeFile(join(workspace, file), text);
  }
});
