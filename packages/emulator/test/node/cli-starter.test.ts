import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { untilExited } from "../../../function-runner/test/support/until-exited.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { type CliRun, cliCommand, startCli, startCommand } from "./support/run-cli.ts";

const SERVE = "--port 0 --json";
const SIGNALS = ["SIGTERM", "SIGKILL"] as const;

/** Returns the URL of a service from the JSON line that the command prints once it is ready. */
async function readyUrl(run: CliRun): Promise<string> {
  return JSON.parse((await run.printed(/^\{.*\}$/m))[0]).retention;
}

async function isServing(url: string): Promise<boolean> {
  return (await fetch(`${url}/__emulator/health`).catch(() => undefined))?.ok ?? false;
}

/** Kills a process after the test, because it can outlive its parent. */
function killAfterTest(pid: number): void {
  onTestFinished(() => {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // The process has already ended.
    }
  });
}

/** Creates a project that can run the command with `npx seamline-emulator`. */
async function folderForNpx(): Promise<string> {
  const folder = await temporaryFolder(tmpdir());
  const program = join(folder, "node_modules/.bin/seamline-emulator");
  await mkdir(join(folder, "node_modules/.bin"), { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "name": "user", "private": true }');
  await writeFile(program, `#!/bin/sh\nexec ${cliCommand} "$@"\n`);
  await chmod(program, 0o755);
  return folder;
}

const ENDED =
  "Shutting down because the process that started this one has exited (use --keep-running to prevent this)";
const CLOSED = "Shutting down because stdin was closed (use --keep-running to prevent this)";

// The run ends once the last process has closed its streams.
it.each([
  ["a shell", ["sh", "-c", `${cliCommand} ${SERVE}; true`]],
  ["the first of two shells", ["sh", "-c", `sh -c "${cliCommand} ${SERVE}; true"; true`]],
  ["npx", ["npx", "seamline-emulator", ...SERVE.split(" ")]],
])("the command ends after %s receives SIGTERM or SIGKILL and does not forward it", async (_, command) => {
  const cwd = await folderForNpx();
  const warningAfter = async (signal: NodeJS.Signals): Promise<string> => {
    const run = startCommand(command, { cwd });
    await readyUrl(run);
    run.child.kill(signal);
    await run.ended;
    return run.stderr();
  };
  for (const warning of await Promise.all(SIGNALS.map(warningAfter))) expect(warning).toContain(ENDED);
});

it("the command ends after its parent has become a zombie", async () => {
  // The shell replaces itself with `sleep`, which never waits for its children.
  const run = startCommand(["sh", "-c", `sh -c "${cliCommand} ${SERVE}; true" & echo $!; exec sleep 600`]);
  const [, pid] = await run.printed(/^(\d+)$/m);
  killAfterTest(Number(pid));
  await readyUrl(run);
  process.kill(Number(pid), "SIGKILL");
  await run.printed(/has exited/, "stderr");
});

it("the command ends when stdin closes", async () => {
  const run = startCommand(["sh", "-c", `exec ${cliCommand} ${SERVE}`], { input: "pipe" });
  await readyUrl(run);
  run.child.stdin?.end("ignored\n");
  expect(await run.ended).toBe(0);
  expect(run.stderr()).toContain(CLOSED);
});

it("the command serves if stdin was closed before the start", async () => {
  const run = startCommand(["sh", "-c", `true | { sleep 0.1; ${cliCommand} ${SERVE}; }`], { input: "pipe" });
  const url = await readyUrl(run);
  expect(await isServing(url)).toBe(true);
  expect(run.stderr()).toBe("");
});

it("a command in the foreground ends with its shell, but a background job keeps running", async () => {
  const script = `${cliCommand} ${SERVE} & echo $!; ${cliCommand} ${SERVE} --services retention; true`;
  const run = startCommand(["sh", "-c", script], { input: "pipe" });
  const [, pid] = await run.printed(/^(\d+)$/m);
  killAfterTest(Number(pid));
  const [, background = "{}"] = await run.printed(/^(\{.*"edge".*\})$/m);
  await run.printed(/^\{"retention":"[^"]*"\}$/m);
  run.child.kill("SIGKILL");
  await run.printed(/Shutting down because/, "stderr");
  expect(await isServing(JSON.parse(background).retention)).toBe(true);
});

it.each([
  [["--keep-running"], {}],
  [[], { SEAMLINE_KEEP_RUNNING: "1" }],
])("the command keeps running with %j and the variables %j", async (flags, variables) => {
  const script = `${cliCommand} ${[SERVE, ...flags].join(" ")} & echo $!; wait`;
  const other = `${cliCommand} ${SERVE}; true`;
  // In a session without job control, a background job with its own stdin is not recognized as a background job.
  const run = startCommand(["sh", "-c", script.replace(" &", " <&0 &")], { input: "pipe", variables });
  const [, pid] = await run.printed(/^(\d+)$/m);
  killAfterTest(Number(pid));
  const url = await readyUrl(run);
  const witness = startCommand(["sh", "-c", other]);
  await readyUrl(witness);
  run.child.kill("SIGKILL");
  run.child.stdin?.destroy();
  process.kill(Number(pid), "SIGHUP");
  witness.child.kill("SIGKILL");
  // By now, an emulator that watches its parent would have ended.
  await witness.ended;
  expect(await isServing(url)).toBe(true);
  process.kill(Number(pid), "SIGTERM");
  await run.ended;
  expect(run.stderr()).toBe("");
});

const PID_FUNCTION = {
  name: "projects/demo/locations/here/functions/process-id",
  buildConfig: { runtime: "nodejs24", entryPoint: "main" },
  files: { "index.js": "exports.main = (_, response) => response.send(String(process.pid));" },
};

it.each(["parent", "emulator"])("the processes of functions end when the %s is killed", async (victim) => {
  const seed = join(await temporaryFolder(), "seed.json");
  await writeFile(seed, JSON.stringify({ functions: { functions: [PID_FUNCTION] } }));
  const run = startCommand(["sh", "-c", `${cliCommand} ${SERVE} --seed '${seed}' <&0 & echo $!; wait`]);
  const [, pid] = await run.printed(/^(\d+)$/m);
  killAfterTest(Number(pid));
  const { functions } = JSON.parse((await run.printed(/^\{.*\}$/m))[0]);
  const functionPid = Number(await (await fetch(`${functions}/run/demo/here/process-id`)).text());
  if (victim === "parent") run.child.kill("SIGKILL");
  else process.kill(Number(pid), "SIGKILL");
  await untilExited(functionPid);
});

it("the command keeps serving after the readers of stdout and stderr have ended, and ends on SIGTERM", async () => {
  const run = startCli(["--port", "0", "--example"]);
  const [, url = ""] = await run.printed(/retention +(\S+)/);
  run.child.stdout?.destroy();
  run.child.stderr?.destroy();
  expect(await isServing(url)).toBe(true);
  expect(await isServing(url)).toBe(true);
  run.child.kill("SIGTERM");
  expect(await once(run.child, "exit")).toEqual([0, null]);
});
