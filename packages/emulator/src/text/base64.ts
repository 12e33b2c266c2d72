/** Most characters that are made at once: more arguments than a call may have overflow the stack. */
const AT_ONCE = 8_192;

/** Bytes in Base64 (RFC 4648 section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let characters = "";
  for (let from = 0; from < bytes.length; from += AT_ONCE)
    characters += String.fromCharCode.apply(
      null,
      bytes.subarray(from, from + AT_ONCE) as unknown as number[],
    );
  return btoa(characters);
}

/** The bytes of a text in Base64. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
  return bytes;
}
