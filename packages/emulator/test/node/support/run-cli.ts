import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const cli = fileURLToPath(new URL("../../../src/node/cli.ts", import.meta.url));

/** A run of a program: the command line, as a rule. */
export interface CliRun {
  readonly child: ChildProcess;
  /** What it has written so far. */
  stdout(): string;
  stderr(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Resolves with stdout when it has a whole line. @throws Error with stderr where the process ends before */
  firstLine(): Promise<string>;
}

/** Runs the command line of the emulator, for as long as the test lasts. */
export function startCli(args: readonly string[], nodeFlags: readonly string[] = []): CliRun {
  return startProgram(cli, args, nodeFlags);
}

/** Runs a program, for as long as the test lasts. */
export function startProgram(
  path: string,
  args: readonly string[],
  nodeFlags: readonly string[] = [],
): CliRun {
  const child = spawn(process.execPath, [...nodeFlags, path, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (chunk: string) => {
      said[name] += chunk;
    });
  }
  const ended = once(child, "close").then(([code, signal]) => code ?? signal);
  return {
    child,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    ended,
    firstLine: () =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (said.stdout.includes("\n")) resolve(said.stdout);
        };
        child.stdout.on("data", check);
        void ended.then((code) => reject(new Error(`It ended with ${code}. ${said.stderr}`)));
        check();
      }),
  };
}

/** Serves, and gives the URLs that the one line of JSON says. */
export async function serveByCli(
  args: readonly string[] = [],
): Promise<CliRun & { urls: Record<string, string> }> {
  const run = startCli(["--port", "0", "--json", ...args]);
  return { ...run, urls: JSON.parse(await run.firstLine()) };
}
