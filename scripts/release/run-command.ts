import { execFile } from "node:child_process";

export interface CommandOptions {
  readonly cwd: string;
  /** Complete environment. Default: this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Time limit for the command in milliseconds. Default: no limit. */
  readonly timeout?: number;
}

/**
 * Runs a command to completion and returns its standard output.
 *
 * @throws Error with the command and all of its output if the exit code is not 0
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { ...options, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error === null) return resolve(stdout);
      const output = [stdout, stderr].map((text) => text.trim()).filter((text) => text !== "");
      reject(new Error([`${[command, ...args].join(" ")} failed.`, ...output].join("\n"), { cause: error }));
    });
  });
}
