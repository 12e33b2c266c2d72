import { sha256 } from "@noble/hashes/sha2.js";
import { encodeBase64 } from "../../../text/base64.ts";
import type { StoredFunction } from "../functions/stored-function.ts";

const ETAG_BYTES = 12;

/**
 * The mark of a state of a function's policy, in Base64. A function that takes the name of one that was deleted has
 * marks of its own.
 *
 * @param revision how often the policy was set
 */
export function policyEtag({ name, createTime }: StoredFunction, revision: number): string {
  const text = JSON.stringify([name, createTime, revision]);
  const hash = sha256(new TextEncoder().encode(text)).subarray(0, ETAG_BYTES);
  return encodeBase64(hash);
}
