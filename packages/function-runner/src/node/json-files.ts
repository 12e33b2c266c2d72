import { readFile } from "node:fs/promises";
import { packageError } from "../code-failures.ts";

/** Returns the text of a file, or `undefined` if it does not exist. */
export async function readTextIfPresent(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR") return undefined;
    throw error;
  });
}

/**
 * Parses a JSON object. Like npm, ignores a byte order mark.
 *
 * @returns `undefined` if the text is not a JSON object
 */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a JSON object. @returns `undefined` if the file does not exist. @throws CodeError if it is malformed */
export async function readObjectIfPresent(
  file: string,
  path: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await readTextIfPresent(file);
  if (text === undefined) return undefined;
  const value = parseObject(text);
  // If the file contains a Git conflict, npm merges both sides and could install packages that were not checked here.
  if (value === undefined) throw packageError(`${path} is not a JSON object: create it again`);
  return value;
}

/** Yields all strings in a value at any depth, with the names of their members. */
export function* stringsOf(value: unknown): Generator<readonly [name: string, text: string]> {
  const remaining: unknown[] = [value];
  while (remaining.length > 0) {
    const next = remaining.pop();
    for (const [name, member] of Object.entries(next ?? {})) {
      if (typeof member === "string") yield [name, member];
      else if (typeof member === "object") remaining.push(member);
    }
  }
}
