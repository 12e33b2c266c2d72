import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { helpText } from "@seamline/openapi/command-help";
import { expect, it, onTestFinished } from "vitest";
import { takenPort } from "../../../function-runner/test/support/serve-locally.ts";
import { command } from "../../src/node/cli/command-description.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { serveByCli, startCli } from "./support/run-cli.ts";
import { namesByPort } from "./support/services-by-port.ts";

const execute = promisify(execFile);

async function fileOf(text: string, name = "seed.yaml"): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, text);
  return path;
}

/** Runs a command that is expected to fail, and returns its output and exit code. */
async function failed(args: readonly string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const run = startCli(args);
  const code = await run.ended;
  return { code, stdout: run.stdout(), stderr: run.stderr() };
}

it("the command prints only one line of JSON once it is ready", async () => {
  const { urls, stdout, stderr, child, ended } = await serveByCli();
  expect(Object.keys(urls)).toEqual(namesByPort);
  expect(stdout()).toBe(`${JSON.stringify(urls)}\n`);
  expect((await fetch(`${urls.retention}/v1/matters`)).status).toBe(401);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect([stdout(), stderr()]).toEqual([`${JSON.stringify(urls)}\n`, ""]);
});

it.each([
  ["an empty seed", undefined],
  [
    "its own accounts and keys",
    `accounts:
  - { email: nobody@example.com, privileges: [] }
  - { email: o'neill@example.com }
  - { email: grace@example.com, privileges: [Manage Matters] }
edge: { keys: [{ key: narrow, allow: [{ methods: [POST] }] }, { key: wide }] }`,
  ],
])("the command prints three example commands that work unchanged, with %s", async (_, seed) => {
  await showsWorkingCommands(seed === undefined ? [] : ["--seed", await fileOf(seed)]);
});

it("the command prints three working example calls with --example", async () => {
  await showsWorkingCommands(["--example"]);
});

async function showsWorkingCommands(args: readonly string[]): Promise<void> {
  const run = startCli(["--port", "0", ...args]);
  await run.printed(/__emulator\/health\n/);
  const places = namesByPort.map((name) => ` +${name} +http://127.0.0.1:\\d+.*\\n`).join("");
  const start = `^The emulator is ready\\. Press Ctrl-C to stop it\\.\\n\\n${places} +page +http://127.0.0.1:\\d+/__emulator/\\n`;
  expect(run.stdout()).toMatch(new RegExp(start));
  const commands = run.stdout().match(/(?<=^ {2})curl .*$/gm) ?? [];
  expect(commands).toHaveLength(3);
  for (const command of commands) {
    const { stdout } = await execute("sh", ["-c", command.replace("curl ", "curl -sf ")]);
    if (stdout !== "Hello, world!\n") expect(JSON.parse(stdout), command).toBeTypeOf("object");
  }
}

it.each(["SIGINT", "SIGTERM"] as const)(
  "the command exits with 0 on %s, and frees its ports",
  async (signal) => {
    const { urls, child, ended } = await serveByCli();
    const idle = connect(Number(new URL(urls.edge ?? "").port), "127.0.0.1");
    onTestFinished(() => void idle.destroy());
    await new Promise((resolve) => idle.once("connect", resolve));
    child.kill(signal);
    // If the command waited for the idle connection, the signal would end it with a different exit code.
    expect(await ended).toBe(0);
    for (const url of Object.values(urls)) await expect(fetch(url)).rejects.toThrow();
  },
);

it("the command reports a port in use on one line, and leaves no other port open", async () => {
  const port = await takenPort();
  expect(await failed(["--port", `${port}`])).toEqual({
    code: 1,
    stdout: "",
    stderr: `seamline-emulator: The port ${port} of 127.0.0.1 (retention) is already in use: stop the program that is using it, or choose another port.\n`,
  });
});

it.each([
  [["--prot", "1"], "unknown flag --prot: did you mean --port?"],
  [["--seed", "/nowhere/seed.yaml"], "cannot read the seed /nowhere/seed.yaml: the file does not exist"],
  [["--seed", "/"], "cannot read the seed /: EISDIR: illegal operation on a directory"],
  [
    ["--host", "192.0.2.1"],
    "The host 192.0.2.1 is not an address of this machine: choose 127.0.0.1 or another local address.",
  ],
])("the command rejects %j on one line", async (args, problem) => {
  expect(await failed(args)).toEqual({ code: 1, stdout: "", stderr: `seamline-emulator: ${problem}\n` });
});

it("the command lists all problems in a seed file with their positions, one per line", async () => {
  const path = await fileOf(
    "accounts:\n  - email: ada@example.com\n    emial: x\n    repeat: 0\n  - email: 5\n",
  );
  expect(await failed(["--port", "0", "--seed", path])).toEqual({
    code: 1,
    stdout: "",
    stderr: [
      `${path}:3:5: /accounts/0/emial: emial is not a known member. Did you mean email?\n`,
      `${path}:4:5: /accounts/0/repeat: must be a positive integer.\n`,
      `${path}:5:5: /accounts/1/email: must be a string, but got 5.\n`,
    ].join(""),
  });
});

it("the command suggests omitting --data if this version of Node cannot store state on disk", async () => {
  const folder = await temporaryFolder();
  const without = ["--no-experimental-sqlite"];
  const run = startCli(["--port", "0", "--data", folder], without);
  expect(await run.ended).toBe(1);
  expect([run.stdout(), run.stderr()]).toEqual([
    "",
    `seamline-emulator: --data ${folder} requires Node 22.13 or newer (this is ${process.version}): upgrade Node, or omit --data\n`,
  ]);
});

it("the command reports on one line that the state folder is unusable", async () => {
  const file = await fileOf("x");
  const { code, stdout, stderr } = await failed(["--port", "0", "--data", file]);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^seamline-emulator: The store in .* has no folder, and creating it failed .*\n$/);
});

it.runIf(process.platform === "linux")(
  "the command reports on one line that there is no space for the state",
  async () => {
    const { code, stdout, stderr } = await failed(["--port", "0", "--data", "/proc/state/of/tests"]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^seamline-emulator: The store in \/proc\/state\/of\/tests\/\S+ has no folder, and creating it failed \(.*\): use another folder\n$/,
    );
  },
);

it.each([
  [[], ", and run their own code on this machine (use --no-code to prevent this)"],
  [["--no-code"], ""],
])("the command warns that other machines can reach it, and describes the risk: %j", async (args, more) => {
  const run = await serveByCli(["--host", "0.0.0.0", "--services", "edge", ...args]);
  expect(run.stderr()).toBe(
    `Warning: 0.0.0.0 is not a loopback address: anyone who can reach this machine can use and reset the emulator${more}.\n`,
  );
});

it("the command limits the request rate of callers", async () => {
  const { urls } = await serveByCli(["--services", "edge", "--rate-limit", "1"]);
  const ask = () => fetch(`${urls.edge}/dnszone`, { headers: { AccessKey: "test-key" } });
  const statuses = (await Promise.all([ask(), ask(), ask(), ask()])).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
});

it("the command prints its flags and its version", async () => {
  const help = await failed(["--help", "--port", "x"]);
  expect(help).toMatchObject({ code: 0, stderr: "" });
  expect(help.stdout).toBe(`${helpText(command)}\n`);
  expect(await failed(["--version"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});
