import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import type { Program } from "../code-runner/code-runner.ts";
import type { CodeModule } from "../language.ts";

/** A process of user code and its output. */
export interface SpawnedCode {
  readonly child: ChildProcess;
  readonly stdout: Socket;
  readonly stderr: Socket;
  /** Messages from the process. */
  readonly channel: Socket;
}

/** Starts the framework in a separate process, without this process's environment. */
export function spawnCode(
  program: Program,
  module: CodeModule,
  socketPath: string,
  home: string,
): SpawnedCode {
  const command = module.command(program, socketPath);
  const child = spawn(command.program, command.args, {
    cwd: module.folder,
    env: {
      ...baseEnvironment(home),
      ...command.environment,
      ...program.environment,
      FUNCTION_TARGET: program.entryPoint,
      FUNCTION_SIGNATURE_TYPE: program.signature,
    },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    // Signals from a terminal must only reach the runner, not the code.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  const [, stdout, stderr, channel] = child.stdio as unknown as Socket[];
  return { child, stdout, stderr, channel } as SpawnedCode;
}

/** Variables that code inherits from the runner. Other variables may contain secrets. */
const INHERITED_VARIABLES = ["PATH", "TZ", "LANG", ...(process.platform === "win32" ? ["SystemRoot"] : [])];

/** Returns the environment that all programs share. @param home folder for home and temporary files */
export function baseEnvironment(home: string): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of INHERITED_VARIABLES) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  const temporary: Record<string, string> =
    process.platform === "win32" ? { TEMP: home, TMP: home, USERPROFILE: home } : { TMPDIR: home };
  return { ...environment, HOME: home, ...temporary };
}
