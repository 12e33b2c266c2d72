import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A program to run. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Default: {@link MAX_COMMAND_MS}. */
  readonly timeoutMs?: number;
}

/** Default time limit for a command, in milliseconds. */
export const MAX_COMMAND_MS = 300_000;

/** Maximum length of the retained output, in characters. Only the end is retained. */
const KEPT_OUTPUT = 20_000;

/** Thrown if a command fails. `output` is the end of the command's output. */
export class CommandError extends Error {
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.name = "CommandError";
    this.output = output;
  }
}

/**
 * Runs a program to completion. It runs in its own process group, so a timeout also ends its child processes.
 *
 * @returns the standard output
 * @throws CommandError if the program cannot be started, fails or takes too long
 */
export async function runCommand(command: Command): Promise<string> {
  const { program, args, cwd, env, timeoutMs = MAX_COMMAND_MS } = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const output = { all: "", standard: "" };
  child.stdout.on("data", (chunk) => {
    output.standard += chunk;
    keep(output, chunk);
  });
  child.stderr.on("data", (chunk) => keep(output, chunk));
  const problem = await endOf(child, timeoutMs);
  if (problem === undefined) return output.standard;
  throw new CommandError(`${program} ${problem}`, output.all);
}

function keep(output: { all: string }, chunk: unknown): void {
  output.all = `${output.all}${chunk}`.slice(-KEPT_OUTPUT);
}

/** Waits until a process ends. If it failed, returns the reason. */
async function endOf(child: ChildProcess, timeoutMs: number): Promise<string | undefined> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    endGroup(child);
  }, timeoutMs);
  try {
    const [code, signal] = await once(child, "close");
    if (isLate) return `took longer than ${timeoutMs / 1000} s`;
    return code === 0 ? undefined : `ended with ${code ?? signal}`;
  } catch (error) {
    return `cannot be started: ${error instanceof Error ? error.message : error}`;
  } finally {
    clearTimeout(timer);
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group has already ended.
  }
}
