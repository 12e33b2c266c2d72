import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

/** Returns the folder of the newest PostgreSQL on this machine. */
function programFolder(): string | undefined {
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").sort((one, other) => versionOf(other) - versionOf(one)),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

function versionOf(folder: string): number {
  return Number(/\d+/.exec(folder)?.[0]);
}

const programs = programFolder();

/** Whether to run the tests that need PostgreSQL. If every test is required, they run and fail without PostgreSQL. */
export const postgresTests: boolean = programs !== undefined || process.env.SEAMLINE_REQUIRE === "all";

if (!postgresTests) console.warn("Skipped the tests that need PostgreSQL, which is not installed.");

/** Options for tests that start several processes. This takes a while on a busy machine. */
export const LONG = { timeout: 120_000 } as const;

/** Name of a file in the server folder. It contains `ready`, or the reason why the server did not start. */
const STATE = "state";

/** Creates the folder of a server without starting it. */
export async function serverFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-pg-"));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Starts the server of a folder unless another worker has started it. Returns a function that creates database URLs.
 */
export async function startServer(folder: string): Promise<(database: string) => string> {
  const isFirst = await mkdir(join(folder, "lock")).then(
    () => true,
    () => false,
  );
  if (isFirst) await writeFile(join(folder, STATE), await start(folder).catch((error) => String(error)));
  for (;;) {
    const state = await readFile(join(folder, STATE), "utf8").catch(() => "");
    if (state === "ready") break;
    if (state !== "") throw new Error(`PostgreSQL was not started. ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return (database) => `postgres://seamline@/${database}?host=${encodeURIComponent(folder)}`;
}

/** Stops the server of a folder immediately if it is running, and removes the folder. */
export async function removeServer(folder: string): Promise<void> {
  if (existsSync(join(folder, "data", "postmaster.pid"))) await control(folder, ["stop", "-m", "immediate"]);
  await rm(folder, { recursive: true, force: true });
}

/** Stops the server as in a crash, runs `meanwhile`, and starts the server again. */
export async function restartServer(folder: string, meanwhile: () => Promise<void>): Promise<void> {
  await control(folder, ["stop", "-m", "immediate"]);
  await meanwhile();
  await control(folder, ["start"]);
}

async function start(folder: string): Promise<string> {
  if (programs === undefined) throw new Error("initdb is not installed: apt-get install postgresql");
  const owner = await ownerOf();
  if (owner) await chown(folder, owner.uid, owner.gid);
  // The server does not need to survive a crash of the machine. Skipping syncs makes it faster.
  const options = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"];
  await run("initdb", ["-D", join(folder, "data"), "-U", "seamline", ...options]);
  await control(folder, ["start"]);
  return "ready";
}

async function control(folder: string, action: readonly string[]): Promise<void> {
  // By default, the server closes connections that are not authenticated within a minute. The longer timeout makes
  // tests fail if they rely on this.
  const waiting = "-c authentication_timeout=600";
  const settings = `-k ${folder} -c listen_addresses='' -c fsync=off -c max_connections=100 ${waiting}`;
  const files = ["-D", join(folder, "data"), "-l", join(folder, "log")];
  await run("pg_ctl", [...action, "-w", "-s", ...files, ...(action[0] === "stop" ? [] : ["-o", settings])]);
}

/** PostgreSQL refuses to run as root, so the user postgres runs it. */
async function ownerOf(): Promise<{ readonly uid: number; readonly gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const line = (await readFile("/etc/passwd", "utf8"))
    .split("\n")
    .find((each) => each.startsWith("postgres:"));
  const [uid, gid] = line?.split(":").slice(2, 4).map(Number) ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error("The user postgres does not exist, but is required to run the server.");
  return { uid, gid };
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const command = join(programs ?? "", program);
  const child = spawn(command, args, {
    ...(await ownerOf()),
    cwd: tmpdir(),
    // A server that inherits the pipes would keep them open.
    stdio: ["ignore", "ignore", program === "initdb" ? "pipe" : "ignore"],
  });
  const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : "", once(child, "exit")]);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} failed with ${code}. ${said}`);
}
