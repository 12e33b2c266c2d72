/**
 * What runs in a process of user code before the framework. Text, and no file: the same in the sources, in what is
 * compiled and in what is bundled of it; a file would have to be found in each, and one of TypeScript takes Node a
 * third of a start, where it takes it at all.
 *
 * It says over file descriptor 3, a line of JSON each, when the framework listens and the code lets it, when the
 * process is about to end, and what the module exports where it ends before. The other end of that descriptor closes
 * with the emulator, and the process ends with it.
 */
const source = `
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
export const preloadUrl: string = `data:text/javascript,${encodeURIComponent(source)}`;
