import { sep } from "node:path";
import { pathToFileURL } from "node:url";

/** An error that Node wrote. */
export interface WrittenError {
  /** Its first line: `TypeError: x is not a function`. */
  readonly text: string;
  /** Where in the source: `lib/index.js:3`. */
  readonly place: string | undefined;
}

/** Before it the framework says what it makes of the error; after it come the error and its stack. */
const STACK = "Detailed stack trace: ";

/** A line that begins with the name of an error, but for what the framework adds about the end of its process. */
const HEAD =
  /^(?:Uncaught )?(?!Error: Process exited with code \d+$)((?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?(?:: .*)?)$/m;

/** The error that kept a module from being loaded, in what its process wrote. */
export function errorIn(written: string, folder: string): WrittenError | undefined {
  const at = written.lastIndexOf(STACK);
  const stack = at === -1 ? written : written.slice(at + STACK.length);
  const text = HEAD.exec(stack)?.[1] ?? (at === -1 ? undefined : firstLine(stack));
  return text === undefined ? undefined : { text, place: placeIn(stack, folder) };
}

/** Errors may have any name. What is no error has no stack, which the framework writes all the same. */
function firstLine(stack: string): string | undefined {
  const [line = ""] = stack.split("\n", 1);
  return line === "" || line === "undefined" ? undefined : line;
}

/** The first path of the source with a line: mistakes in syntax stand above the error, others in its stack. */
function placeIn(stack: string, folder: string): string | undefined {
  const starts = [`${pathToFileURL(folder).href}/`, `${folder}${sep}`].map(escaped).join("|");
  const found = new RegExp(`(?:${starts})([^\\n]*?:\\d+)(?::\\d+)?\\)?$`, "m").exec(stack);
  return found?.[1];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
