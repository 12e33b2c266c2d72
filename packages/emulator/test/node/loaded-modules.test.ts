import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { temporaryFolder } from "../store/support/engines.ts";
import { startProgram } from "./support/run-cli.ts";

/** The source of the command, because package names are not visible in the bundle. */
const cli = fileURLToPath(new URL("../../src/node/cli.ts", import.meta.url));

/** Records the packages, modules and built-in modules that are loaded until the process ends. */
const RECORDER = `
  import { registerHooks } from "node:module";
  import { writeFileSync } from "node:fs";
  const resolved = new Set();
  registerHooks({ resolve(specifier, context, next) { resolved.add(specifier); return next(specifier, context); } });
  process.on("exit", () => {
    writeFileSync(process.env.LOADED_MODULES, JSON.stringify([...resolved, ...process.moduleLoadList]));
  });
`;

/** Large modules that only some emulators need. */
const HEAVY = {
  yaml: "yaml",
  ajv: /^ajv\b/,
  archives: "fflate",
  hashes: "NativeModule crypto",
  fetch: "NativeModule internal/deps/undici/undici",
  "web streams": "NativeModule internal/webstreams/readablestream",
};

/** Starts the command, sends a request and stops the command. Returns the large modules that it loaded. */
async function heavyPartsAfter(args: readonly string[]): Promise<string[]> {
  const file = join(await temporaryFolder(), "loaded.json");
  const recorder = `data:text/javascript,${encodeURIComponent(RECORDER)}`;
  const flags = ["--port", "0", "--json", ...args];
  const run = startProgram(cli, flags, ["--import", recorder], { LOADED_MODULES: file });
  const { retention } = JSON.parse(await run.firstLine());
  const response = await fetch(`${retention}/v1/matters`, { headers: { authorization: "Bearer ada" } });
  expect(response.status).toBe(200);
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  const loaded: string[] = JSON.parse(await readFile(file, "utf8"));
  expect(loaded).toContain("NativeModule http");
  return Object.entries(HEAVY).flatMap(([part, name]) =>
    loaded.some((each) => (typeof name === "string" ? each === name : name.test(each))) ? [part] : [],
  );
}

async function seedFile(name: string, text: string): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, text);
  return path;
}

it("the command serves its first response without loading any large module", async () => {
  expect(await heavyPartsAfter([])).toEqual([]);
});

it("the command loads the YAML parser only for a YAML seed", async () => {
  const json = await seedFile(
    "seed.json",
    '{ "retention": { "matters": [{ "name": "One", "owner": "ada" }] } }',
  );
  expect(await heavyPartsAfter(["--seed", json])).toEqual([]);
  const yaml = await seedFile("seed.yaml", "retention: { matters: [{ name: One, owner: ada }] }");
  expect(await heavyPartsAfter(["--seed", yaml])).toEqual(["yaml"]);
});
