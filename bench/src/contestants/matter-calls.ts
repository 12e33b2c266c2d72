/** Two calls of the retention service, as one client makes them. */
export interface MatterCalls {
  /** `GET /v1/matters/{matterId}` */
  readonly get: (matterId: string) => Promise<unknown>;
  /** `POST /v1/matters` */
  readonly create: (matter: { readonly name: string; readonly description: string }) => Promise<unknown>;
  /** Returns the decoded body from the result of a call. */
  readonly bodyOf: (result: unknown) => unknown;
}

/**
 * Creates a client with a bearer token, retries (4 attempts) and 30 seconds per attempt, as far as it supports them.
 *
 * @param concurrency maximum of requests in flight, for clients that have a concurrency limiter
 */
export type MakeMatterCalls = (baseUrl: string, concurrency?: number) => MatterCalls;

export const TOKEN = "token-of-a-benchmark";

/** Time-out of an attempt in milliseconds. */
export const TIMEOUT_MS = 30_000;

/** Number of attempts after the first. */
export const RETRIES = 3;

/** For clients that return the body itself. */
export function bodyItself(result: unknown): unknown {
  return result;
}

/** For clients that return the body as `data`. */
export function dataOf(result: unknown): unknown {
  return (result as { data?: unknown }).data;
}
