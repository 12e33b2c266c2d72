import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";
import type { Program } from "../../../framework/code-runner.ts";
import { frameworkProgram } from "../framework-program.ts";
import { heapMebibytes, semiSpaceMebibytes } from "./memory-limits.ts";

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

/** What of the emulator's own environment reaches the code. The rest may hold secrets. */
const INHERITED_VARIABLES = ["PATH", "TZ", "LANG", ...(process.platform === "win32" ? ["SystemRoot"] : [])];

/** The environment that all programs run in, whatever else they are given. */
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

/** The environment of a program: what its function says, and what the framework must know. */
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
 * What runs in a process of user code before the framework. Text, and no file: the same in the sources, in what is
 * compiled and in what is bundled of it; a file would have to be found in each, and one of TypeScript takes Node a
 * third of a start, where it takes it at all.
 *
 * It says over file descriptor 3, a line of JSON each, when the framework listens and the code lets it, when the
 * process is about to end, and what the module exports where it ends before. The other end of that descriptor closes
 * with the emulator, and the process ends with it.
 */
const preloadSource = `
import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { Server, Socket } from "node:net";
import { setImmediate } from "node:timers";
import { isMainThread } from "node:worker_threads";

const CHANNEL = 3;

function tell(...message) {
  try {
    writeSync(CHANNEL, JSON.stringify(message) + "\\n");
  } catch {}
}

function argument(flag) {
  return process.argv.find((each) => each.startsWith(flag))?.slice(flag.length);
}

// What failed to load is not there, and is not loaded again.
function exportedNames(file) {
  try {
    const require = createRequire(file);
    const isLoaded = file in require.cache || process.argv.includes("--es-module");
    // Node adds names of its own to what an ES module exports.
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
  // Programs that the code starts are none of the emulator's.
  process.execArgv = process.execArgv.filter((each) => each !== "--import" && each !== import.meta.url);
  const channel = new Socket({ fd: CHANNEL });
  channel.on("error", () => {}).on("close", () => process.kill(process.pid, "SIGKILL"));
  channel.resume().unref();
  Server.prototype.listen = function (...options) {
    if (options[0] !== socketPath) return listen.apply(this, options);
    Server.prototype.listen = listen;
    // Connections stay open until the emulator closes them: it never meets one that is being closed.
    this.keepAliveTimeout = 0;
    this.once("listening", () => {
      isListening = true;
      // Before the framework's, which answer in the name of the code.
      for (const event of ["uncaughtException", "unhandledRejection", "SIGTERM", "SIGINT"])
        process.on(event, () => tell("ending"));
      // The code is healthy once the loop goes round with it: what it puts off to its first turns is part of its start.
      setImmediate(() => setImmediate(() => tell("listening")));
    });
    return listen.apply(this, options);
  };
  process.on("exit", () => {
    if (isListening) tell("ending");
    else tell("exports", exportedNames(argument("--source=")));
  });
}

// The threads that the code starts load it too.
if (isMainThread) begin();
`;

/** For Node's `--import`. */
const preloadUrl: string = `data:text/javascript,${encodeURIComponent(preloadSource)}`;
