import { InvalidArgumentError } from "../errors/invalid-argument-error.ts";
import { SeamlineError } from "../errors/seamline-error.ts";
import { checkHeaderValue } from "../headers.ts";
import type { Auth } from "./auth.ts";
import { shareTask } from "./share-task.ts";

/** What a token provider is told. */
export interface TokenRequest {
  /** The service has refused the last token: a stored one will not do. */
  readonly refresh: boolean;
  /** Aborts when no call waits for the token any more. */
  readonly signal: AbortSignal;
}

/** A token, or a token that expires: `expiresAt` is a date or milliseconds since 1970. */
export type BearerToken = string | { readonly token: string; readonly expiresAt: Date | number };

/** Gets a token. Calls that need one at the same time share one run. */
export type TokenProvider = (request: TokenRequest) => BearerToken | Promise<BearerToken>;

interface CachedToken {
  readonly value: string;
  readonly expiresAt: number;
}

/**
 * Sends `Authorization: Bearer <token>` (RFC 6750). A provider is asked once for all calls that wait; its token
 * is kept until it expires or the service answers 401.
 *
 * @throws InvalidArgumentError when the token is empty or cannot stand in a header
 */
export function bearer(token: string | TokenProvider): Auth {
  if (typeof token !== "function") {
    const header = { name: "authorization", value: headerValue(token) };
    return { header: () => header };
  }
  let cached: CachedToken | undefined;
  const ask = shareTask(async (signal, refresh: boolean) => {
    cached = readToken(await token({ refresh, signal }));
    return cached.value;
  });
  return {
    async header({ rejected, signal }) {
      const refused = rejected !== undefined && cached?.value === rejected;
      if (refused) cached = undefined;
      const kept = cached && cached.expiresAt > Date.now() ? cached.value : undefined;
      return { name: "authorization", value: kept ?? (await provided(ask(signal, refused), signal)) };
    },
  };
}

/** Calls share a failure of the provider, but each has an error of its own. */
async function provided(value: Promise<string>, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await value;
  } catch (cause) {
    signal?.throwIfAborted();
    throw new SeamlineError("bearer: the token provider failed", { cause });
  }
}

function readToken(token: BearerToken): CachedToken {
  if (typeof token !== "object" || token === null) return { value: headerValue(token), expiresAt: Infinity };
  const expiresAt = Number(token.expiresAt);
  if (Number.isNaN(expiresAt)) {
    throw new InvalidArgumentError("bearer: expiresAt", "must be a Date or milliseconds since 1970");
  }
  return { value: headerValue(token.token), expiresAt };
}

function headerValue(token: unknown): string {
  if (typeof token !== "string" || token === "") {
    throw new InvalidArgumentError("bearer: token", "must be a string that is not empty");
  }
  return checkHeaderValue(`Bearer ${token}`, "bearer: token");
}
