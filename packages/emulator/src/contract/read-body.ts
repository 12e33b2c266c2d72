import type { ContractContent } from "./contract-operation.ts";
import { overflowingNumber } from "./overflowing-number.ts";
import type { Violation } from "./violation.ts";

/** A body as it came: `undefined` and an empty one are the same. */
export type Body = Uint8Array | string | undefined;

/** A body as its media type means it. */
export type ReadBody =
  | { readonly value: unknown; readonly content: ContractContent }
  | { readonly violation: Violation };

/** Levels of a JSON body, as Protocol Buffers bound them: whoever walks it must not run out of stack. */
const MAX_DEPTH = 100;

const TOO_LARGE = "A number must be one that a double holds, and is larger.";

/** Reads text that is not blank; `undefined` for bytes that are not UTF-8. */
export function readText(body: Body): string | undefined {
  if (typeof body !== "object") return body ?? "";
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** The media type of a content type, without its parameters: a charset says nothing new of JSON (RFC 8259 section 8.1). */
export function mediaTypeOf(contentType: string | null): string {
  return contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Reads a body that is not empty. */
export function readBody(body: Body, mediaType: string, documented: readonly ContractContent[]): ReadBody {
  const content = documented.find((each) => each.mediaType === mediaType);
  if (!content) {
    const right = documented.map((each) => each.mediaType).join(" or ");
    const problem = `Content-Type must be ${right}, and is ${mediaType.slice(0, 60) || "absent"}.`;
    return { violation: { in: "header", pointer: "/content-type", rule: "media-type", problem } };
  }
  const text = readText(body);
  if (text === undefined) return broken("encoding", "The body must be UTF-8, and has bytes that are not.");
  return /[/+]json$/.test(mediaType) ? readJson(text, content) : { value: text, content };
}

function readJson(text: string, content: ContractContent): ReadBody {
  if (isTooDeep(text))
    return broken("depth", `The body must have at most ${MAX_DEPTH} levels, and has more.`);
  try {
    const value: unknown = JSON.parse(text);
    const pointer = overflowingNumber(text, value);
    return pointer === undefined ? { value, content } : broken("number", TOO_LARGE, pointer);
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 120) : "it cannot be parsed";
    return broken("json", `The body must be JSON, and is not: ${why}.`);
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = endOfString(text, index);
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}

function broken(rule: string, problem: string, pointer = ""): ReadBody {
  return { violation: { in: "body", pointer, rule, problem } };
}
