import { readFileSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import { SpecError } from "../spec-error.ts";
import { parseJson } from "./parse-json.ts";
import { parseYaml } from "./parse-yaml.ts";

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
  const text = withoutByteOrderMark(readText(absolutePath, shownPath, reference));
  const parse = absolutePath.endsWith(".json") || isJson(text) ? parseJson : parseYaml;
  return { absolutePath, shownPath, text, data: parse(text, shownPath) };
}

/** A path as messages show it: relative to the working directory where it lies below it. */
export function showPath(absolutePath: string): string {
  const fromHere = relative(process.cwd(), absolutePath);
  return fromHere.startsWith("..") || isAbsolute(fromHere) ? absolutePath : fromHere || ".";
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

/** JSON is YAML too, but its own parser is faster by far. Not all that begins like it is JSON. */
function isJson(text: string): boolean {
  try {
    return text.trimStart().startsWith("{") && JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

/** Editors on Windows begin files with it; neither JSON nor lines know what to do with it. */
function withoutByteOrderMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
