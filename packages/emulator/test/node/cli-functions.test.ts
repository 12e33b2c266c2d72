import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { temporaryFolder } from "../store/support/engines.ts";
import { type CliRun, serveByCli } from "./support/run-cli.ts";

/** How long a test may take, in milliseconds: it starts two processes, one after the other. */
const PATIENT = 30_000;

const NAME = "projects/demo/locations/here/functions/busy";

/** Says which process it is, by which folder, and then answers, never answers, or is too busy to notice anything. */
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

/** Serves a function that is planted, and gives its address. */
async function serveCode(args: readonly string[] = [], files: Record<string, string> = {}): Promise<Served> {
  const seed = join(await temporaryFolder(), "seed.json");
  const planted = {
    name: NAME,
    buildConfig: { runtime: "nodejs24", entryPoint: "main" },
    files: { "index.js": CODE, ...files },
  };
  await writeFile(seed, JSON.stringify({ functions: { functions: [planted] } }));
  const run = await serveByCli(["--services", "functions", "--seed", seed, ...args]);
  return { ...run, url: `${run.urls.functions}/run/demo/here/busy` };
}

interface CodeProcess {
  readonly pid: number;
  readonly folder: string;
}

/** The process of the code, as soon as it says which. */
async function processAt(url: string): Promise<CodeProcess> {
  const response = await fetch(url);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  return JSON.parse(new TextDecoder().decode(value));
}

async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    // One that has ended stays on the list until its parent asks for it.
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    return !/\) Z/.test(stat);
  } catch {
    return false;
  }
}

/** Resolves when a process has ended and its folder is gone, of which nobody tells who did not start it. */
async function isGone({ pid, folder }: CodeProcess): Promise<true> {
  while ((await isRunning(pid)) || existsSync(folder)) await pause(20);
  return true;
}

it.each([
  ["SIGTERM", ""],
  ["SIGINT", ""],
  ["SIGTERM", "/never"],
  ["SIGTERM", "/busy"],
] as const)(
  "on %s ends, and with it the code that it runs: %j",
  async (signal, path) => {
    const { url, child, ended, stderr } = await serveCode();
    const code = await processAt(`${url}${path}`);
    expect(await isRunning(code.pid)).toBe(true);
    const start = performance.now();
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect([await isGone(code), stderr()]).toEqual([true, ""]);
  },
  PATIENT,
);

it.each(["", "/never", "/busy"])(
  "leaves no code running where it is killed: %j",
  async (path) => {
    const { url, child, ended } = await serveCode();
    const code = await processAt(`${url}${path}`);
    child.kill("SIGKILL");
    expect(await ended).toBe("SIGKILL");
    expect(await isGone(code)).toBe(true);
  },
  PATIENT,
);

it(
  "runs no code with --no-code",
  async () => {
    const { url } = await serveCode(["--no-code"]);
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining("The emulator was given nothing that runs code"),
    ]);
  },
  PATIENT,
);

it(
  "runs no npm with --no-install",
  async () => {
    const manifest = JSON.stringify({ dependencies: { "no-such-package-anywhere": "1.0.0" } });
    const { url } = await serveCode(["--no-install"], { "package.json": manifest });
    const response = await fetch(url);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("npm is not to be run here");
  },
  PATIENT,
);
