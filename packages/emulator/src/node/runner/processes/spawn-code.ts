import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import type { Program } from "../../../framework/code-runner.ts";
import { frameworkProgram } from "../framework-program.ts";
import { heapMebibytes, semiSpaceMebibytes } from "./memory-limits.ts";

/** A module of user code, ready to be loaded. */
export interface CodeModule {
  /** The folder where the source is unpacked. */
  readonly folder: string;
  /** The path of the module. */
  readonly file: string;
  readonly isEsModule: boolean;
  /** The names of the dependencies in `package.json`. */
  readonly dependencies: readonly string[];
}

/** A process of user code, with its output. */
export interface SpawnedCode {
  readonly child: ChildProcess;
  readonly stdout: Socket;
  readonly stderr: Socket;
  /** The messages of the preload. */
  readonly channel: Socket;
}

/** The longest head of a request, in bytes: more than the emulator itself accepts. */
const MAX_HEAD_BYTES = 64 * 1024;

/** Starts the framework in its own process, which does not inherit the environment of the emulator. */
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
    // The framework passes this to `listen`, which takes a path for that of a Unix socket.
    `--port=${socketPath}`,
    `--source=${module.file}`,
    ...(module.isEsModule ? ["--es-module"] : []),
  ];
  const child = spawn(process.execPath, args, {
    cwd: module.folder,
    env: codeEnvironment(program, home),
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    // Signals from a terminal are meant for the emulator, not for the code.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
  const [, stdout, stderr, channel] = child.stdio as unknown as Socket[];
  return { child, stdout, stderr, channel } as SpawnedCode;
}

/** The variables that code inherits from the emulator. The others may contain secrets. */
const INHERITED_VARIABLES = ["PATH", "TZ", "LANG", ...(process.platform === "win32" ? ["SystemRoot"] : [])];

/** Returns the environment that all programs share. @param home the folder for their home and temporary files */
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

/** Returns the environment of a program: its own variables, and those that the framework needs. */
function codeEnvironment(
  { environment, entryPoint, signature }: Program,
  home: string,
): Record<string, string> {
  return {
    ...baseEnvironment(home),
    ...environment,
    FUNCTION_TARGET: entryPoint,
    FUNCTION_SIGNATURE_TYPE: signature,
  };
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
    else report("exports", exportedNames(argument("--source=")));
  });
}

// Threads that the code starts load this script too.
if (isMainThread) begin();
`;

/** The script as a URL for Node's `--import`. */
const preloadUrl: string = `data:text/javascript,${encodeURIComponent(preloadSource)}`;
