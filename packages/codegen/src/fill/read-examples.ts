import { readFileSync, statSync } from "node:fs";
import { SpecError } from "@seamline/openapi/spec-error";

const MAX_BYTES = 64 * 2 ** 20;
const REMEDY = "pass a file with one JSON example, a list of examples, or one example per line";
export type ReadInput = () => Promise<string>;
/**
 * Reads the examples in a file: one JSON value, a list of values, or one value per line. `-` is standard input.
 * Messages never quote examples, which may contain secrets.
 *
 * @throws SpecError if the file cannot be read or contains no examples
 */
export async function readExamples(path: string, readInput: ReadInput): Promise<unknown[]> {
  const name = sourceName(path);
  const text = (path === "-" ? await readInput() : readText(path)).replace(/^\uFEFF/, "");
  if (text.length > MAX_BYTES) throw tooLarge(name);
  if (text.trim() === "") throw new SpecError(`${name} is empty`, REMEDY);
  const values = parseWhole(text) ?? parseLines(text, name);
  if (values.length === 0) throw new SpecError(`${name} is an empty list`, REMEDY);
  return values;
}

/** Returns the name of an example file for messages. */
export function sourceName(path: string): string {
  return path === "-" ? "standard input" : path;
}

function readText(path: string): string {
  try {
    if (statSync(path).size > MAX_BYTES) throw tooLarge(path);
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof SpecError) throw error;
    throw new SpecError(`${path} ${faultOf(error)}`, REMEDY);
  }
}

function faultOf(error: unknown): string {
  if (error instanceof TypeError) return "is not valid UTF-8";
  const { code = "" } = error as NodeJS.ErrnoException;
  const faults: Readonly<Record<string, string>> = {
    ENOENT: "does not exist",
    ENOTDIR: "does not exist",
    EISDIR: "is a folder",
    EACCES: "cannot be read by this user",
  };
  return faults[code] ?? `cannot be read (${code})`;
}

function tooLarge(name: string): SpecError {
  return new SpecError(`${name} is larger than ${MAX_BYTES / 2 ** 20} MB`, "pass fewer examples");
}

function parseWhole(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return undefined;
  }
}

function parseLines(text: string, name: string): unknown[] {
  const lines = text.split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  return lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      // The parser's message would quote the line.
      const where = filled.length === 1 ? name : `${name}:${index + 1}`;
      throw new SpecError(`${where} is not JSON`, REMEDY);
    }
  });
}
