import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPackages } from "../release/packages.ts";
import { publicEntries } from "../release/public-entries.ts";
import { runCommand } from "../release/run-command.ts";
import { linkForeignPackages } from "../test/readme/reader.ts";
import { toolPath } from "./tools.ts";
import { installPublished, type UserFolder } from "./user-folder.ts";

/** The oldest Node version that the packages support. */
const node = toolPath("node-oldest/bin/node");

let user: UserFolder;

beforeAll(async () => {
  user = await installPublished();
  // Some entries need packages that only their users install.
  linkForeignPackages(user.folder);
});

afterAll(() => user?.[Symbol.asyncDispose]());

/** Returns the import specifiers of all public packages, such as `@seamline/edge/reference`. */
async function entries(): Promise<string[]> {
  const lists = await Promise.all((await publicPackages()).map(publicEntries));
  return lists.flat().map(({ specifier }) => specifier);
}

async function runCommonJs(source: string): Promise<string> {
  await writeFile(join(user.folder, "main.cjs"), source);
  return runCommand(node, ["main.cjs"], { cwd: user.folder });
}

test("the tested Node version is the oldest one that the packages support", async () => {
  const versions = (await publicPackages()).map(async ({ folder }) => {
    const { engines } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    return engines.node as string;
  });
  const version = (await runCommand(node, ["--version"], { cwd: user.folder })).trim();
  expect(new Set(await Promise.all(versions))).toEqual(new Set([`>=${version.replace(/^v|\.0\n?$/g, "")}`]));
});

test("CommonJS code can require every entry of every package", async () => {
  const names = await entries();
  expect(names).toContain("@seamline/edge/reference");
  const output = await runCommonJs(
    `for (const name of ${JSON.stringify(names)}) console.log(name, Object.keys(require(name)).length > 0);\n`,
  );
  expect(output).toBe(names.map((name) => `${name} true\n`).join(""));
});

test("a CommonJS program calls the emulator with a client", async () => {
  const output = await runCommonJs(`
    const { createEdgeClient } = require("@seamline/edge");
    const { createEmulator } = require("@seamline/emulator");
    const { fetch } = createEmulator({ seed: { edge: { zones: [{ Domain: "example.com" }] } } }).edge;
    const edge = createEdgeClient({ baseUrl: "http://127.0.0.1", accessKey: "test-key", fetch });
    edge.dnsZones.list({}).toArray().then((zones) => console.log(zones.length));
  `);
  expect(output).toBe("1\n");
});
