import { TimeSlices } from "../async/scheduling.ts";

/** Up to so many characters, the platform's parser keeps the process to itself for less than a slice. */
const MAX_SHORT_LENGTH = 2 * 1024 * 1024;

/** How many characters of a long text are parsed in one step. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * Parses JSON. However long the text is, the process answers requests meanwhile: that takes four times as long.
 *
 * @throws SyntaxError, as the platform's parser words it
 */
export async function parseJson(text: string): Promise<unknown> {
  if (text.length <= MAX_SHORT_LENGTH) return JSON.parse(text);
  const { JSONParser } = await import("@streamparser/json");
  const slices = new TimeSlices();
  const parser = new JSONParser({ paths: ["$"] });
  let parsed: { readonly value: unknown } | undefined;
  let isBroken = false;
  parser.onValue = ({ value }) => {
    parsed = { value };
  };
  parser.onError = () => {
    isBroken = true;
  };
  for (let at = 0; at < text.length && !isBroken; ) {
    const end = at + CHUNK_LENGTH + (isHighSurrogate(text.charCodeAt(at + CHUNK_LENGTH - 1)) ? 1 : 0);
    parser.write(text.slice(at, end));
    at = end;
    await slices.pause();
  }
  return isBroken || !parsed ? JSON.parse(text) : parsed.value;
}

/** Whether a code unit needs the next one: cut apart, neither could be written as UTF-8. */
function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
