import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../store/support/engines.ts";
import { type CliRun, cliCommand, startCli, startCommand } from "./support/run-cli.ts";

const node = process.execPath;

/** Uses exec to run a Node program until it ends. The program is an ES module that can import the clients. */
async function executed(
  program: string,
  args: readonly string[] = [],
): Promise<{ code: unknown; stdout: string; stderr: string }> {
  return outcome(startCli(["exec", ...args, "--", node, "--input-type=module", "-e", program]));
}

async function outcome(run: CliRun): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const code = await run.ended;
  return { code, stdout: run.stdout(), stderr: run.stderr() };
}

const CALLS = `
import { createEdgeClient, fromEnvironment as edge } from "@seamline/edge";
import { createFunctionsClient, fromEnvironment as functions } from "@seamline/functions";
import { createRetentionClient, fromEnvironment as retention } from "@seamline/retention";
const parent = "projects/p/locations/-";
const lists = [
  createRetentionClient(retention()).matters.list(),
  createFunctionsClient(functions()).projects.locations.functions.list({ parent }),
  createEdgeClient(edge()).dnsZones.list(),
];
const responses = await Promise.all(lists.map((list) => list.withResponse()));
console.log(responses.map(({ response }) => response.status).join());
process.exit(7);
`;

it("exec runs a command that can call every service, and exits with its exit code", async () => {
  expect(await executed(CALLS)).toEqual({ code: 7, stdout: "200,200,200\n", stderr: "" });
});

it("exec uses the callers of its seed, and logs to stderr with --log", async () => {
  const path = join(await temporaryFolder(), "seed.yaml");
  await writeFile(path, "accounts: [{ email: grace@example.com }]\nedge: { keys: [{ key: secret-1 }] }");
  const { code, stdout, stderr } = await executed(CALLS, ["--seed", path, "--log", "text"]);
  expect([code, stdout]).toEqual([7, "200,200,200\n"]);
  expect(stderr).toContain("The emulator is ready.");
  expect(stderr).toMatch(/ edge {6}200 GET {4}\/dnszone listDnsZones /);
});

it("exec sets only the variables of its services, and keeps the other variables unchanged", async () => {
  const program =
    "console.log(Object.keys(process.env).filter((name) => /^SEAMLINE_.*(URL|KEY|TOKEN|MINE)$/.test(name)).join())";
  const run = startCli(["exec", "--services", "edge", "--", node, "-e", program], [], { SEAMLINE_MINE: "1" });
  const { stdout } = await outcome(run);
  expect(stdout.trim().split(",").sort()).toEqual([
    "SEAMLINE_EDGE_KEY",
    "SEAMLINE_EDGE_URL",
    "SEAMLINE_MINE",
  ]);
});

it.each([
  [["nowhere-to-be-found"], 127, "command not found: nowhere-to-be-found"],
  [["/"], 126, "cannot run the command /: permission denied"],
])("exec reports on one line that a command cannot be started: %j", async (command, code, problem) => {
  expect(await outcome(startCli(["exec", "--", ...command]))).toEqual({
    code,
    stdout: "",
    stderr: `seamline-emulator: ${problem}\n`,
  });
});

it("exec exits with 128 plus the number of the signal that ended the command", async () => {
  expect(await executed('process.kill(process.pid, "SIGKILL")')).toMatchObject({ code: 137, stderr: "" });
});

const WAITS = `
process.on("SIGTERM", () => { console.log("tidied up"); process.exit(3); });
console.log("ready");
setInterval(() => {}, 1000);
`;

it("exec forwards signals to the command and waits for it to end", async () => {
  const run = startCli(["exec", "--", node, "-e", WAITS]);
  await run.printed(/ready\n/);
  run.child.kill("SIGTERM");
  expect(await outcome(run)).toEqual({ code: 3, stdout: "ready\ntidied up\n", stderr: "" });
});

it("exec and all descendants of its command end on SIGHUP, SIGINT and SIGTERM", async () => {
  const outcomeAfter = async (signal: NodeJS.Signals) => {
    const run = startCli(["exec", "--", "sh", "-c", "sleep 600 & echo ready; wait; true"]);
    await run.printed(/ready\n/);
    run.child.kill(signal);
    // The streams close only after `sleep` has ended.
    return outcome(run);
  };
  const ended = (code: number) => ({ code, stdout: "ready\n", stderr: "" });
  expect(await Promise.all((["SIGHUP", "SIGINT", "SIGTERM"] as const).map(outcomeAfter))).toEqual(
    [129, 130, 143].map(ended),
  );
});

it("all descendants of the command end when exec is killed", async () => {
  const run = startCli(["exec", "--", "sh", "-c", "sleep 600 & echo ready; wait; true"]);
  await run.printed(/ready\n/);
  run.child.kill("SIGKILL");
  expect(await run.ended).toBe("SIGKILL");
});

it("a command that ignores SIGTERM is killed after exec is killed", async () => {
  const run = startCli(["exec", "--", "sh", "-c", "trap '' TERM; echo ready; while :; do sleep 1; done"]);
  await run.printed(/ready\n/);
  run.child.kill("SIGKILL");
  expect(await run.ended).toBe("SIGKILL");
});

it("exec and its command end if their parent ends without forwarding the signal", async () => {
  const warningAfter = async (signal: NodeJS.Signals): Promise<string> => {
    const run = startCommand(["sh", "-c", `${cliCommand} exec -- sh -c 'echo ready; sleep 600; true'; true`]);
    await run.printed(/ready\n/);
    run.child.kill(signal);
    await run.ended;
    return run.stderr();
  };
  for (const warning of await Promise.all((["SIGTERM", "SIGKILL"] as const).map(warningAfter)))
    expect(warning).toContain("Shutting down because the process that started this one has exited");
});

it("exec passes stdin to its command", async () => {
  const run = startCommand(["sh", "-c", `exec ${cliCommand} exec -- cat`], { input: "pipe" });
  run.child.stdin?.end("for cat\n");
  expect(await outcome(run)).toEqual({ code: 0, stdout: "for cat\n", stderr: "" });
});

it("exec cleans up after the command, including its functions", async () => {
  const folder = await temporaryFolder();
  const code = `exports.main = (_, response) => response.send(String(process.pid));`;
  const functions = [
    {
      name: "projects/demo/locations/here/functions/busy",
      buildConfig: { runtime: "nodejs24", entryPoint: "main" },
      files: { "index.js": code },
    },
  ];
  await writeFile(join(folder, "seed.json"), JSON.stringify({ functions: { functions } }));
  const program = `console.log(await (await fetch(process.env.SEAMLINE_FUNCTIONS_URL + "/run/demo/here/busy")).text())`;
  const { code: exit, stdout } = await executed(program, ["--seed", join(folder, "seed.json")]);
  expect(exit).toBe(0);
  expect(existsSync(`/proc/${Number(stdout)}`)).toBe(false);
});
