import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** The built command. It starts with a third of the CPU time that the source needs. */
const cli = fileURLToPath(new URL("../../../dist/node/cli.js", import.meta.url));

/** A running program, which is usually the command line. */
export interface CliRun {
  readonly child: ChildProcess;
  /** The output so far. */
  stdout(): string;
  stderr(): string;
  /** Resolves with the exit code, or with the signal that ended the program. */
  readonly ended: Promise<number | string>;
  /**
   * Resolves with stdout once it contains a complete line.
   * @throws Error with stderr if the process ends first
   */
  firstLine(): Promise<string>;
  /**
   * Resolves with the match once stdout or stderr matches the pattern.
   *
   * @throws Error with stderr if the process ends first
   */
  printed(pattern: RegExp, on?: "stdout" | "stderr"): Promise<RegExpExecArray>;
}

/** Runs the emulator's command until the test ends. */
export function startCli(
  args: readonly string[],
  nodeFlags: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): CliRun {
  return startProgram(cli, args, nodeFlags, variables);
}

/** Runs a Node program until the end of the test. */
export function startProgram(
  path: string,
  args: readonly string[],
  nodeFlags: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): CliRun {
  return startCommand([process.execPath, ...nodeFlags, path, ...args], { variables });
}

interface CommandOptions {
  readonly variables?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The type of stdin. `ignore` connects stdin to /dev/null. */
  readonly input?: "ignore" | "pipe";
}

/** The command line as a shell command. */
export const cliCommand: string = `'${process.execPath}' '${cli}'`;

/** Runs a command until the end of the test. */
export function startCommand(
  [program = "", ...args]: readonly string[],
  { variables, cwd, input = "ignore" }: CommandOptions = {},
): CliRun {
  const child = spawn(program, args, {
    stdio: [input, "pipe", "pipe"],
    cwd,
    env: { ...process.env, ...variables },
  }) as ChildProcessByStdio<Writable | null, Readable, Readable>;
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (chunk: string) => {
      said[name] += chunk;
    });
  }
  const ended = once(child, "close").then(([code, signal]) => code ?? signal);
  const printed: CliRun["printed"] = (pattern, on = "stdout") =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const match = pattern.exec(said[on]);
        if (match) resolve(match);
      };
      child[on].on("data", check);
      void ended.then((code) => reject(new Error(`The process ended with ${code}. ${said.stderr}`)));
      check();
    });
  return {
    child,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    ended,
    printed,
    firstLine: async () => (await printed(/(?:.|\n)*\n/))[0],
  };
}

/** Starts the command, and returns the URLs from its line of JSON. */
export async function serveByCli(
  args: readonly string[] = [],
): Promise<CliRun & { urls: Record<string, string> }> {
  const run = startCli(["--port", "0", "--json", ...args]);
  return { ...run, urls: JSON.parse(await run.firstLine()) };
}
