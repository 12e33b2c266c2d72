import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { ServiceError } from "../../../framework/service-error.ts";
import type { HttpRequest } from "../../../pipeline/http-request.ts";
import type { FunctionsContext, FunctionsReader } from "../functions-context.ts";

/** The longest archive, in bytes (reference facts, "Limits"). */
export const MAX_ARCHIVE_BYTES: number = 100 * 1024 * 1024;

/** Header fields that URLs are signed for, with the value that each must have (reference facts, "Upload/download"). */
const signedFields: Readonly<Record<SignedField, string>> = {
  "content-type": "application/zip",
  "x-goog-content-length-range": `0,${MAX_ARCHIVE_BYTES}`,
};

export type SignedField = "content-type" | "x-goog-content-length-range";

function isSignedField(name: string): name is SignedField {
  return Object.hasOwn(signedFields, name);
}

/** What a signature covers. The host is not part of it: a URL works by every name of the emulator's. */
interface SignedTarget {
  /** As it is on the wire. */
  readonly path: string;
  /** From when on it is no longer good, in milliseconds since 1970. */
  readonly expires: number;
  /** Header fields that a request must bring. */
  readonly fields: readonly SignedField[];
}

type SigningMethod = "GET" | "PUT";

/** The one form that a signed target has: nothing in it may be said in another way. */
const SIGNED_TARGET =
  /^(?<unsigned>(?<path>[^?#]+)\?expires=(?<expires>\d{1,16})(?:&signedHeaders=(?<fields>[a-z.-]+))?)&signature=(?<signature>[0-9a-f]{64})$/;

/** Path and query of a URL that stands for leave to do something. */
export function signTarget(key: Uint8Array, method: SigningMethod, signed: SignedTarget): string {
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
): SignedTarget | "unsigned" | "changed" {
  const parts = SIGNED_TARGET.exec(target)?.groups;
  if (!parts) return "unsigned";
  const { unsigned = "", path = "", expires, signature = "" } = parts;
  const fields = (parts.fields?.split(".") ?? []).filter(isSignedField);
  if (!key || !equalInConstantTime(signatureOf(key, method, unsigned, fields), signature)) return "changed";
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
function equalInConstantTime(one: string, other: string): boolean {
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

const SIGNING_KEY_ID = "only";

const KEY_BYTES = 32;

/** The secret of this state; `undefined` where nothing was signed yet. */
export async function signingKey(reader: FunctionsReader): Promise<Uint8Array | undefined> {
  const stored = await reader.get("signingKeys", SIGNING_KEY_ID);
  return stored && hexToBytes(stored.hex);
}

/** The secret of this state, which is made when it is first asked for. */
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
  "The URL has no signature of this service. Use it as it was given, with the whole query, and ask for another where it is lost.";

/**
 * Holds a request to the signature of its URL: which stands for credentials, and only for what it was made for.
 *
 * @throws Refusal 403; 400 FAILED_PRECONDITION where its time is over
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
  return `The signature of the URL is not of this ${method}, this path and this query, or not of this emulator's state. Use the URL as it was given.`;
}

function expiredUrlError({ expires }: SignedTarget): ServiceError {
  const problem = `The URL expired at ${new Date(expires).toISOString()}. Ask for another.`;
  return new ServiceError(400, problem, { reason: "FAILED_PRECONDITION" });
}

/** Values are compared as they are: what the sender signs for is what it sends. */
function requireSignedFields({ headers }: HttpRequest, { fields }: SignedTarget): void {
  for (const name of fields) {
    const value = headers.get(name)?.trim();
    if (value === signedFields[name]) continue;
    const actual = value === undefined ? "is missing" : `is ${value.slice(0, 100)}`;
    const problem = `The URL is signed for the header ${name}: ${signedFields[name]}, which ${actual}.`;
    throw new ServiceError(403, problem, { field: name });
  }
}
