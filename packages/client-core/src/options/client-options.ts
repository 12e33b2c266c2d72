import {
  abortSignal,
  anyBoolean,
  anyFunction,
  anyValue,
  type Checks,
  checked,
  isRecord,
  membersOf,
  positiveInteger,
  positiveMs,
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
import { completeRetry, DEFAULT_RETRY, RETRY_CHECKS, type RetryOptions } from "./retry-options.ts";
import type { Validate, Validators } from "./validators.ts";

/** Options of a client. `OperationId` lists the operations that `validators` accepts. */
export interface ClientOptions<OperationId extends string = string> {
  /**
   * Absolute URL that every path is appended to, with or without a trailing slash. No query, fragment or user name.
   * `http:` is only allowed for loopback hosts, unless `allowInsecure` is set.
   */
  readonly baseUrl: string;
  /**
   * Credentials: `bearer(…)`, `apiKey(…)`, or `false` for none. Their header overrides the same header in `headers`.
   * Service clients require this option so that it is not forgotten.
   */
  readonly auth?: Auth | false;
  /**
   * Sends a request. Default: the platform's `fetch`. The signal in `init` aborts when the attempt ends for any reason;
   * the request's signal aborts only with the caller's signal.
   */
  readonly fetch?: (request: Request, init: { signal?: AbortSignal }) => Response | Promise<Response>;
  /** Headers to send with every request. A call's headers are added to the client's, and override them. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Creates an idempotency key for each call that is not otherwise idempotent, such as `() => crypto.randomUUID()`. A
   * call can also pass the key itself. All attempts of a call send the same key, so the call is retried like an
   * idempotent one. Set this option only if the service ignores a request whose key it has already received. Default:
   * no key, unless the document describes the header.
   */
  readonly idempotencyKey?: () => string;
  /** Header for idempotency keys, if the document does not describe one. Default: `Idempotency-Key`. */
  readonly idempotencyHeader?: string;
  /** Aborts the call. If the client and the call both have a signal, either one aborts the call. */
  readonly signal?: AbortSignal;
  /**
   * Maximum duration of an attempt, from requesting credentials to the end of the response, in milliseconds; Infinity
   * for no limit. Default: 30 000.
   */
  readonly timeoutMs?: number;
  /**
   * Maximum duration of a call in milliseconds, including retries and time in queues. Applies to each page of a list
   * separately, and to a `wait()` without a `deadlineMs` option. Default: no limit.
   */
  readonly deadlineMs?: number;
  /**
   * Maximum size of a successful body that is read into memory, in bytes after decompression. Larger bodies are
   * canceled, and the call rejects with a `ResponseTooLargeError`. Streams and downloads have no limit.
   * Default: 67 108 864 (64 MiB).
   */
  readonly maxBodyBytes?: number;
  /**
   * Maximum number of consecutive pages of a list that are empty or exceed the announced total. After that, the
   * iteration rejects with a `PaginationLoopError`. Default: 100.
   */
  readonly maxEmptyPages?: number;
  /** When to retry failed calls. `false` disables retries, and a 429 does not pause other calls. */
  readonly retry?: false | RetryOptions;
  /**
   * Maximum number of concurrent requests from the client and its `withOptions` clients. Other calls wait in a queue.
   * Default: no limit.
   */
  readonly concurrency?: number;
  /** Hooks for requests, responses, retries, pages and polls. Both client-level and call-level hooks are called. */
  readonly hooks?: Hooks;
  /**
   * Writes a line for every attempt with method, path template, status or error name, duration, attempt number and the
   * service's request id, but no URLs, bodies or credentials. `true` writes to `console.error`. Default: true if the
   * environment variable `SEAMLINE_DEBUG` is set to something other than `0` or `false`.
   */
  readonly debug?: boolean | ((line: string) => unknown);
  /**
   * Source of time and randomness for pauses, durations and token expiry, such as an emulator's or a test's clock.
   * Default: the platform's.
   */
  readonly clock?: Clock;
  /**
   * Schemas by operationId that `validate` uses to check the data of successful responses, including pages and polls.
   * Any library that follows Standard Schema works, synchronous or not. A call's schemas are added to the client's, and
   * override them.
   */
  readonly validators?: Validators<OperationId>;
  /**
   * What to do with invalid data: `warnInvalid` writes a line to the console, `throwInvalid` fails the call with a
   * `ValidationError`. Import them along with the client. The data itself is never changed. Default: `"off"`, which
   * does not call the validators.
   */
  readonly validate?: "off" | Validate;
  /** Allows `http:` URLs for hosts other than loopback. Default: false. */
  readonly allowInsecure?: boolean;
}

/** Options of a client with explicit credentials. */
export interface AuthenticatedClientOptions<OperationId extends string = string>
  extends ClientOptions<OperationId> {
  /** Credentials: `bearer(…)`, `apiKey(…)`, or `false` for none. */
  readonly auth: Auth | false;
}

/** Options that a call or `withOptions` can override. */
export interface CallOptions extends Partial<Omit<ClientOptions, "baseUrl" | "idempotencyKey">> {
  /** Idempotency key of the call, or a function that creates it. All attempts of the call send the same key. */
  readonly idempotencyKey?: string | (() => string);
}

/** Options with defaults. */
interface DefaultedOptions {
  /** Keys are in lower case. */
  readonly headers: Record<string, string>;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly maxBodyBytes: number;
  readonly maxEmptyPages: number;
  readonly retry: false | Required<RetryOptions>;
  readonly concurrency: number;
  /** The client's hooks, then the call's. */
  readonly hooks: readonly Hooks[];
  /** Hooks that implement the `debug` option. */
  readonly debug: Hooks | undefined;
  readonly validators: Validators;
  readonly validate: "off" | Validate;
  /** Operations that `validators` may refer to. Default: any. */
  readonly operations: OperationTable | undefined;
  readonly idempotencyKey: CallOptions["idempotencyKey"];
  readonly idempotencyHeader: string;
}

/** Checked options, with defaults, and `baseUrl` without a trailing slash. */
export type ResolvedOptions = Omit<ClientOptions, keyof DefaultedOptions> & DefaultedOptions;

/** Default options. */
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
  operations: undefined,
  idempotencyKey: undefined,
  idempotencyHeader: "Idempotency-Key",
};

const [isAuth] = withFunctions(["header"], "");
const [isValidate] = withFunctions(["run"], "");

/** Checks for the options that a call can override. An option with `anyValue` is checked by the code that reads it. */
const CHECKS: Checks<keyof CallOptions> = {
  auth: [
    (value) => value === false || isAuth(value),
    "must be created by bearer(), apiKey() or apiKeyCookie(), or be false",
  ],
  fetch: anyFunction,
  headers: anyValue,
  idempotencyKey: [
    (key) => typeof key === "function" || (typeof key === "string" && key !== ""),
    "must be a non-empty string or a function",
  ],
  idempotencyHeader: [
    (name) => /^[\w-]+$/.test(name as string),
    "must be the name of a header, such as Idempotency-Key",
  ],
  signal: abortSignal,
  timeoutMs: positiveMs,
  deadlineMs: positiveMs,
  maxBodyBytes: positiveInteger,
  maxEmptyPages: positiveInteger,
  retry: membersOf(RETRY_CHECKS, (value) => value === false),
  concurrency: positiveInteger,
  hooks: membersOf(HOOK_CHECKS),
  debug: [(value) => /^(boolean|function)$/.test(typeof value), "must be a boolean or a function"],
  clock: withFunctions(
    ["now", "sleep"],
    "must have the functions now and sleep; monotonic and random are optional",
    ["monotonic", "random"],
  ),
  validators: [isRecord, "must be an object"],
  validate: [(value) => value === "off" || isValidate(value), 'must be "off", throwInvalid or warnInvalid'],
  allowInsecure: anyBoolean,
};

/** Option names that calls accept. */
export const CALL_OPTIONS: readonly string[] = /* @__PURE__ */ Object.keys(CHECKS);

/**
 * Requires the `auth` option. Without this check, a missing environment variable would make every call fail with 401.
 *
 * @throws InvalidArgumentError if `auth` is missing
 */
export function requireAuth(options: ClientOptions): ClientOptions {
  if (Object(options).auth !== undefined) return options;
  throw new InvalidArgumentError(
    "options.auth",
    "is missing: pass bearer(…), apiKey(…), or false to send no credentials",
  );
}

/** @throws InvalidArgumentError for a missing, unknown or invalid option */
export function resolveOptions(options: ClientOptions, operations?: OperationTable): ResolvedOptions {
  const { baseUrl, ...rest } = checked(options, "options", {
    baseUrl: anyValue,
    ...CHECKS,
    // The same key for all calls would make the service ignore all but the first.
    idempotencyKey: anyFunction,
  });
  return overrideOptions(
    { ...DEFAULTS, operations, baseUrl: readBaseUrl(baseUrl) },
    { debug: isDebugging(), ...rest },
  );
}

/** @throws InvalidArgumentError for an unknown or invalid option */
export function overrideOptions(base: ResolvedOptions, options?: CallOptions): ResolvedOptions {
  const overrides: CallOptions = checked(options, "options", CHECKS);
  const resolved: ResolvedOptions = {
    ...base,
    ...overrides,
    headers: { ...base.headers, ...readHeaders(overrides.headers, "options.headers") },
    retry: completeRetry(base.retry, overrides.retry),
    hooks: overrides.hooks ? [...base.hooks, overrides.hooks] : base.hooks,
    debug: overrides.debug === undefined ? base.debug : debugHooks(overrides.debug),
    validators: { ...base.validators, ...overrides.validators },
  };
  checkEncrypted(resolved);
  const { validate, validators } = resolved;
  if (validate !== "off") validate.checkValidators(validators, base.operations);
  const { signal } = base;
  return signal && overrides.signal
    ? { ...resolved, signal: AbortSignal.any([signal, overrides.signal]) }
    : resolved;
}
