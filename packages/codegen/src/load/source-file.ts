import { readFileSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import { SpecError } from "../spec-error.ts";

/** A file of the input, parsed. */
export interface SourceFile {
  readonly absolutePath: string;
  /** The path that messages show: relative to the working directory where the file lies below it. */
  readonly shownPath: string;
  readonly text: string;
  readonly data: unknown;
}

/**
 * Reads and parses a JSON or YAML file.
 *
 * @throws SpecError when the file cannot be read or is malformed.
 */
export function readSourceFile(path: string, reference?: { file: string; line: number }): SourceFile {
  const absolutePath = resolve(path);
  const shownPath = showPath(absolutePath);
  const text = readText(absolutePath, shownPath, reference);
  return { absolutePath, shownPath, text, data: parseText(text, shownPath) };
}

function showPath(absolutePath: string): string {
  const fromHere = relative(process.cwd(), absolutePath);
  return fromHere.startsWith("..") || isAbsolute(fromHere) ? absolutePath : fromHere;
}

function readText(path: string, shownPath: string, reference?: { file: string; line: number }): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === "ENOENT" ? "does not exist" : "cannot be read";
    const remedy = reference === undefined ? "name a JSON or YAML file" : "correct the $ref or add the file";
    throw new SpecError(`the file ${shownPath} ${reason}`, remedy, reference);
  }
}

function parseText(text: string, file: string): unknown {
  return text.trimStart().startsWith("{") ? parseJson(text, file) : parseYaml(text, file);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    throw new SpecError(`malformed JSON (${withoutExcerpt(message)})`, "correct the syntax", {
      file,
      line: lineOfJsonError(text, message),
    });
  }
}

/** V8 appends an excerpt of the input, line breaks and all, which would break the one line of a message. */
function withoutExcerpt(message: string): string {
  const [head = message] = message.split(/, (?:\.\.\.)?"| in JSON at/);
  return head;
}

function lineOfJsonError(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  const end = text.trimEnd().length;
  return text.slice(0, Math.min(Number(position ?? end), end)).split("\n").length;
}

function parseYaml(text: string, file: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, merge: true, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line } = lineCounter.linePos(error.pos[0]);
    throw new SpecError(`malformed YAML (${error.message})`, "correct the syntax", { file, line });
  }
  return document.toJS();
}
