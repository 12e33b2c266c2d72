/**
 * Runs compiled snippets one after another in one process, so that the packages they import are loaded only once. The
 * parent sends the path of each snippet. A snippet ends when nothing keeps the event loop alive, as a separate process
 * would. A byte with the value 0 then marks the end of the snippet's output on both streams.
 */
import { pathToFileURL } from "node:url";

/** `undefined` between snippets. */
let state;

process.on("message", async (file) => {
  // Only the snippet keeps the process alive while it runs.
  process.channel?.unref();
  state = "running";
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    console.error(error);
  }
  state = "done";
});

process.on("beforeExit", () => {
  if (state === undefined) return;
  if (state === "running") console.error("A top-level await of the snippet was never settled.");
  if (process.exitCode) console.error(`The snippet set the exit code ${process.exitCode}.`);
  process.exitCode = undefined;
  state = undefined;
  process.channel?.ref();
  for (const stream of [process.stdout, process.stderr]) stream.write("\0");
});
