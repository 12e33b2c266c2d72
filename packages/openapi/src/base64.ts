/** Most characters that are made at once: more arguments than a call may have overflow the stack. */
const MAX_ARGUMENTS = 8_192;

const group = (letter: string): string =>
  // Four letters that are written out: V8 keeps no stack for them, and a body may hold megabytes.
  `(?:${letter}${letter}${letter}${letter})*(?:${letter}${letter}(?:==)?|${letter}${letter}${letter}=?)?`;

/**
 * The pattern of texts in Base64: in the standard alphabet or in the one for URLs (RFC 4648 sections 4 and 5), with
 * padding or without.
 */
export const BASE64: string = `^(?:${group("[A-Za-z0-9+/]")}|${group("[A-Za-z0-9_-]")})$`;

const BASE64_TEXT = new RegExp(BASE64);

/** The same bytes in the standard alphabet and with padding. A text that is no {@link BASE64} stays as it is. */
export function standardBase64(text: string): string {
  return BASE64_TEXT.test(text) ? encodeBase64(decodeBase64(text)) : text;
}

/** Bytes in the standard alphabet of Base64, with padding (RFC 4648 section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let characters = "";
  for (let from = 0; from < bytes.length; from += MAX_ARGUMENTS)
    characters += String.fromCharCode.apply(
      null,
      bytes.subarray(from, from + MAX_ARGUMENTS) as unknown as number[],
    );
  return btoa(characters);
}

/** The bytes of a text that is {@link BASE64}. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
  return bytes;
}
