import { headerValue } from "../arguments/headers.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { Clock } from "../platform/clock.ts";

/** Context of a request for credentials. */
export interface CredentialRequest {
  /** Header value that the service rejected with 401. Return different credentials if possible. */
  readonly rejected?: string;
  /** Aborts the wait for credentials. */
  readonly signal?: AbortSignal;
  /** Cookies that the request already contains, for credentials in the `Cookie` header. */
  readonly cookies?: string;
  /** The clock that determines whether credentials have expired. */
  readonly clock?: Clock;
}

/** Header that contains the credentials. */
export interface AuthHeader {
  readonly name: string;
  readonly value: string;
}

/** Credentials of a client. Create them with `bearer`, `apiKey` or `apiKeyCookie`, or implement this interface for another scheme. */
export interface Auth {
  /** Returns the header for one request. Called before every request. */
  header(request: CredentialRequest): AuthHeader | Promise<AuthHeader>;
}

/**
 * Authenticates with a key in a header: `apiKey("AccessKey", key)`.
 *
 * @throws InvalidArgumentError if the key is empty, or a header cannot contain the name or the key
 */
export function apiKey(headerName: string, key: string): Auth {
  if (!key) throw new InvalidArgumentError("apiKey: key", "must not be empty");
  const header = { name: headerName, value: headerValue(headerName, key, "apiKey: key") };
  return { header: () => header };
}
