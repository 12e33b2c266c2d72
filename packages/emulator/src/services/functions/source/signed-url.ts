import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isSignedField, type SignedField, signedFields } from "./signed-fields.ts";

/** What a signature covers. The host is not part of it: a URL works by every name of the emulator's. */
export interface Signed {
  /** As it is on the wire. */
  readonly path: string;
  /** From when on it is no longer good, in milliseconds since 1970. */
  readonly expires: number;
  /** Header fields that a request must bring. */
  readonly fields: readonly SignedField[];
}

export type SigningMethod = "GET" | "PUT";

/** The one form that a signed target has: nothing in it may be said in another way. */
const SIGNED_TARGET =
  /^(?<unsigned>(?<path>[^?#]+)\?expires=(?<expires>\d{1,16})(?:&signedHeaders=(?<fields>[a-z.-]+))?)&signature=(?<signature>[0-9a-f]{64})$/;

/** Path and query of a URL that stands for leave to do something. */
export function signTarget(key: Uint8Array, method: SigningMethod, signed: Signed): string {
  const { path, expires, fields } = signed;
  const names = fields.length > 0 ? `&signedHeaders=${fields.join(".")}` : "";
  // Whoever moves the clock may leave it between two milliseconds.
  const unsigned = `${path}?expires=${Math.floor(expires)}${names}`;
  return `${unsigned}&signature=${signatureOf(key, method, unsigned, fields)}`;
}

/**
 * What a signed target says; it may have expired.
 *
 * @param key `undefined` where nothing was signed yet
 * @returns `"unsigned"` for another form, `"changed"` for what was not signed so with this key and for this method
 */
export function readSignedTarget(
  key: Uint8Array | undefined,
  method: SigningMethod,
  target: string,
): Signed | "unsigned" | "changed" {
  const parts = SIGNED_TARGET.exec(target)?.groups;
  if (!parts) return "unsigned";
  const { unsigned = "", path = "", expires, signature = "" } = parts;
  const fields = (parts.fields?.split(".") ?? []).filter(isSignedField);
  if (!key || !isSame(signatureOf(key, method, unsigned, fields), signature)) return "changed";
  return { path, expires: Number(expires), fields };
}

/** HMAC-SHA-256 (RFC 2104) over method, path, query and header fields, in hexadecimal digits. */
function signatureOf(
  key: Uint8Array,
  method: SigningMethod,
  unsigned: string,
  fields: readonly SignedField[],
): string {
  const lines = [method, unsigned, ...fields.map((name) => `${name}:${signedFields[name]}`)];
  return bytesToHex(hmac(sha256, key, utf8ToBytes(lines.join("\n"))));
}

/** Takes as long for texts that differ early as for those that differ late. Both have the same length. */
function isSame(one: string, other: string): boolean {
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
