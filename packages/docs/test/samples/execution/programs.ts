import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface Ended {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program. Requests to this machine bypass proxies. */
export async function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Ended> {
  const env = { ...process.env, NO_PROXY: "*", no_proxy: "*", ...options.env };
  const child = spawn(command, args, { ...options, env, stdio: ["ignore", "pipe", "pipe"] });
  if (!child.stdout || !child.stderr) throw new Error(`${command} has no output streams`);
  const ended = once(child, "close");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [exitCode] = (await ended) as [number];
  return { exitCode, stdout, stderr };
}

/** Parses the output of a program that prints one JSON value per line. */
export function linesOf<Value>({ stdout, stderr, exitCode }: Ended): Value[] {
  if (exitCode !== 0) throw new Error(`the program exited with ${exitCode}: ${stderr}`);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Value);
}

/** Returns the first command that is available. With `SEAMLINE_REQUIRE=all`, falls back to the first command. */
export function findProgram(
  what: string,
  commands: readonly string[],
  args: readonly string[],
): string | undefined {
  const found = commands.find((command) => spawnSync(command, args).status === 0);
  if (found !== undefined || process.env.SEAMLINE_REQUIRE === "all") return found ?? commands[0];
  console.warn(`Skipped the samples that need ${what}, which is not installed.`);
  return undefined;
}
