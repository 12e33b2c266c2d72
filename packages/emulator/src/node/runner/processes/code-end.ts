import { CodeError } from "../../../service/code-error.ts";

/** How a process of user code ended. */
export interface CodeEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The framework's own, for errors that nothing caught. */
const UNCAUGHT = 16;

const OUT_OF_HEAP = /JavaScript heap out of memory/;

/** What V8 writes of itself when it gives up, from the first of its headings on: it says nothing of the code. */
const V8_REPORT = /\s*<--- (?:Last few GCs|JS stacktrace) --->.*$/s;

/** Whether V8 gave up for want of memory. */
export function isOutOfHeap(output: string): boolean {
  return OUT_OF_HEAP.test(output);
}

/** What callers are told whose calls were under way when a process ended by itself. */
export function endError({ code, signal }: CodeEnd, memoryBytes: number, output: string): CodeError {
  if (isOutOfHeap(output)) return memoryError(memoryBytes, output);
  if (code === UNCAUGHT) {
    const line = lastErrorLine(output);
    const what = line === undefined ? "" : `: ${line}`;
    return new CodeError("crashed", `An error that nothing caught ended the code${what}`, output);
  }
  if (signal !== null)
    return new CodeError("crashed", `The code was ended by ${signal} before it had answered.`, output);
  return new CodeError(
    "crashed",
    `The code ended itself with exit code ${code} before it had answered.`,
    output,
  );
}

export function memoryError(memoryBytes: number, output: string): CodeError {
  const mebibytes = Math.round(memoryBytes / 1024 / 1024);
  const message = `The code used more memory than its ${mebibytes} MiB: give it more, or have it use less.`;
  return new CodeError("memory", message, output.replace(V8_REPORT, ""));
}

/** What begins like the head of an error. */
const HEAD = /^(?:[A-Z]\w*)?(?:Error|Exception)\b/;

/** What the framework adds about the end of its process. */
const EXITED = /^Error: Process exited with code \d+$/;

/** The head of the last error in a process's output, such as `TypeError: x is not a function`. */
function lastErrorLine(output: string): string | undefined {
  const lines = output.split("\n").filter((line) => HEAD.test(line) && !EXITED.test(line));
  return lines.at(-1);
}
