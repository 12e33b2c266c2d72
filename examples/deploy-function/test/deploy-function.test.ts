import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { autoAdvanceClock, createEmulator } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import { functionRunner, listen } from "@seamline/emulator/node";
import {
  createFunctionsClient,
  isOperationFailedError,
  isOperationTimeoutError,
} from "@seamline/functions/v2/reference";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { allowCalls, callFunction } from "../src/call.ts";
import { deployFolder } from "../src/deploy.ts";

const run = promisify(execFile);
const example = fileURLToPath(new URL("..", import.meta.url));
const name = "projects/demo/locations/europe-west1/functions/slugify";

/** A copy of the example's function that tests can change, and the state file next to it. */
let folder: string;
let stateFile: string;

beforeEach(async () => {
  const place = await mkdtemp(join(tmpdir(), "deploy-"));
  folder = join(place, "function");
  stateFile = join(place, "deployment.json");
  await cp(`${example}function`, folder, { recursive: true });
});

afterEach(() => rm(join(folder, ".."), { recursive: true }));

/** Starts an emulator whose deployments take a minute. Its clock advances when the client waits. */
function functionsService() {
  const clock = { mode: "manual", now: Date.UTC(2026, 1, 6) } as const;
  const emulator = createEmulator({
    seed: exampleSeed,
    clock,
    longRunningMs: 60_000,
    runner: functionRunner({ npm: "never" }),
  });
  onTestFinished(() => emulator.close());
  const functions = createFunctionsClient({
    ...emulator.functions.options("ada@example.com"),
    clock: autoAdvanceClock(emulator.clock),
  });
  const deploy = async (waitMs = 600_000) => {
    const lines: string[] = [];
    const report = (line: string): unknown => lines.push(line);
    const deployable = { name, folder, runtime: "nodejs24", entryPoint: "slugify" } as const;
    const deployed = await deployFolder(functions, deployable, { stateFile, waitMs, report });
    return { deployed, lines };
  };
  const call = async (text: string): Promise<string> => {
    const { serviceConfig } = await functions.projects.locations.functions.get({ name });
    return callFunction(`${serviceConfig?.uri}`, { text }, emulator.functions.fetch);
  };
  const sent = (operationId: string): number => emulator.requests({ operationId }).length;
  return { emulator, functions, deploy, call, sent };
}

const stages = ["BUILD is complete.", "SERVICE is complete."];

test("deploys a working function from the folder and reports the stages", async () => {
  const { deploy, call } = functionsService();
  const { deployed, lines } = await deploy();
  expect(deployed.state).toBe("ACTIVE");
  expect(lines).toEqual(expect.arrayContaining(stages));
  expect(await call("Case 42: Déjà vu")).toBe("case-42-deja-vu");
});

test("deploys nothing on a second run with the same files", async () => {
  const { deploy, sent } = functionsService();
  await deploy();
  await utimes(join(folder, "index.js"), 0, 0);
  const { deployed, lines } = await deploy();
  expect(lines).toEqual(["The source has not changed."]);
  expect(deployed.state).toBe("ACTIVE");
  expect([sent("createFunction"), sent("patchFunction")]).toEqual([1, 0]);
});

test("deploys a changed file and keeps labels that others have set", async () => {
  const { functions, deploy, call } = functionsService();
  await deploy();
  const body = {
    labels: { ...(await functions.projects.locations.functions.get({ name })).labels, team: "legal" },
  };
  await functions.projects.locations.functions.patch({ name, query: { updateMask: "labels" }, body }).wait();
  await writeFile(join(folder, "slug.js"), "export const slugOf = (text) => text.length;");
  expect((await deploy()).deployed.labels).toMatchObject({ team: "legal" });
  expect(await call("12345")).toBe("5");
});

test("the next run resumes a deployment that timed out", async () => {
  const { deploy, sent } = functionsService();
  const error = await deploy(10_000).catch((reason: unknown) => reason);
  expect(isOperationTimeoutError(error)).toBe(true);
  const { deployed, lines } = await deploy();
  expect(lines[0]).toBe("Resuming the deployment from an earlier run.");
  expect(lines.at(-1)).toBe("The source has not changed.");
  expect(deployed.state).toBe("ACTIVE");
  expect([sent("createFunction"), sent("patchFunction")]).toEqual([1, 0]);
  await expect(readFile(stateFile)).rejects.toThrow("ENOENT");
});

test("reports the line of a load error and keeps the previous version running", async () => {
  const { deploy, call } = functionsService();
  await deploy();
  await writeFile(join(folder, "slug.js"), "export function slugOf(text) {");
  const error = await deploy().catch((reason: unknown) => reason);
  expect(isOperationFailedError(error) && error.message).toContain("Unexpected end of input (slug.js:1)");
  expect(await call("Still there")).toBe("still-there");
  await cp(`${example}function`, folder, { recursive: true });
  expect((await deploy()).deployed.state).toBe("ACTIVE");
});

test("retries a policy update after a conflict and keeps existing bindings", async () => {
  const { emulator, functions, deploy, sent } = functionsService();
  await deploy();
  emulator.faults.add({ operationId: "setFunctionIamPolicy", staleEtag: true, times: 1 });
  await allowCalls(functions, name, "user:grace@example.com");
  await allowCalls(functions, name, "user:alan@example.com");
  await allowCalls(functions, name, "user:grace@example.com");
  const policy = await functions.projects.locations.functions.getIamPolicy({ resource: name });
  expect(policy.bindings).toEqual([
    { role: "invoker", members: ["user:grace@example.com", "user:alan@example.com"] },
  ]);
  expect(sent("setFunctionIamPolicy")).toBe(3);
});

test("deploys nothing if only secrets and installed packages have changed", async () => {
  const { deploy } = functionsService();
  await deploy();
  await writeFile(join(folder, ".env"), "SECRET=1");
  await cp(`${example}function`, join(folder, "node_modules/other"), { recursive: true });
  expect((await deploy()).lines).toEqual(["The source has not changed."]);
});

test("the program prints the output in the README, both on the first and on the second run", async () => {
  const emulator = createEmulator({
    seed: exampleSeed,
    longRunningMs: 0,
    runner: functionRunner({ npm: "never" }),
  });
  const { urls, close } = await listen(emulator, { port: 0 });
  onTestFinished(async () => {
    await close();
    await emulator.close();
  });
  const env = { ...process.env, FUNCTIONS_URL: urls.functions };
  const readme = await readFile(`${example}README.md`, "utf8");
  for (const _ of ["first", "second"]) {
    const { stdout } = await run(process.execPath, ["src/main.ts", "--state-file", stateFile], {
      cwd: example,
      env,
    });
    expect(readme).toContain(
      `\`\`\`text\n${stdout.replaceAll(urls.functions, "http://127.0.0.1:4011")}\`\`\``,
    );
  }
});
