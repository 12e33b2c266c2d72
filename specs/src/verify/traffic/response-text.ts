/** Maximum size of a response body. */
export const MAX_BODY_BYTES = 5_000_000;
/**
 * Maximum depth of a JSON body, as in `@seamline/openapi`. Deeper bodies are not parsed, because the checks are
 * recursive.
 */
const MAX_DEPTH = 100;

/** Thrown if a response body is too long. */
export class LongBodyError extends Error {
  override readonly name: string = "LongBodyError";
}

/**
 * Returns the text of a response.
 *
 * @throws LongBodyError if the body is longer than `MAX_BODY_BYTES`
 */
export async function textOf({ body }: Response): Promise<string> {
  if (body === null) return "";
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (bytes > MAX_BODY_BYTES) throw new LongBodyError(`a body of more than ${MAX_BODY_BYTES / 1e6} MB`);
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join("") + decoder.decode();
}

/** Parses a JSON body. Returns `undefined` for other bodies, and for bodies that are nested too deeply. */
export function parsedBody(text: string): unknown {
  if (isDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether brackets outside strings are nested too deeply. */
function isDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length && depth <= MAX_DEPTH; index += 1) {
    const character = text[index];
    if (isQuoted && character === "\\") index += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === "[" || character === "{")) depth += 1;
    else if (!isQuoted && (character === "]" || character === "}")) depth -= 1;
  }
  return depth > MAX_DEPTH;
}
