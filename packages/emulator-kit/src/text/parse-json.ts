import { TimeSlices } from "../async/scheduling.ts";

/** Maximum length of text that the platform's parser can parse within one slice, in characters. */
const MAX_SHORT_LENGTH = 2 * 1024 * 1024;

/** Chunk size for parsing long text, in characters. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * Parses JSON. If the text is long, yields to the event loop while parsing, so that the process can handle requests.
 * This makes parsing four times slower.
 *
 * @throws SyntaxError with the message of the platform's parser
 */
export async function parseJson(text: string): Promise<unknown> {
  if (text.length <= MAX_SHORT_LENGTH) return JSON.parse(text);
  const { JSONParser } = await import("@streamparser/json");
  const slices = new TimeSlices();
  const parser = new JSONParser({ paths: ["$"] });
  let parsed: { readonly value: unknown } | undefined;
  let hasError = false;
  parser.onValue = ({ value }) => {
    parsed = { value };
  };
  parser.onError = () => {
    hasError = true;
  };
  for (let at = 0; at < text.length && !hasError; ) {
    const end = at + CHUNK_LENGTH + (isHighSurrogate(text.charCodeAt(at + CHUNK_LENGTH - 1)) ? 1 : 0);
    parser.write(text.slice(at, end));
    at = end;
    await slices.pause();
  }
  return hasError || !parsed ? JSON.parse(text) : parsed.value;
}

/**
 * Returns whether a code unit must not be separated from the next one, because a lone surrogate cannot be encoded as
 * UTF-8.
 */
function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Returns whether a JSON value is an object, and not an array or null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
