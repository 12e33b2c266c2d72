import { headerValue } from "../arguments/headers.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { systemClock, untilAborted } from "../platform/clock.ts";
import type { Auth, AuthHeader } from "./auth.ts";

/** What a token provider is called with. */
export interface TokenRequest {
  /** Whether the service has rejected the last token, so that a stored one will not do. */
  readonly refresh: boolean;
  /** Aborts when no call waits for the token any more. */
  readonly signal: AbortSignal;
}

/** A token, or a token that expires: `expiresAt` is a date or milliseconds since 1970, on the client's clock. */
export type BearerToken = string | { readonly token: string; readonly expiresAt: Date | number };

/**
 * Gets a token. Calls that need one at the same time share one run. It must not call the client that it gets tokens
 * for, whose calls may queue behind the one that waits.
 */
export type TokenProvider = (request: TokenRequest) => BearerToken | Promise<BearerToken>;

interface CachedToken {
  readonly value: string;
  readonly expiresAt: number;
}

/**
 * Sends `Authorization: Bearer <token>` (RFC 6750). A provider is called once for all calls that wait; its token
 * is kept until it expires or the service responds with 401.
 *
 * @throws InvalidArgumentError when the token is empty or cannot stand in a header
 */
export function bearer(token: string | TokenProvider): Auth {
  if (typeof token !== "function") {
    const header = headerOf(bearerValue(token));
    return { header: () => header };
  }
  let cached: CachedToken | undefined;
  const getToken = shareTask(async (signal, refresh: boolean) => {
    cached = readToken(await token({ refresh, signal }));
    return cached.value;
  });
  return {
    header({ rejected, signal, clock = systemClock }) {
      // Where nothing is cached, the rejected token was dropped before, and getting another has failed.
      const isRejected = rejected !== undefined && (cached?.value ?? rejected) === rejected;
      if (isRejected) cached = undefined;
      if (cached && cached.expiresAt > clock.now()) return headerOf(cached.value);
      return getToken(signal, isRejected).then(headerOf);
    },
  };
}

function headerOf(value: string): AuthHeader {
  return { name: "authorization", value };
}

function readToken(token: BearerToken): CachedToken {
  if (typeof token !== "object" || token === null) return { value: bearerValue(token), expiresAt: Infinity };
  const expiresAt = Number(token.expiresAt);
  if (Number.isNaN(expiresAt)) {
    throw new InvalidArgumentError("bearer: expiresAt", "must be a Date or milliseconds since 1970");
  }
  return { value: bearerValue(token.token), expiresAt };
}

function bearerValue(token: unknown): string {
  if (typeof token === "string" && token)
    return headerValue("authorization", `Bearer ${token}`, "bearer: token");
  throw new InvalidArgumentError("bearer: token", "must be a string that is not empty");
}

/**
 * A task that callers share while it runs. Each caller stops waiting by its own signal; the task's signal aborts when
 * the last one has stopped, and the next caller starts a new run.
 */
function shareTask<Argument, Result>(
  run: (signal: AbortSignal, argument: Argument) => Promise<Result>,
): (signal: AbortSignal | undefined, argument: Argument) => Promise<Result> {
  let current:
    | { readonly result: Promise<Result>; readonly controller: AbortController; waiting: number }
    | undefined;
  return async (signal, argument) => {
    if (!current) {
      const controller = new AbortController();
      current = { controller, waiting: 0, result: run(controller.signal, argument) };
    }
    const task = current;
    const forget = (): void => {
      if (current === task) current = undefined;
    };
    task.result.then(forget, forget);
    task.waiting += 1;
    try {
      return await untilAborted(() => task.result, signal);
    } finally {
      task.waiting -= 1;
      if (task.waiting === 0 && current === task) {
        forget();
        task.controller.abort();
      }
    }
  };
}
