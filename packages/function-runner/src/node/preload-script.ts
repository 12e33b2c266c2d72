import { failureGuardSource } from "./failure-guard.ts";

/**
 * The script that runs before the framework in a process of user code. It is a string, because a file would have
 * different paths in the sources, in the compiled package and in the bundled command. A TypeScript file would also slow
 * down startup by a third, if Node.js could load it at all.
 *
 * The script writes messages to file descriptor 3, one JSON array per line. It reports when the framework is listening,
 * when a response was cut off and when the process is ending. If the process ends before the framework is listening, it
 * reports the module's exports. When the runner ends, the other end of the descriptor closes, and the script ends the
 * process.
 */
const preloadSource = `
import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { Server, Socket } from "node:net";
import { setImmediate } from "node:timers";
import { isMainThread } from "node:worker_threads";

const CHANNEL = 3;

// Captured now, because the code may replace it later.
const { stringify } = JSON;

function report(...message) {
  try {
    writeSync(CHANNEL, stringify(message) + "\\n");
  } catch {}
}

function argument(flag) {
  return process.argv.find((each) => each.startsWith(flag))?.slice(flag.length);
}

// A module that could not be loaded has no exports, and must not be loaded again.
function exportedNames(file) {
  try {
    const require = createRequire(file);
    const isLoaded = file in require.cache || process.argv.includes("--es-module");
    // Node.js adds these names to the exports of an ES module.
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
  // Child processes started by the code must not run this script.
  process.execArgv = process.execArgv.filter((each) => each !== "--import" && each !== import.meta.url);
  const channel = new Socket({ fd: CHANNEL });
  channel.on("error", () => {}).on("close", () => process.kill(process.pid, "SIGKILL"));
  channel.resume().unref();
  Server.prototype.listen = function (...options) {
    if (options[0] !== socketPath) return listen.apply(this, options);
    Server.prototype.listen = listen;
    // Let only the runner close connections. Otherwise, it could send a request on a connection that is being closed.
    this.keepAliveTimeout = 0;
    this.once("listening", () => {
      isListening = true;
      // These listeners run before the framework's listeners, which respond in place of the code.
      for (const event of ["uncaughtException", "unhandledRejection", "SIGTERM", "SIGINT"])
        process.on(event, () => report("ending"));
      // Callbacks in the first two turns of the event loop are part of the code's startup.
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
      // An error in another exit listener must not keep the process alive.
      reallyExit.call(process, Number(process.exitCode ?? 0));
    }
  };
  guardFailures(createRequire(process.argv[1]), report);
}

${failureGuardSource}

// Worker threads also load this script.
if (isMainThread) begin();
`;

/** The script as a URL for the `--import` option of Node.js. */
export const preloadUrl: string = `data:text/javascript,${encodeURIComponent(preloadSource)}`;
