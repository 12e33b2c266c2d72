import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isRunning, untilExited } from "../../../function-runner/test/support/until-exited.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { type CliRun, serveByCli } from "./support/run-cli.ts";

const NAME = "projects/demo/locations/here/functions/busy";

/** A function that writes its process id and folder, and then responds, never responds or blocks its process. */
const CODE = `
exports.main = (request, response) => {
  response.write(JSON.stringify({ pid: process.pid, folder: __dirname }) + "\\n");
  if (request.path === "/never") return;
  if (request.path === "/busy") setTimeout(() => { for (;;); }, 50);
  else response.end();
};
`;

interface Served extends CliRun {
  readonly url: string;
}

/** Serves a function from a seed, and returns its URL. */
async function serveCode(args: readonly string[] = [], files: Record<string, string> = {}): Promise<Served> {
  const seed = join(await temporaryFolder(), "seed.json");
  const seeded = {
    name: NAME,
    buildConfig: { runtime: "nodejs24", entryPoint: "main" },
    files: { "index.js": CODE, ...files },
  };
  await writeFile(seed, JSON.stringify({ functions: { functions: [seeded] } }));
  const run = await serveByCli(["--services", "functions", "--seed", seed, ...args]);
  return { ...run, url: `${run.urls.functions}/run/demo/here/busy` };
}

interface CodeProcess {
  readonly pid: number;
  readonly folder: string;
}

/** Returns the process of the code once the function has written it. */
async function processAt(url: string): Promise<CodeProcess> {
  const response = await fetch(url);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  return JSON.parse(new TextDecoder().decode(value));
}

/** Resolves once a process has ended and its folder is removed. */
async function untilGone({ pid, folder }: CodeProcess): Promise<void> {
  await untilExited(pid);
  await expect.poll(() => existsSync(folder)).toBe(false);
}

it.each([
  ["SIGTERM", ""],
  ["SIGINT", ""],
  ["SIGTERM", "/never"],
  ["SIGTERM", "/busy"],
] as const)("the command and its functions end on %s: %j", async (signal, path) => {
  const { url, child, ended, stderr } = await serveCode();
  const code = await processAt(`${url}${path}`);
  expect(isRunning(code.pid)).toBe(true);
  child.kill(signal);
  expect(await ended).toBe(0);
  await untilGone(code);
  expect(stderr()).toBe("");
});

it.each(["", "/never", "/busy"])("functions end when the command is killed: %j", async (path) => {
  const { url, child, ended } = await serveCode();
  const code = await processAt(`${url}${path}`);
  child.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
  await untilGone(code);
});

it("the command does not run functions with --no-code", async () => {
  const { url } = await serveCode(["--no-code"]);
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining("The emulator has no runner for code"),
  ]);
});

it("the command does not run npm with --no-install", async () => {
  const manifest = JSON.stringify({ dependencies: { "no-such-package-anywhere": "1.0.0" } });
  const { url } = await serveCode(["--no-install"], { "package.json": manifest });
  const response = await fetch(url);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("npm is turned off");
});
