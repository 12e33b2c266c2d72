import { existsSync } from "node:fs";
import { chmod, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findParentLinks } from "../../src/node/cli/lifetime/parent-links.ts";
import { readProcess, readPs } from "../../src/node/cli/lifetime/process-info.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { startCommand } from "./support/run-cli.ts";

const program = fileURLToPath(new URL("support/print-parent-links.mjs", import.meta.url));
const print = `'${process.execPath}' '${program}'`;

/** Runs a shell script that prints the links to its parent processes. Returns their program names. */
async function parentsIn(script: string, input: "ignore" | "pipe" = "pipe", shell = "sh"): Promise<unknown> {
  const run = startCommand([shell, "-c", script], { input });
  const names = JSON.parse(await run.firstLine()) as string[];
  return names.map((name) => (name.startsWith("node") ? "node" : name));
}

it.each(["ignore", "pipe"] as const)("finds the shells that wait for a program: stdin %s", async (input) => {
  expect(await parentsIn(`${print}; true`, input)).toEqual(["sh", "node"]);
  expect(await parentsIn(`sh -c "${print}; true"; true`, input)).toEqual(["sh", "sh", "node"]);
});

it("finds a package manager and the program that started the package manager", async () => {
  const folder = await temporaryFolder();
  for (const name of ["npm-cli.js", "pnpm", "test-runner.js"]) {
    const path = join(folder, name);
    const source = `import("node:child_process").then(({ execSync }) => execSync(process.argv[2], { stdio: "inherit" }));`;
    await writeFile(path, `#!/usr/bin/env node\n${source}`);
    await chmod(path, 0o755);
  }
  const [node, npm, runner] = [process.execPath, join(folder, "npm-cli.js"), join(folder, "test-runner.js")];
  const below = (path: string): string => `'${node}' '${path}' "${print}; true"; true`;
  expect(await parentsIn(below(npm))).toEqual(["sh", "node", "sh", "node"]);
  expect(await parentsIn(below(runner))).toEqual(["sh", "node"]);
  await symlink(node, join(folder, "bun"));
  expect(await parentsIn(below(npm).replace(node, join(folder, "bun")))).toEqual(["sh", "bun"]);
});

it.each(["sh", "bash"])("finds no parent for a background job of %s", async (shell) => {
  expect(await parentsIn(`${print} & wait`, "pipe", shell)).toEqual([]);
});

it("finds no parent for a background job of a shell with job control", async () => {
  expect(await parentsIn(`set -m; ${print} & wait`, "ignore", "bash")).toEqual([]);
});

it("finds no parent above a session leader", async () => {
  const detach = (script: string): string => {
    const source = `require("child_process").spawn("sh", ["-c", process.argv[1]], { stdio: "inherit", detached: true })`;
    return `'${process.execPath}' -e '${source}' "${script}"`;
  };
  expect(await parentsIn(detach(`exec ${print}`))).toEqual([]);
  expect(await parentsIn(detach(`${print}; true`))).toEqual(["sh"]);
});

it("finds no parent for a program started by the init process", async () => {
  expect(await findParentLinks(1)).toEqual([]);
  expect(await findParentLinks(0)).toEqual([]);
});

it("detects that the parent has already ended", async () => {
  const parent = process.ppid + 1;
  expect(await findParentLinks(parent)).toEqual([{ pid: process.pid, parent }]);
});

const hasBoth = existsSync("/proc/self/stat") && existsSync("/usr/bin/ps");

it.runIf(hasBoth)("reads the same data from ps and from /proc", async () => {
  const { parent, group, leadsSession } = (await readProcess(process.pid)) ?? {};
  expect(await readPs(process.pid)).toMatchObject({ pid: process.pid, parent, group, leadsSession });
  expect(await readPs(2 ** 22 + 1)).toBeUndefined();
  expect(await readProcess(2 ** 22 + 1)).toBeUndefined();
});
