/** Follows the Containerfile and the compose file in a clean folder. No container engine is needed. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import {
  postgresTests,
  removeServer,
  serverFolder,
  startServer,
} from "../../packages/emulator/test/postgres/support/postgres-server.ts";
import { publicPackages } from "../release/packages.ts";
import { runCommand } from "../release/run-command.ts";
import { packWorkspace } from "../release/tarball.ts";
import { type ComposedService, composedEmulators } from "./compose-file.ts";
import { copyFiles, imageVariables, instruction, startCommand, startInImage } from "./containerfile.ts";

/** Requests to a stalled registry are retried early. By default, npm would wait for five minutes. */
const npmSettings = { npm_config_fetch_timeout: "20000", npm_config_fetch_retries: "4" };

let folder: string;
let image: string;

/** Runs the RUN instruction of the Containerfile with packed packages instead of released ones. */
async function installAsImage(): Promise<void> {
  const packages = await publicPackages();
  const own = new Map(packages.map((each) => [each.name, each]));
  const needed = ["@seamline/emulator", ...(own.get("@seamline/emulator")?.dependencies ?? [])];
  const tarballs = await Promise.all(
    needed.flatMap((name) => own.get(name) ?? []).map((each) => packWorkspace(each.folder, folder)),
  );
  const command = instruction("RUN").replace(/@seamline\/emulator@\S+/, tarballs.join(" "));
  await mkdir(image, { recursive: true });
  const env = { ...process.env, ...npmSettings };
  await runCommand("sh", ["-c", command], { cwd: image, env, timeout: 180_000 });
}

beforeAll(async () => {
  if (!postgresTests) return;
  folder = await mkdtemp(join(tmpdir(), "seamline-compose-"));
  image = join(folder, "opt/seamline");
  await installAsImage();
  await copyFiles(image);
  await chmod(folder, 0o755);
  await chmod(image, 0o555);
});

afterAll(async () => {
  if (!postgresTests) return;
  await chmod(image, 0o755);
  await rm(folder, { recursive: true, force: true });
});

interface Running {
  readonly process: ChildProcess;
  readonly urls: Readonly<Record<string, string>>;
}

/** Starts an emulator with its variables from the compose file, but on loopback and free ports. */
async function start({ environment }: ComposedService, store: string): Promise<Running> {
  const process = startInImage(image, "ENTRYPOINT", {
    ...imageVariables(),
    ...environment,
    ...{ SEAMLINE_STORE: store, SEAMLINE_HOST: "127.0.0.1", SEAMLINE_PORT: "0" },
  });
  onTestFinished(() => void process.kill("SIGKILL"));
  for await (const line of createInterface({ input: process.stdout as NodeJS.ReadableStream })) {
    const { type, services } = JSON.parse(line) as {
      type: string;
      services?: Record<string, { url: string }>;
    };
    if (type === "ready")
      return {
        process,
        urls: Object.fromEntries(Object.entries(services ?? {}).map(([name, { url }]) => [name, url])),
      };
  }
  throw new Error("The emulator ended before it was ready.");
}

async function isHealthy({ healthcheck }: ComposedService, { urls }: Running): Promise<boolean> {
  const [, ...command] = healthcheck.test;
  const probe = startCommand(image, command, { SEAMLINE_PORT: new URL(urls.retention ?? "").port });
  return (await once(probe, "exit"))[0] === 0;
}

async function domains({ urls }: Running): Promise<string[]> {
  const response = await fetch(`${urls.edge}/dnszone?perPage=1000`, { headers: { accesskey: "test-key" } });
  const { Items } = (await response.json()) as { Items: { Domain: string }[] };
  return Items.map(({ Domain }) => Domain);
}

async function addDomain({ urls }: Running, Domain: string): Promise<number> {
  const headers = { accesskey: "test-key", "content-type": "application/json" };
  const body = JSON.stringify({ Domain });
  return (await fetch(`${urls.edge}/dnszone`, { method: "POST", headers, body })).status;
}

describe.runIf(postgresTests)("emulators in the compose file", () => {
  it("emulators serve the same state from the database, and continue if one emulator is killed", async () => {
    const server = await serverFolder();
    onTestFinished(() => removeServer(server));
    const store = (await startServer(server))("postgres");
    const emulators = await Promise.all(composedEmulators.map((each) => start(each, store)));
    const [first, second] = emulators as [Running, Running];
    for (const [at, each] of composedEmulators.entries())
      expect(await isHealthy(each, emulators[at] as Running)).toBe(true);
    expect(await addDomain(first, "shared.example")).toBe(201);
    expect(await domains(second)).toContain("shared.example");
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    expect(await isHealthy(composedEmulators[0] as ComposedService, first)).toBe(false);
    expect(await addDomain(second, "after.example")).toBe(201);
    expect(await domains(second)).toEqual(expect.arrayContaining(["shared.example", "after.example"]));
  });
});
