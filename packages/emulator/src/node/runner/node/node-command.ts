import { join } from "node:path";
import type { Program } from "../../../framework/code-runner.ts";
import type { CodeCommand } from "../language.ts";
import { frameworkFolder, frameworkProgram } from "./framework-program.ts";

/** The longest head of a request, in bytes: more than the emulator itself accepts. */
const MAX_HEAD_BYTES = 64 * 1024;

/** A module that the framework loads. */
export interface FrameworkModule {
  /** The folder where its source is unpacked, with a copy of the framework. */
  readonly folder: string;
  /** The absolute path of the module. */
  readonly file: string;
  readonly isEsModule: boolean;
}

/** Returns the command with which Node runs the framework. */
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
    // The framework passes this to `listen`, which takes a path for that of a Unix socket.
    `--port=${socketPath}`,
    `--source=${file}`,
    ...(isEsModule ? ["--es-module"] : []),
  ];
  return { program: process.execPath, args, environment: {} };
}

const MEBIBYTE = 1024 * 1024;

/** The memory that Node and the framework need beside the heap of the code. */
const OVERHEAD_BYTES = 64 * MEBIBYTE;

/** The smallest heap with which Node can start code. */
const MINIMUM_HEAP_BYTES = 32 * MEBIBYTE;

/** Returns the size of the heap for Node's `--max-old-space-size`, in MiB. */
function heapMebibytes(memoryBytes: number): number {
  return Math.floor(Math.max(memoryBytes - OVERHEAD_BYTES, MINIMUM_HEAP_BYTES) / MEBIBYTE);
}

/**
 * Returns the size of each of the three parts of the heap for young objects, for Node's `--max-semi-space-size`, in
 * MiB. With Node's default, they alone would fill the memory of a small function under load.
 */
function semiSpaceMebibytes(memoryBytes: number): number {
  return Math.min(Math.max(Math.floor(memoryBytes / MEBIBYTE / 64), 1), 16);
}

/**
 * The script that runs in a process of user code before the framework. It is a string and not a file, since a file
 * would have to be found from the sources, from the compiled package and from the bundled command, and a TypeScript
 * file would slow down the start by a third, if Node can load it at all.
 *
 * The script writes messages to file descriptor 3, each as a line of JSON: when the framework is listening, when the
 * process is about to end, and what the module exports if the process ends before it listens. When the emulator ends,
 * the other end of that descriptor closes, and the script ends the process.
 */
const preloadSource = `
import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { Server, Socket } from "node:net";
import { setImmediate } from "node:timers";
import { isMainThread } from "node:worker_threads";

const CHANNEL = 3;

function report(...message) {
  try {
    writeSync(CHANNEL, JSON.stringify(message) + "\\n");
  } catch {}
}

function argument(flag) {
  return process.argv.find((each) => each.startsWith(flag))?.slice(flag.length);
}

// A module that failed to load has no exports, and must not be loaded again.
function exportedNames(file) {
  try {
    const require = createRequire(file);
    const isLoaded = file in require.cache || process.argv.includes("--es-module");
    // Node adds its own names to the exports of an ES module.
    const isOwn = (name) => name !== "__esModule" && name !== "module.exports";
    return isLoaded ? Object.keys(require(file)).filter(isOwn).slice(0, 50) : [];
  } catch {
    return [];
  }
}

function begin() {
  const socketPath = argument("--port=");
  const { listen } = Server.prototype;
  let isListening = false;
  // Programs that the code starts must not run this script.
  process.execArgv = process.execArgv.filter((each) => each !== "--import" && each !== import.meta.url);
  const channel = new Socket({ fd: CHANNEL });
  channel.on("error", () => {}).on("close", () => process.kill(process.pid, "SIGKILL"));
  channel.resume().unref();
  Server.prototype.listen = function (...options) {
    if (options[0] !== socketPath) return listen.apply(this, options);
    Server.prototype.listen = listen;
    // Only the emulator closes connections, so that it never uses one that is being closed.
    this.keepAliveTimeout = 0;
    this.once("listening", () => {
      isListening = true;
      // These run before the listeners of the framework, which send responses in place of the code.
      for (const event of ["uncaughtException", "unhandledRejection", "SIGTERM", "SIGINT"])
        process.on(event, () => report("ending"));
      // Work that the code defers to the first turns of the event loop is part of its start.
      setImmediate(() => setImmediate(() => report("listening")));
    });
    return listen.apply(this, options);
  };
  process.on("exit", () => {
    if (isListening) report("ending");
    else report("failed", exportedNames(argument("--source=")));
  });
}

// Threads that the code starts load this script too.
if (isMainThread) begin();
`;

/** The script as a URL for Node's `--import`. */
const preloadUrl: string = `data:text/javascript,${encodeURIComponent(preloadSource)}`;
