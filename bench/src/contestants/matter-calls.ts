/** Two calls of the retention service, as one client makes them. */
export interface MatterCalls {
  /** `GET /v1/matters/{matterId}` */
  readonly get: (matterId: string) => Promise<unknown>;
  /** `POST /v1/matters` */
  readonly create: (matter: { readonly name: string; readonly description: string }) => Promise<unknown>;
  /** The decoded body in what a call gives. */
  readonly bodyOf: (result: unknown) => unknown;
}

/**
 * Makes a client with everything on that it has of bearer token, retries (4 attempts) and 30 seconds for an attempt.
 *
 * @param concurrency most requests in flight, for the clients that have a limit
 */
export type MakeMatterCalls = (baseUrl: string, concurrency?: number) => MatterCalls;

/** Bearer token of every call. */
export const TOKEN = "token-of-a-benchmark";

/** Longest attempt, in milliseconds. */
export const TIMEOUT_MS = 30_000;

/** Attempts after the first. */
export const RETRIES = 3;

/** Most clients give the body itself. */
export function bodyItself(result: unknown): unknown {
  return result;
}

/** Some give the body as `data`. */
export function dataOf(result: unknown): unknown {
  return (result as { data?: unknown }).data;
}
