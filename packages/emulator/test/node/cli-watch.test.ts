import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../store/support/engines.ts";
import { type CliRun, startCli } from "./support/run-cli.ts";

const code = (text: string): string =>
  `exports.hello = (_, response) => response.send(${JSON.stringify(text)});`;
const seed = (domain: string): string => `edge: { zones: [{ Domain: ${domain} }] }`;

interface Watched extends CliRun {
  readonly urls: Readonly<Record<"edge" | "functions", string>>;
  readonly seed: string;
  readonly folder: string;
}

async function serveWatched(): Promise<Watched> {
  const root = await temporaryFolder();
  const paths = { seed: join(root, "seed.yaml"), folder: join(root, "hello") };
  await mkdir(paths.folder);
  await writeFile(paths.seed, seed("one.example"));
  await writeFile(join(paths.folder, "index.js"), code("one"));
  const args = ["--seed", paths.seed, "--function", `hello=${paths.folder}`, "--watch"];
  const run = startCli(["--port", "0", "--services", "edge,functions", ...args]);
  const ready = await run.printed(/functions +(\S+).*\n +edge +(\S+)(?:.|\n)*health\n/);
  return { ...run, ...paths, urls: { functions: ready[1] ?? "", edge: ready[2] ?? "" } };
}

async function domains({ urls }: Watched): Promise<string[]> {
  const response = await fetch(`${urls.edge}/dnszone`, { headers: { AccessKey: "test-key" } });
  return ((await response.json()) as { Items: { Domain: string }[] }).Items.map(({ Domain }) => Domain);
}

async function addZone({ urls }: Watched, domain: string): Promise<void> {
  const headers = { AccessKey: "test-key", "content-type": "application/json" };
  const body = JSON.stringify({ Domain: domain });
  expect((await fetch(`${urls.edge}/dnszone`, { method: "POST", headers, body })).ok).toBe(true);
}

async function call({ urls }: Watched): Promise<string> {
  return (await fetch(`${urls.functions}/run/demo/us-central1/hello`)).text();
}

it("applies the seed file when it changes, and keeps the state while the file is invalid", async () => {
  const run = await serveWatched();
  await addZone(run, "mine.example");
  await writeFile(run.seed, "edge: { zones: [{ Domian: two.example }] }");
  await run.printed(/seed\.yaml:1:\d+: .*Domain is missing \(and 1 more\); the state was not changed\n/);
  await rm(run.seed);
  await run.printed(
    /cannot read the seed .*seed\.yaml: the file does not exist; the state was not changed\n/,
  );
  expect(await domains(run)).toEqual(["one.example", "mine.example"]);
  await writeFile(`${run.seed}.new`, seed("two.example"));
  await rename(`${run.seed}.new`, run.seed);
  await run.printed(/seed\.yaml has changed: the new seed was applied\n/);
  expect(await domains(run)).toEqual(["two.example"]);
  expect(await call(run)).toBe("one");
});

it("redeploys a function when its folder changes, and keeps the rest of the state", async () => {
  const run = await serveWatched();
  const file = join(run.folder, "index.js");
  await addZone(run, "mine.example");
  expect(await call(run)).toBe("one");
  // Several changes in quick succession cause only one deployment.
  for (const text of ["two", "three", "four"]) await writeFile(file, code(text));
  await run.printed(/hello is deployed (?:.|\n)*hello is deployed from .* \(.* s\): http.*\n/);
  expect(await call(run)).toBe("four");
  await writeFile(file, "exports.hello = (");
  await run.printed(/hello cannot be deployed from .* \(the last version stays deployed\): .*\n/);
  expect(await call(run)).toBe("four");
  await fetch(`${run.urls.edge}/__emulator/reset`, { method: "POST" });
  expect(await call(run)).toBe("four");
  await addZone(run, "mine.example");
  await rename(run.folder, `${run.folder}-away`);
  await run.printed(/hello cannot be deployed from .*: the folder does not exist\n/);
  await writeFile(join(`${run.folder}-away`, "index.js"), code("five"));
  await rename(`${run.folder}-away`, run.folder);
  await run.printed(/folder does not exist(?:.|\n)*hello is deployed from/);
  expect(await call(run)).toBe("five");
  expect(await domains(run)).toEqual(["one.example", "mine.example"]);
  expect(run.stdout().match(/hello is deployed/g)).toHaveLength(3);
  run.child.kill("SIGTERM");
  expect([await run.ended, run.stderr()]).toEqual([0, ""]);
});

it.each([
  [{ "index.js": "exports.hello = (" }, "SyntaxError"],
  [
    { "readme.txt": "" },
    "the folder contains none of index.js, main.py: add runtime=…, such as runtime=nodejs24",
  ],
  [undefined, "the folder does not exist"],
])("a start without --watch fails if a folder cannot be deployed: %j", async (files, problem) => {
  const folder = join(await temporaryFolder(), "hello");
  if (files) await mkdir(folder);
  for (const [name, text] of Object.entries(files ?? {})) await writeFile(join(folder, name), text);
  const run = startCli(["--port", "0", "--json", "--function", `hello=${folder}`]);
  expect(await run.ended).toBe(1);
  expect(run.stdout()).toBe("");
  expect(run.stderr()).toContain(`seamline-emulator: --function hello=${folder}: `);
  expect(run.stderr()).toContain(problem);
});
