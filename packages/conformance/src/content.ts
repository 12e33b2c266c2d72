import type { Content } from "./case.ts";

/** Encodes content as bytes. Absent content is empty. */
export function bytesOf({ json, text, base64 }: Content): Uint8Array<ArrayBuffer> {
  if (base64 !== undefined) return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new TextEncoder().encode(text ?? (json === undefined ? "" : JSON.stringify(json)));
}

export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
