/** Maximum number of arguments per call. Too many arguments would overflow the stack. */
const MAX_ARGUMENTS = 8_192;

const group = (letter: string): string =>
  // Not `{4}`: V8 would need a backtracking stack, which overflows for strings of several megabytes.
  `(?:${letter}${letter}${letter}${letter})*(?:${letter}${letter}(?:==)?|${letter}${letter}${letter}=?)?`;

/** Pattern for Base64 in the standard or URL-safe alphabet (RFC 4648 sections 4 and 5), with or without padding. */
export const BASE64: string = `^(?:${group("[A-Za-z0-9+/]")}|${group("[A-Za-z0-9_-]")})$`;

const BASE64_TEXT = new RegExp(BASE64);

/**
 * Converts Base64 to the standard alphabet with padding. Returns strings that do not match {@link BASE64} unchanged.
 */
export function standardBase64(text: string): string {
  return BASE64_TEXT.test(text) ? encodeBase64(decodeBase64(text)) : text;
}

/** Encodes bytes as Base64 in the standard alphabet with padding (RFC 4648 section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let characters = "";
  for (let from = 0; from < bytes.length; from += MAX_ARGUMENTS)
    characters += String.fromCharCode.apply(
      null,
      bytes.subarray(from, from + MAX_ARGUMENTS) as unknown as number[],
    );
  return btoa(characters);
}

/** Decodes a string that matches {@link BASE64}. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
  return bytes;
}
