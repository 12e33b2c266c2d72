import { runCli } from "../../src/cli/run-cli.ts";

/** Output and exit code of one run of the command. */
export interface Run {
  readonly code: number;
  readonly log: string[];
  readonly error: string[];
}

/** Runs the command in this process. */
export async function cli(...args: string[]): Promise<Run> {
  const log: string[] = [];
  const error: string[] = [];
  const code = await runCli(args, { log: (line) => log.push(line), error: (line) => error.push(line) });
  return { code, log, error };
}
