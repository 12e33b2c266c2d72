import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { HttpRequest } from "@seamline/emulator-kit";
import { ServiceError } from "@seamline/emulator-kit";
import type { FunctionsContext, FunctionsReader } from "../functions-context.ts";

/** The maximum length of an archive, in bytes (reference facts, "Limits"). */
export const MAX_ARCHIVE_BYTES: number = 100 * 1024 * 1024;

/** Header fields that a signature can cover, with their only valid values (reference facts, "Upload/download"). */
const signedFields: Readonly<Record<SignedField, string>> = {
  "content-type": "application/zip",
  "x-goog-content-length-range": `0,${MAX_ARCHIVE_BYTES}`,
};

export type SignedField = "content-type" | "x-goog-content-length-range";

/**
 * The signed parts of a URL. The host is not signed, so that a URL works with any host name that reaches the emulator.
 */
interface SignedTarget {
  /** The path, percent-encoded. */
  readonly path: string;
  /** The expiration time, in milliseconds since 1970. */
  readonly expires: number;
  /** The header fields that a request must contain. */
  readonly fields: readonly SignedField[];
}

type SigningMethod = "GET" | "PUT";

/** The only valid format of a signed target. It has no alternative spellings. */
const SIGNED_TARGET =
  /^(?<unsigned>(?<path>[^?#]+)\?expires=(?<expires>\d{1,16})(?:&signedHeaders=(?<fields>[a-z.-]+))?)&signature=(?<signature>[0-9a-f]{64})$/;

/** Returns the path and query of a signed URL. */
export function signTarget(key: Uint8Array, method: SigningMethod, signed: SignedTarget): string {
  const { path, expires, fields } = signed;
  const names = fields.length > 0 ? `&signedHeaders=${fields.join(".")}` : "";
  // Tests can set the clock to a fraction of a millisecond.
  const unsigned = `${path}?expires=${Math.floor(expires)}${names}`;
  return `${unsigned}&signature=${signatureOf(key, method, unsigned, fields)}`;
}

/**
 * Parses a signed target and verifies its signature, but not its expiration time.
 *
 * @param key `undefined` if nothing has been signed yet
 * @returns `"unsigned"` if the target has another format, `"changed"` if the signature does not match
 */
export function readSignedTarget(
  key: Uint8Array | undefined,
  method: SigningMethod,
  target: string,
): SignedTarget | "unsigned" | "changed" {
  const parts = SIGNED_TARGET.exec(target)?.groups;
  if (!parts) return "unsigned";
  const { unsigned = "", path = "", expires, signature = "" } = parts;
  const fields = (parts.fields?.split(".") ?? []).filter(isSignedField);
  if (!key || !equalInConstantTime(signatureOf(key, method, unsigned, fields), signature)) return "changed";
  return { path, expires: Number(expires), fields };
}

function isSignedField(name: string): name is SignedField {
  return Object.hasOwn(signedFields, name);
}

/** Returns the HMAC-SHA-256 (RFC 2104) of method, path, query and header fields, in hexadecimal digits. */
function signatureOf(
  key: Uint8Array,
  method: SigningMethod,
  unsigned: string,
  fields: readonly SignedField[],
): string {
  const lines = [method, unsigned, ...fields.map((name) => `${name}:${signedFields[name]}`)];
  return bytesToHex(hmac(sha256, key, utf8ToBytes(lines.join("\n"))));
}

/** Compares two strings of equal length in constant time, to prevent timing attacks. */
function equalInConstantTime(one: string, other: string): boolean {
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

const SIGNING_KEY_ID = "only";

const KEY_BYTES = 32;

/** Returns the signing key of the current state, or `undefined` if nothing has been signed yet. */
export async function signingKey(reader: FunctionsReader): Promise<Uint8Array | undefined> {
  const stored = await reader.get("signingKeys", SIGNING_KEY_ID);
  return stored && hexToBytes(stored.hex);
}

/** Returns the signing key of the current state, and creates it if necessary. */
export async function ensureSigningKey({ state }: Pick<FunctionsContext, "state">): Promise<Uint8Array> {
  const known = await state.read(signingKey);
  if (known) return known;
  const newKey = randomBytes(KEY_BYTES);
  return state.change(async (transaction) => {
    const concurrentKey = await signingKey(transaction);
    if (!concurrentKey) await transaction.put("signingKeys", SIGNING_KEY_ID, { hex: bytesToHex(newKey) });
    return concurrentKey ?? newKey;
  });
}

const UNSIGNED_PROBLEM =
  "The URL was not signed by this service. Use the URL exactly as the service returned it, including the query, or request a new URL.";

/**
 * Checks that a request matches the signature of its URL. The signature replaces credentials.
 *
 * @throws ServiceError 403; 400 FAILED_PRECONDITION if the URL has expired
 */
export async function requireSignature(
  request: HttpRequest,
  method: SigningMethod,
  { clock, state }: FunctionsContext,
): Promise<void> {
  const signed = readSignedTarget(await state.read(signingKey), method, request.target);
  if (signed === "unsigned") throw new ServiceError(403, UNSIGNED_PROBLEM);
  if (signed === "changed") throw new ServiceError(403, changedTargetProblem(method));
  if (clock.now() >= signed.expires) throw expiredUrlError(signed);
  requireSignedFields(request, signed);
}

function changedTargetProblem(method: SigningMethod): string {
  return `The signature does not match this ${method} request: the path or query was changed, or the emulator's state was replaced. Use the URL exactly as the service returned it, or request a new URL.`;
}

function expiredUrlError({ expires }: SignedTarget): ServiceError {
  const problem = `The URL expired at ${new Date(expires).toISOString()}. Request a new URL.`;
  return new ServiceError(400, problem, { reason: "FAILED_PRECONDITION" });
}

/** Header values must match the signed values exactly. */
function requireSignedFields({ headers }: HttpRequest, { fields }: SignedTarget): void {
  for (const name of fields) {
    const value = headers.get(name)?.trim();
    if (value === signedFields[name]) continue;
    const actual = value === undefined ? "is missing" : `is ${value.slice(0, 100)}`;
    const problem = `The signed header ${name} must be ${signedFields[name]}, but ${actual}.`;
    throw new ServiceError(403, problem, { field: name });
  }
}
