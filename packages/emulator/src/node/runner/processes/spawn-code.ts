import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import type { Program } from "../../../service/code-runner.ts";
import { codeEnvironment } from "./code-environment.ts";
import { frameworkProgram } from "./framework-program.ts";
import { heapMebibytes, semiSpaceMebibytes } from "./memory-limits.ts";
import { preloadUrl } from "./preload-url.ts";

/** A module of user code, in a folder where it can be loaded. */
export interface CodeModule {
  /** Where the source is unpacked. */
  readonly folder: string;
  /** What is loaded. */
  readonly file: string;
  readonly isEsModule: boolean;
  /** Names of packages that `package.json` asks for. */
  readonly dependencies: readonly string[];
}

/** A process of user code, with what comes out of it. */
export interface SpawnedCode {
  readonly child: ChildProcess;
  readonly stdout: Socket;
  readonly stderr: Socket;
  /** What the preload tells. */
  readonly channel: Socket;
}

/** Bytes of the head of a request: more than the emulator takes itself. */
const MAX_HEAD_BYTES = 64 * 1024;

/** Starts the framework in a process of its own, with nothing of the emulator's environment. */
export function spawnCode(
  program: Program,
  module: CodeModule,
  socketPath: string,
  home: string,
): SpawnedCode {
  const args = [
    `--max-old-space-size=${heapMebibytes(program.memoryBytes)}`,
    `--max-semi-space-size=${semiSpaceMebibytes(program.memoryBytes)}`,
    `--max-http-header-size=${MAX_HEAD_BYTES}`,
    "--import",
    preloadUrl,
    frameworkProgram().main,
    // The framework listens where it is told; a path is the path of a Unix socket, and no port.
    `--port=${socketPath}`,
    `--source=${module.file}`,
    ...(module.isEsModule ? ["--es-module"] : []),
  ];
  const child = spawn(process.execPath, args, {
    cwd: module.folder,
    env: codeEnvironment(program, home),
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    // Signals that a terminal sends to the emulator are for the emulator.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  const [, stdout, stderr, channel] = child.stdio as unknown as Socket[];
  return { child, stdout, stderr, channel } as SpawnedCode;
}
