import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isRunning, untilExited } from "../../../function-runner/test/support/until-exited.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { type CliRun, serveByCli } from "./support/run-cli.ts";

const PARENT = "projects/demo/locations/here/functions";

/** Function ids. Each function behaves as its id suggests. */
const IDS = ["responds", "never", "busy"] as const;

/** Code that writes its process id and folder, and then responds, never responds or blocks its process. */
const CODE = `
exports.main = (request, response) => {
  response.write(JSON.stringify({ pid: process.pid, folder: __dirname }) + "\\n");
  if (process.env.K_SERVICE === "never") return;
  if (process.env.K_SERVICE === "busy") setTimeout(() => { for (;;); }, 50);
  else response.end();
};
`;

interface Served extends CliRun {
  /** Returns the URL of a function. */
  urlOf(id: (typeof IDS)[number]): string;
}

/** Serves the functions from a seed. */
async function serveCode(args: readonly string[] = [], files: Record<string, string> = {}): Promise<Served> {
  const seed = join(await temporaryFolder(), "seed.json");
  const functions = IDS.map((id) => ({
    name: `${PARENT}/${id}`,
    buildConfig: { runtime: "nodejs24", entryPoint: "main" },
    files: { "index.js": CODE, ...files },
  }));
  await writeFile(seed, JSON.stringify({ functions: { functions } }));
  const run = await serveByCli(["--services", "functions", "--seed", seed, ...args]);
  return { ...run, urlOf: (id) => `${run.urls.functions}/run/demo/here/${id}` };
}

interface CodeProcess {
  readonly pid: number;
  readonly folder: string;
}

/** Returns the process of the code once the function has reported it. */
async function processAt(url: string): Promise<CodeProcess> {
  const response = await fetch(url);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  return JSON.parse(new TextDecoder().decode(value));
}

/** Resolves once a process has ended and its folder has been removed. */
async function untilGone({ pid, folder }: CodeProcess): Promise<void> {
  await untilExited(pid);
  await expect.poll(() => existsSync(folder)).toBe(false);
}

it.each([
  ["SIGINT", 0, ["responds"]],
  ["SIGTERM", 0, IDS],
  ["SIGKILL", "SIGKILL", IDS],
] as const)("the command and its idle, waiting and busy functions end on %s", async (signal, code, ids) => {
  const { urlOf, child, ended, stderr } = await serveCode();
  const processes = await Promise.all(ids.map((id) => processAt(urlOf(id))));
  expect(processes.every(({ pid }) => isRunning(pid))).toBe(true);
  child.kill(signal);
  expect(await ended).toBe(code);
  await Promise.all(processes.map(untilGone));
  expect(stderr()).toBe("");
});

it("the command does not run functions with --no-code", async () => {
  const { urlOf } = await serveCode(["--no-code"]);
  const response = await fetch(urlOf("responds"));
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining("The emulator has no code runner"),
  ]);
});

it("the command does not run npm with --no-install", async () => {
  const manifest = JSON.stringify({ dependencies: { "no-such-package-anywhere": "1.0.0" } });
  const { urlOf } = await serveCode(["--no-install"], { "package.json": manifest });
  const response = await fetch(urlOf("responds"));
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("npm is turned off");
});
