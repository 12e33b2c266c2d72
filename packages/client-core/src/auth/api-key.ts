import { InvalidArgumentError } from "../errors/invalid-argument-error.ts";
import { headerValue } from "../headers.ts";
import type { Auth } from "./auth.ts";

/**
 * Sends a key in a header: `apiKey("AccessKey", key)`.
 *
 * @throws InvalidArgumentError when name or key cannot stand in a header
 */
export function apiKey(headerName: string, key: string): Auth {
  if (!key) throw new InvalidArgumentError("apiKey: key", "must not be empty");
  const header = { name: headerName, value: headerValue(headerName, key, "apiKey: key") };
  return { header: () => header };
}
