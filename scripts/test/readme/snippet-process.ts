import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

/** A process that runs the compiled snippets of one page in order. */
export interface SnippetProcess extends AsyncDisposable {
  /** Runs a snippet. Returns its output. @throws Error if it fails, writes to stderr or does not end */
  run(file: string): Promise<string>;
}

const RUNNER = fileURLToPath(new URL("run-snippets.mjs", import.meta.url));

/** Time that a snippet may take, in milliseconds. */
const LIMIT = 60_000;

/** @param cwd the folder of the page */
export function createSnippetProcess(cwd: string): SnippetProcess {
  let child: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    const stopping = child;
    child = undefined;
    if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return;
    stopping.kill("SIGKILL");
    await once(stopping, "close");
  };
  return {
    run: async (file) => {
      child ??= spawn(process.execPath, [RUNNER], { cwd, stdio: ["ignore", "pipe", "pipe", "ipc"] });
      try {
        const [stdout, stderr] = await outputOf(child, file);
        if (stderr === "") return stdout;
        throw new Error(`The snippet wrote to stderr: ${stderr}`);
      } catch (error) {
        // A failed snippet must not affect the next snippet.
        await stop();
        throw error;
      }
    },
    [Symbol.asyncDispose]: stop,
  };
}

/**
 * Sends a snippet to the process. Returns the text that the snippet writes to stdout and stderr.
 *
 * @throws Error if the snippet ends the process, or does not end in time
 */
async function outputOf(child: ChildProcess, file: string): Promise<[stdout: string, stderr: string]> {
  const texts = Promise.all([textUntilMark(child.stdout), textUntilMark(child.stderr)]);
  const timeout = setTimeout(() => child.kill("SIGKILL"), LIMIT);
  try {
    child.send(file);
    return await texts;
  } catch (error) {
    throw new Error(`${file} ended its process, or took longer than ${LIMIT} ms: ${error}`, { cause: error });
  } finally {
    clearTimeout(timeout);
  }
}

/** @throws Error with the text if the stream ends before the mark */
function textUntilMark(stream: Readable | null): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const onData = (chunk: string): void => {
      text += chunk;
      if (!text.endsWith("\0")) return;
      stream?.off("data", onData).off("end", onEnd);
      resolve(text.slice(0, -1));
    };
    const onEnd = (): void => reject(new Error(text));
    stream?.setEncoding("utf8").on("data", onData).on("end", onEnd);
  });
}
