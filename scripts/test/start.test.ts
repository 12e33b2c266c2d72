import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { documents } from "@seamline/specs";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { readFlags } from "../start/read-flags.ts";
import { firstCalls, serveEmulator } from "../start/serve-emulator.ts";
import { readmes, snippetsIn } from "./readme/snippets.ts";
import { manifests, read } from "./repository.ts";

const run = promisify(execFile);
const start = fileURLToPath(new URL("../start.ts", import.meta.url));
/** Each service takes a port of its own, one after the other. */
const HIGHEST = 65_536 - new Set(documents.map(({ service }) => service)).size;

test("the calls that start prints for each service work", async () => {
  const emulator = await serveEmulator(0);
  onTestFinished(() => emulator.close());
  const calls = firstCalls(emulator).match(/(?<=^ {2})curl .*$/gm) ?? [];
  const outputs = await Promise.all(
    calls.map((call) => run("sh", ["-c", call.replace("curl ", "curl -sS --fail-with-body ")])),
  );
  expect(outputs.map(({ stdout }) => stdout)).toEqual([
    expect.stringMatching(/^\{"name":"Project Enigma",/),
    "Hello, Ada!\n",
    expect.stringMatching(/^\{"Items":\[\{"Id":1,"Domain":"example.com",/),
  ]);
});

test("start prints the TypeScript program if the ports are the usual ones, and otherwise a note", () => {
  const urls = { retention: "http://127.0.0.1:4010", functions: "", edge: "" };
  expect(firstCalls({ urls })).toMatch(/\n {2}npx -y pnpm --dir examples\/first-call start$/);
  const moved = firstCalls({ urls: { ...urls, retention: "http://127.0.0.1:5010" } });
  expect(moved).not.toContain("first-call start");
  expect(moved).toMatch(/\nThe READMEs use the ports 4010, 4011 and 4012: replace them by these\.$/);
});

test("start reports a port that is taken, with a remedy", async () => {
  const emulator = await serveEmulator(0);
  onTestFinished(() => emulator.close());
  const { port } = new URL(emulator.urls.retention);
  await expect(serveEmulator(Number(port))).rejects.toThrow(
    `The port ${port} of 127.0.0.1 (retention) is taken: stop what listens there, or choose another port.\n` +
      'Another emulator may be running: end it with Ctrl-C, or use "npx -y pnpm start --port 5010".',
  );
});

test.each([
  [["--port", "65535"], `--port must be a whole number from 0 to ${HIGHEST}, and is 65535.`],
  [["--port", "80.5"], `--port must be a whole number from 0 to ${HIGHEST}, and is 80.5.`],
  [["--port", ""], `--port must be a whole number from 0 to ${HIGHEST}, and is empty.`],
  [["--prot", "1"], "Unknown option '--prot'"],
])("start rejects %j before it builds anything", async (args, problem) => {
  const { stderr, stdout, code } = (await run(process.execPath, [start, ...args], { timeout: 20_000 }).catch(
    (error: { stderr: string; stdout: string; code: unknown }) => error,
  )) as { stderr: string; stdout: string; code?: unknown };
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^[^\n]* The flags of start are --once and --port\.\n$/);
  expect(stderr).toContain(problem);
});

test("start takes the highest port that leaves one for each service", () => {
  expect(readFlags(["--port", `${HIGHEST}`])).toEqual({ once: false, port: HIGHEST });
  expect(readFlags(["--once"])).toEqual({ once: true, port: 4010 });
});

test("engines are checked against the Node that the workspace installs", () => {
  const { nodeVersion } = parse(read("pnpm-workspace.yaml")) as { nodeVersion: string };
  expect(nodeVersion).toBe(JSON.parse(read("package.json")).devDependencies.node);
});

test("the program of the first calls is the one in its README", () => {
  const [snippet] = snippetsIn("examples/first-call/README.md").filter(({ language }) => language === "ts");
  expect(snippet?.code.replaceAll(/^\/\/ → .*\n/gm, "")).toBe(read("examples/first-call/main.ts"));
});

test("the folder of the first calls depends on every package that snippets import", () => {
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
