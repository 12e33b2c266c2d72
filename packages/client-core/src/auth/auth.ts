import { headerValue } from "../arguments/headers.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { Clock } from "../platform/clock.ts";

/** What a call passes when it needs credentials. */
export interface CredentialRequest {
  /** Value of the header that the service has just rejected with 401: return another if there is one. */
  readonly rejected?: string;
  /** Ends the wait for credentials. */
  readonly signal?: AbortSignal;
  /** The call's clock, by which credentials expire. */
  readonly clock?: Clock;
}

/** The header that carries the credentials. */
export interface AuthHeader {
  readonly name: string;
  readonly value: string;
}

/** Credentials of a client. Made by `bearer` or `apiKey`, or written by hand for another scheme. */
export interface Auth {
  /** Returns the header of one request. Called before every request. */
  header(request: CredentialRequest): AuthHeader | Promise<AuthHeader>;
}

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
