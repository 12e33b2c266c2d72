import { InvalidArgumentError } from "../errors/invalid-argument-error.ts";
import { checkHeaderValue } from "../headers.ts";
import type { Auth } from "./auth.ts";

/** A token of RFC 9110 section 5.6.2. */
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~\w]+$/;

/**
 * Sends a key in a header: `apiKey("AccessKey", key)`.
 *
 * @throws InvalidArgumentError when name or key cannot stand in a header
 */
export function apiKey(headerName: string, key: string): Auth {
  if (!HEADER_NAME.test(headerName))
    throw new InvalidArgumentError("apiKey: headerName", "must be a header name");
  if (typeof key !== "string" || key === "") {
    throw new InvalidArgumentError("apiKey: key", "must be a string that is not empty");
  }
  const header = { name: headerName, value: checkHeaderValue(key, "apiKey: key") };
  return { header: () => header };
}
