import { lineOfOffset } from "./line-of.ts";
import { SpecError } from "./spec-error.ts";
import { findRepeatedKey, parseYamlTree } from "./yaml-tree.ts";

/**
 * Parses JSON and rejects duplicate keys. `JSON.parse` would silently keep the last one.
 *
 * @throws SpecError if the text is malformed
 */
export function parseJson(text: string, file: string): unknown {
  const value = parse(text, file);
  // JSON is YAML, so the YAML tree can locate the key.
  const repeated = countWritten(text) === countKept(value) ? undefined : findRepeatedKey(parseYamlTree(text));
  if (repeated !== undefined) {
    const location = { file, line: lineOfOffset(text, repeated) };
    throw new SpecError("duplicate key in an object", "keep one of the two", location);
  }
  return value;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const offset = offsetOf(text, message);
    const isComment = /^\/[/*]/.test(text.slice(offset));
    throw new SpecError(
      `malformed JSON (${isComment ? "a comment" : withoutExcerpt(message)})`,
      isComment ? "remove it, or write YAML" : "correct the syntax",
      { file, line: lineOfOffset(text, offset) },
    );
  }
}

/** Removes the input excerpt from a V8 message, because it may contain line breaks. */
function withoutExcerpt(message: string): string {
  const [head = message] = message.split(/, (?:\.\.\.)?"| in JSON at/);
  return head;
}

function offsetOf(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  // V8 does not report a position if the first character is wrong or if the input ends too early.
  const fallback = message.startsWith("Unexpected token") ? text.search(/\S/) : text.length;
  return Math.min(Number(position ?? fallback), text.trimEnd().length);
}

function countWritten(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) {
    count += colon === undefined ? 0 : 1;
  }
  return count;
}

function countKept(value: unknown): number {
  let count = 0;
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === "object" && next !== null) {
      const children = Object.values(next);
      count += Array.isArray(next) ? 0 : children.length;
      for (const child of children) {
        open.push(child);
      }
    }
  }
  return count;
}
