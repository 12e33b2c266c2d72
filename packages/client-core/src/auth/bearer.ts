import { headerValue } from "../arguments/headers.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { systemClock, untilAborted } from "../platform/clock.ts";
import type { Auth, AuthHeader } from "./auth.ts";

/** Argument of a token provider. */
export interface TokenRequest {
  /** Whether the service rejected the last token. If so, do not return a cached token. */
  readonly refresh: boolean;
  /** Aborts once no call is waiting for the token. */
  readonly signal: AbortSignal;
}

/**
 * A token, or a token with an expiry time. `expiresAt` is a date or milliseconds since 1970, measured by the client's
 * clock.
 */
export type BearerToken = string | { readonly token: string; readonly expiresAt: Date | number };

/**
 * Returns a token. Concurrent calls share one invocation. A provider must not use the client that it authenticates,
 * because its call could wait behind the call that needs the token.
 */
export type TokenProvider = (request: TokenRequest) => BearerToken | Promise<BearerToken>;

interface CachedToken {
  readonly value: string;
  readonly expiresAt: number;
}

/**
 * Authenticates with `Authorization: Bearer <token>` (RFC 6750). A provider is called once for all waiting calls. Its
 * token is cached until it expires or the service responds with 401.
 *
 * @throws InvalidArgumentError if the token is empty or a header cannot contain it
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
      // An empty cache means that an earlier call dropped the rejected token but failed to get a new one.
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
  throw new InvalidArgumentError("bearer: token", "must be a non-empty string");
}

/**
 * Returns a function that runs a task once for all concurrent callers. A caller's signal only ends that caller's wait.
 * When the last caller stops waiting, the task's signal aborts, and the next caller starts a new run.
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
