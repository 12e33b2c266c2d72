import {
  aBoolean,
  aCount,
  aFunction,
  aLimit,
  anything,
  aSignal,
  type Checks,
  checked,
  withFunctions,
} from "../arguments/checks.ts";
import { readHeaders } from "../arguments/headers.ts";
import type { Auth } from "../auth/auth.ts";
import type { OperationTable } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { debugHooks, isDebugging } from "../hooks/debug.ts";
import { HOOK_CHECKS, type Hooks } from "../hooks/hooks.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { MAX_BODY_BYTES } from "../platform/read-body.ts";
import { checkEncrypted, readBaseUrl } from "./base-url.ts";
import { DEFAULT_RETRY, type RetryOptions, readRetry } from "./retry-options.ts";
import { readValidators, type Validators } from "./validators.ts";

/** Options of a client. `OperationId`: what `validators` may be of. */
export interface ClientOptions<OperationId extends string = string> {
  /**
   * Absolute URL that every path is appended to, with or without a trailing slash; no query, fragment or user
   * name. `http:` is for loopback alone, unless `allowInsecure`.
   */
  readonly baseUrl: string;
  /**
   * Credentials: `bearer(…)`, `apiKey(…)`; `false` for none. Their header takes precedence over one of `headers`.
   * Clients of services require it, so that it is not forgotten.
   */
  readonly auth?: Auth | false;
  /**
   * Sends a request. Default: the platform's `fetch`. The signal aborts when the attempt is to end for whatever
   * reason; that of the request, only when the caller's does.
   */
  readonly fetch?: (request: Request, init: { signal?: AbortSignal }) => Response | Promise<Response>;
  /** Headers of every request. Those of a call are added to, and replace, those of its client. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call. Where client and call have one, either ends it. */
  readonly signal?: AbortSignal;
  /**
   * Longest attempt, from its credentials to the end of the response, in milliseconds; Infinity for no limit. Default:
   * 30 000.
   */
  readonly timeoutMs?: number;
  /**
   * Longest call with its retries and queues, one page of a list, or a `wait()` that has no `deadlineMs` of its own,
   * in milliseconds. Default: no limit.
   */
  readonly deadlineMs?: number;
  /**
   * Largest body of a success that is read into memory, in bytes after decompression. A larger one is cancelled and
   * rejects with a `ResponseTooLargeError`. Streams and downloads are not limited. Default: 67 108 864 (64 MiB).
   */
  readonly maxBodyBytes?: number;
  /**
   * How many pages of a list in a row may be empty, or come after all items that the list announced, before iterating
   * rejects with a `PaginationLoopError`. Default: 100.
   */
  readonly maxEmptyPages?: number;
  /** When a failed call is sent again; `false` for never, and 429 then pauses no other call. */
  readonly retry?: false | RetryOptions;
  /**
   * Most requests in flight at once, of the client and those that its `withOptions` makes. Further calls queue.
   * Default: no limit.
   */
  readonly concurrency?: number;
  /** Called for requests, responses, retries, pages and polls. Those of the client and of the call are both called. */
  readonly hooks?: Hooks;
  /**
   * Writes a line for every attempt: method, path template, status or name of the error, duration, number and the
   * service's request id; no URLs, bodies or credentials. `true` writes to the console's `error`. Default: whether the
   * environment variable `SEAMLINE_DEBUG` is set, and neither `0` nor `false`.
   */
  readonly debug?: boolean | ((line: string) => unknown);
  /**
   * What time it is, for pauses, durations and the expiry of tokens, and by which chance pauses are drawn: an
   * emulator's clock, or one that a test moves. Default: the platform's.
   */
  readonly clock?: Clock;
  /**
   * Schemas that check the data of successes, by operationId: pages and polls too. Of any library that
   * follows Standard Schema; synchronous or not. Those of a call are added to, and replace, those of its client.
   */
  readonly validators?: Validators<OperationId>;
  /**
   * What to do with data that a validator rejects: `"warn"` writes a line to the console, `"throw"` ends the call
   * with a `ValidationError`. Data stay as they came in every case. Default: `"off"`, which calls no validator.
   */
  readonly validate?: "off" | "warn" | "throw";
  /** Allows `http:` to hosts that are not loopback. Default: false. */
  readonly allowInsecure?: boolean;
}

/** Options of a client that says what credentials it sends, or that it sends none. */
export interface AuthenticatedClientOptions<OperationId extends string = string>
  extends ClientOptions<OperationId> {
  /** Credentials: `bearer(…)`, `apiKey(…)`; `false` for none. */
  readonly auth: Auth | false;
}

/** Options that a single call, or `withOptions`, overrides. */
export interface CallOptions extends Partial<Omit<ClientOptions, "baseUrl">> {}

/** Options that have a default. */
interface DefaultedOptions {
  /** By name in lower case. */
  readonly headers: Record<string, string>;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly maxBodyBytes: number;
  readonly maxEmptyPages: number;
  readonly retry: false | Required<RetryOptions>;
  readonly concurrency: number;
  /** Those of the client, then those of the call. */
  readonly hooks: readonly Hooks[];
  /** What the option `debug` stands for. */
  readonly debug: Hooks | undefined;
  readonly validators: Validators;
  readonly validate: "off" | "warn" | "throw";
  /** Operations that may have a validator. */
  readonly operations: OperationTable;
}

/** Options after checking: the base without a trailing slash, defaults filled in. */
export type ResolvedOptions = Omit<ClientOptions, keyof DefaultedOptions> & DefaultedOptions;

/** Options of a client that sets none. */
const DEFAULTS: DefaultedOptions = {
  headers: {},
  clock: systemClock,
  timeoutMs: 30_000,
  deadlineMs: Infinity,
  maxBodyBytes: MAX_BODY_BYTES,
  maxEmptyPages: 100,
  retry: DEFAULT_RETRY,
  concurrency: Infinity,
  hooks: [],
  debug: undefined,
  validators: {},
  validate: "off",
  operations: {},
};

const [isAuth] = withFunctions(["header"], "");

/** Of the options that a call can change. Some have checks of their own where they are read. */
const CHECKS: Checks<keyof CallOptions> = {
  auth: [(value) => value === false || isAuth(value), "must be made by bearer() or apiKey(), or false"],
  fetch: aFunction,
  headers: anything,
  signal: aSignal,
  timeoutMs: aLimit,
  deadlineMs: aLimit,
  maxBodyBytes: aCount,
  maxEmptyPages: aCount,
  retry: anything,
  concurrency: aCount,
  hooks: anything,
  debug: [(value) => /^(boolean|function)$/.test(typeof value), "must be a boolean or a function"],
  clock: withFunctions(
    ["now", "sleep"],
    "must have the functions now and sleep; monotonic and random are optional",
    ["monotonic", "random"],
  ),
  validators: anything,
  validate: [
    (value) => ["off", "warn", "throw"].includes(value as string),
    'must be "off", "warn" or "throw"',
  ],
  allowInsecure: aBoolean,
};

/** Names of the options that a call can change. */
export const CALL_OPTIONS: readonly string[] = /* @__PURE__ */ Object.keys(CHECKS);

/**
 * The same options, which must say what credentials are sent: if an environment variable is not set, the client
 * cannot be made, where otherwise every call would get 401.
 *
 * @throws InvalidArgumentError without `auth`
 */
export function requireAuth(options: ClientOptions): ClientOptions {
  if (Object(options).auth !== undefined) return options;
  throw new InvalidArgumentError("options.auth", "is missing: bearer(…) or apiKey(…), or false to send none");
}

/** @throws InvalidArgumentError for a missing, unknown or wrong option */
export function resolveOptions(options: ClientOptions, operations: OperationTable): ResolvedOptions {
  const { baseUrl, ...rest } = checked(options, "options", { baseUrl: anything, ...CHECKS });
  return overrideOptions(
    { ...DEFAULTS, operations, baseUrl: readBaseUrl(baseUrl) },
    { debug: isDebugging(), ...rest },
  );
}

/** @throws InvalidArgumentError for an unknown or wrong option */
export function overrideOptions(base: ResolvedOptions, options?: CallOptions): ResolvedOptions {
  const overrides: CallOptions = checked(options, "options", CHECKS);
  checked(overrides.hooks, "options.hooks", HOOK_CHECKS);
  const resolved: ResolvedOptions = {
    ...base,
    ...overrides,
    headers: { ...base.headers, ...readHeaders(overrides.headers, "options.headers") },
    retry: readRetry(base.retry, overrides.retry),
    hooks: overrides.hooks ? [...base.hooks, overrides.hooks] : base.hooks,
    debug: overrides.debug === undefined ? base.debug : debugHooks(overrides.debug),
    validators: { ...base.validators, ...readValidators(overrides.validators, base.operations) },
  };
  checkEncrypted(resolved);
  const { signal } = base;
  return signal && overrides.signal
    ? { ...resolved, signal: AbortSignal.any([signal, overrides.signal]) }
    : resolved;
}
