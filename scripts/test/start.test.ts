import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { serveDocsOnUsualPort } from "../start/serve-docs.ts";
import { readmes, snippetsIn } from "./readme/snippets.ts";
import { manifests, read } from "./repository.ts";

const run = promisify(execFile);
const start = fileURLToPath(new URL("../start.ts", import.meta.url));

/** Fails if a built module is loaded, as in a fresh clone. */
const WITHOUT_BUILDS = `import { registerHooks } from "node:module";
registerHooks({ load: (url, context, next) => {
  if (/\\/(?:packages\\/[\\w-]+|specs)\\/(?:dist|lib)\\//.test(url)) throw new Error("It needs a build: " + url);
  return next(url, context);
} });`;

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs start as in a fresh clone. Turbo prints its arguments and fails. */
async function runStart(args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const flags = ["--import", `data:text/javascript,${encodeURIComponent(WITHOUT_BUILDS)}`];
  const env = { ...process.env, PATH: `${turboStandIn}:${process.env.PATH}`, ...variables };
  const ended = run(process.execPath, [...flags, start, ...args], { env, timeout: 60_000 });
  const succeeded = ended.then(({ stdout, stderr }): Outcome => ({ code: 0, stdout, stderr }));
  const { code, stdout, stderr } = await succeeded.catch((error: Outcome) => error);
  return { code, stdout, stderr };
}

/** A folder with a program called `turbo`. It fails, so that start ends before it serves. */
const turboStandIn = fileURLToPath(new URL("fixtures/failing-turbo", import.meta.url));

const BUILD_FAILED = {
  code: 1,
  stdout: "turbo run lint bundle generate build --output-logs=new-only\n",
  stderr: "\nStopped: the step above failed, so the following ones did not run.\n",
};

/** Listens on a free port of the loopback address for the duration of the test. */
async function takenPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test.each([
  [["--prot", "1"], "unknown flag --prot: did you mean --port?\n"],
  [["--onec"], "unknown flag --onec: did you mean --once?\n"],
  [["--once=yes"], "--once does not take a value\n"],
  [["exec", "--", "npm", "test"], "start has no exec: see npx seamline-emulator --help\n"],
  [["--port", "80.5"], '--port must be an integer from 0 to 65533, but is "80.5"\n'],
  [["--port="], "--port requires a value\n"],
  [
    ["--allow-origin", "localhost"],
    "An allowed origin must consist of a scheme, a host and an optional port",
  ],
  [["--docs-url", "localhost"], "The docs address must be a URL"],
  [["--seed", "/nowhere/seed.yaml"], "cannot read the seed /nowhere/seed.yaml: the file does not exist\n"],
  [["--host", "192.0.2.1"], "The host 192.0.2.1 is not an address of this machine"],
])("start rejects %j before anything is built", async (args, problem) => {
  const { code, stdout, stderr } = await runStart(args);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr.slice(0, problem.length)).toBe(problem);
});

test.each([
  ["its flag", (port: number) => [["--port", `${port}`], {}] as const],
  ["its variable", (port: number) => [[], { SEAMLINE_PORT: `${port}` }] as const],
])(
  "start lists every taken port before anything is built, and suggests other ports: port from %s",
  async (_, of) => {
    const port = await takenPort();
    const [args, variables] = of(port);
    expect(await runStart([...args], variables)).toEqual({
      code: 1,
      stdout: "",
      stderr:
        `The port ${port} of 127.0.0.1 (retention) is already in use: stop the program that is using it, or choose another port.\n` +
        'Choose other ports with "npx -y pnpm start --port 5010", or free ones with "--port 0".\n',
    });
  },
);

test.each([
  [["--port", "0", "--allow-origin", "http://localhost:3000", "--strict", "--log", "debug"]],
  [["--", "--port", "0", "--function", "hello=./hello"]],
])("start accepts the emulator's flags in a fresh clone: %j", async (args) => {
  expect(await runStart(args)).toEqual(BUILD_FAILED);
});

test("start --once works even if the ports are taken", async () => {
  expect(await runStart(["--once", "--port", `${await takenPort()}`])).toEqual(BUILD_FAILED);
});

test("start prints all flags with --help", async () => {
  const { code, stdout } = await runStart(["--help"]);
  expect(code).toBe(0);
  for (const flag of ["--once", "--port PORT", "--allow-origin ORIGINS", "--function", "--keep-running"])
    expect(stdout).toContain(`\n  ${flag}`);
  expect(await runStart(["--version"])).toMatchObject({ code: 0, stdout: "0.0.0\n" });
});

const builtTurbo = fileURLToPath(new URL("fixtures/passing-turbo", import.meta.url));

/** Starts all processes below two shells that forward no signals, like npx and pnpm, and waits until they serve. */
async function served() {
  const command = `sh -c "'${process.execPath}' '${start}' --port 0 --log off; true"; true`;
  const child = spawn("sh", ["-c", command], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: `${builtTurbo}:${process.env.PATH}` },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const closed = once(child, "close");
  let output = "";
  for await (const chunk of child.stdout.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (output.includes("/__emulator/health")) break;
  }
  child.stdout.resume();
  child.stderr.resume();
  const urlOf = (pattern: RegExp): string => pattern.exec(output)?.[1] ?? "";
  return { child, closed, docs: urlOf(/^Docs: (\S+)/m), emulator: urlOf(/^ {2}retention +(\S+)/m) };
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "start stops the emulator and the docs if a parent process receives %s",
  async (signal) => {
    const { child, closed, docs, emulator } = await served();
    expect((await fetch(docs)).status).toBe(200);
    expect((await fetch(`${emulator}/v1/matters`)).status).toBe(401);
    child.kill(signal);
    // The streams close when the last process that uses them ends.
    await closed;
    await expect(fetch(docs)).rejects.toThrow();
    await expect(fetch(emulator)).rejects.toThrow();
  },
);

test("start serves the docs on a free port if port 4321 is in use", async () => {
  const other = createServer().listen(4321, "127.0.0.1");
  onTestFinished(() => void other.close());
  // Another program may already be using the port.
  await Promise.race([once(other, "listening"), once(other, "error")]).catch(() => {});
  for (const emulatorPorts of [[], [4320, 4321, 4322]]) {
    const docs = await serveDocsOnUsualPort(emulatorPorts);
    onTestFinished(() => docs.close());
    expect((await fetch(docs.url)).status).toBe(200);
    const program = emulatorPorts.length === 0 ? "another program" : "the emulator";
    expect(docs.line).toBe(`Docs: ${docs.url} (a free port, because ${program} uses port 4321)`);
  }
});

test("the `nodeVersion` in pnpm-workspace.yaml equals the Node version in package.json", () => {
  const { nodeVersion } = parse(read("pnpm-workspace.yaml")) as { nodeVersion: string };
  expect(nodeVersion).toBe(JSON.parse(read("package.json")).devDependencies.node);
});

test("the first-call program equals the program in its README", () => {
  const [snippet] = snippetsIn("examples/first-call/README.md").filter(({ language }) => language === "ts");
  expect(snippet?.code.replaceAll(/^\/\/ → .*\n/gm, "")).toBe(read("examples/first-call/main.ts"));
});

test("the first-call folder depends on every package that snippets import", () => {
  const { dependencies = {} } = manifests().get("examples/first-call") ?? {};
  const isPrivate = (file: string) =>
    file.startsWith("packages/") && manifests().get(dirname(file))?.private === true;
  const code = readmes()
    .filter((file) => !isPrivate(file) && !file.includes("conformance"))
    .flatMap(snippetsIn);
  const imported = code
    .filter(({ language }) => language === "ts")
    .flatMap((snippet) =>
      Array.from(snippet.code.matchAll(/ from "((?:@[^/"]+\/)?[^./":][^/":]*)[/"]/g), ([, name]) => name),
    );
  expect(imported.length).toBeGreaterThan(10);
  for (const name of new Set(imported)) expect(dependencies).toHaveProperty([`${name}`]);
});
