import type { Auth } from "./auth/auth.ts";
import { checkEncrypted, readBaseUrl } from "./base-url.ts";
import { type Clock, systemClock } from "./clock.ts";
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";
import { readHeaders } from "./headers.ts";
import { recordOf } from "./record.ts";

/** Options of a client. */
export interface ClientOptions {
  /**
   * Absolute URL that every path is appended to, with or without a trailing slash; no query, fragment or user
   * name. `http:` is refused off loopback unless `allowInsecure`.
   */
  readonly baseUrl: string;
  /** Credentials: `bearer(…)`, `apiKey(…)`. Their header takes precedence over one of `headers`. */
  readonly auth?: Auth;
  /** Sends a request. Default: the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Headers of every request. Those of a call are added to, and replace, those of its client. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call. Where client and call have one, either ends it. */
  readonly signal?: AbortSignal;
  /**
   * What time it is, for waits and for the expiry of tokens: an emulator's clock, or one that a test moves.
   * Default: the platform's.
   */
  readonly clock?: Clock;
  /** Allows `http:` to hosts that are not loopback. Default: false. */
  readonly allowInsecure?: boolean;
}

/** Options that a single call, or `withOptions`, overrides. */
export type CallOptions = Partial<Omit<ClientOptions, "baseUrl">>;

/** Options after checking: header names in lower case, the base without a trailing slash, always a clock. */
export type ResolvedOptions = Omit<ClientOptions, "headers" | "clock"> & {
  readonly headers: Record<string, string>;
  readonly clock: Clock;
};

/** Names of the options that a call can change. */
export const CALL_OPTIONS: readonly (keyof CallOptions)[] = [
  "auth",
  "fetch",
  "headers",
  "signal",
  "clock",
  "allowInsecure",
];

/**
 * Headers and the base URL have checks of their own.
 *
 * @throws InvalidArgumentError for a value of the wrong kind
 */
function checkKinds({ auth, fetch, signal, clock }: CallOptions): void {
  const refuseIf = (isWrong: boolean, name: keyof CallOptions, problem: string): void => {
    if (isWrong) throw new InvalidArgumentError(`options.${name}`, problem);
  };
  refuseIf(
    auth !== undefined && typeof auth?.header !== "function",
    "auth",
    "must be made by bearer() or apiKey()",
  );
  refuseIf(fetch !== undefined && typeof fetch !== "function", "fetch", "must be a function");
  refuseIf(signal !== undefined && typeof signal?.aborted !== "boolean", "signal", "must be an AbortSignal");
  const isClock = typeof clock?.now === "function" && typeof clock.sleep === "function";
  refuseIf(clock !== undefined && !isClock, "clock", "must have the functions now and sleep");
}

/** @throws InvalidArgumentError for a missing, unknown or wrong option */
export function resolveOptions(options: ClientOptions): ResolvedOptions {
  const { baseUrl, ...rest } = recordOf(options, "options", ["baseUrl", ...CALL_OPTIONS]);
  return overrideOptions({ baseUrl: readBaseUrl(baseUrl), headers: {}, clock: systemClock }, rest);
}

/** @throws InvalidArgumentError for an unknown or wrong option */
export function overrideOptions(base: ResolvedOptions, options?: CallOptions): ResolvedOptions {
  const given: CallOptions = recordOf(options, "options", CALL_OPTIONS);
  checkKinds(given);
  // An option that is `undefined` is one that is not given: it takes nothing away.
  const present = Object.entries(given).filter(([, value]) => value !== undefined);
  const resolved: ResolvedOptions = {
    ...base,
    ...Object.fromEntries(present),
    headers: { ...base.headers, ...readHeaders(given.headers, "options.headers") },
  };
  checkEncrypted(resolved);
  const { signal } = base;
  return signal && given.signal ? { ...resolved, signal: AbortSignal.any([signal, given.signal]) } : resolved;
}
