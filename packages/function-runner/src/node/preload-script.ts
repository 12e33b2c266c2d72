import { failureGuardSource } from "./failure-guard.ts";

/**
 * The script that runs in a process of user code before the framework. It is a string, because a file would have to be
 * found from the sources, from the compiled package and from the bundled command. A TypeScript file would also slow
 * down the start by a third, if Node can load it at all.
 *
 * The script writes messages to file descriptor 3, one line of JSON each: when the framework is listening, when a
 * response was cut off, when the process is about to end, and the exports of the module if the process ends before it
 * listens. When the runner ends, the other end of the descriptor closes, and the script ends the process.
 */
const preloadSource = `
import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { Server, Socket } from "node:net";
import { setImmediate } from "node:timers";
import { isMainThread } from "node:worker_threads";

const CHANNEL = 3;

// Captured here, because the code may replace it later.
const { stringify } = JSON;

function report(...message) {
  try {
    writeSync(CHANNEL, stringify(message) + "\\n");
  } catch {}
}

function argument(flag) {
  return process.argv.find((each) => each.startsWith(flag))?.slice(flag.length);
}

// A module that failed to load has no exports and must not be loaded again.
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
  // Child processes of the code must not run this script.
  process.execArgv = process.execArgv.filter((each) => each !== "--import" && each !== import.meta.url);
  const channel = new Socket({ fd: CHANNEL });
  channel.on("error", () => {}).on("close", () => process.kill(process.pid, "SIGKILL"));
  channel.resume().unref();
  Server.prototype.listen = function (...options) {
    if (options[0] !== socketPath) return listen.apply(this, options);
    Server.prototype.listen = listen;
    // Only the runner closes connections, so it never uses a connection that is being closed.
    this.keepAliveTimeout = 0;
    this.once("listening", () => {
      isListening = true;
      // These run before the listeners of the framework, which send responses instead of the code.
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
  const { exit, reallyExit } = process;
  process.exit = (...codes) => {
    try {
      exit.apply(process, codes);
    } catch (error) {
      if (!process._exiting) throw error;
      // The error of another listener for the exit must not keep the process alive.
      reallyExit.call(process, Number(process.exitCode ?? 0));
    }
  };
  guardFailures(createRequire(process.argv[1]), report);
}

${failureGuardSource}

// Worker threads of the code also load this script.
if (isMainThread) begin();
`;

/** The script as a URL for Node's `--import`. */
export const preloadUrl: string = `data:text/javascript,${encodeURIComponent(preloadSource)}`;
