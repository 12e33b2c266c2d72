import { join } from "node:path";
import type { Program } from "../code-runner/code-runner.ts";
import type { CodeCommand } from "../language.ts";
import { frameworkFolder, frameworkProgram } from "./framework-program.ts";
import { preloadUrl } from "./preload-script.ts";

/** Maximum size of request headers, in bytes. It is larger than the callers' limits. */
const MAX_HEAD_BYTES = 64 * 1024;

/** A module to be loaded by the framework. */
export interface FrameworkModule {
  /** The folder of the unpacked source. It contains a copy of the framework. */
  readonly folder: string;
  /** The absolute path of the module. */
  readonly file: string;
  readonly isEsModule: boolean;
}

/** Returns the command that runs the framework. */
export function nodeCommand(
  { memoryBytes }: Program,
  { folder, file, isEsModule }: FrameworkModule,
  socketPath: string,
): CodeCommand {
  const args = [
    `--max-old-space-size=${heapMebibytes(memoryBytes)}`,
    `--max-semi-space-size=${semiSpaceMebibytes(memoryBytes)}`,
    `--max-http-header-size=${MAX_HEAD_BYTES}`,
    "--import",
    preloadUrl,
    join(frameworkFolder(folder), frameworkProgram().main),
    // The framework passes this to `listen`, which treats a path as the path of a Unix socket.
    `--port=${socketPath}`,
    `--source=${file}`,
    ...(isEsModule ? ["--es-module"] : []),
  ];
  return { program: process.execPath, args, environment: {} };
}

const MEBIBYTE = 1024 * 1024;

/** Memory that Node.js and the framework need in addition to the heap. */
const OVERHEAD_BYTES = 64 * MEBIBYTE;

/** Smallest heap that Node.js can start with. */
const MINIMUM_HEAP_BYTES = 32 * MEBIBYTE;

/** Returns the heap size for `--max-old-space-size`, in MiB. */
function heapMebibytes(memoryBytes: number): number {
  return Math.floor(Math.max(memoryBytes - OVERHEAD_BYTES, MINIMUM_HEAP_BYTES) / MEBIBYTE);
}

/**
 * Returns the semi-space size of the young generation for `--max-semi-space-size`, in MiB. There are three semi-spaces,
 * and with the default size they would fill the memory of a small function under load.
 */
function semiSpaceMebibytes(memoryBytes: number): number {
  return Math.min(Math.max(Math.floor(memoryBytes / MEBIBYTE / 64), 1), 16);
}
