import type { OperationReference } from "@seamline/client-core";

/**
 * Runtime that a client runs on. Cases list exceptions for runtimes that hide information or handle part of a request
 * themselves.
 */
export type Runtime = "node" | "bun" | "deno" | "workerd" | "browser";

/** A body in one of three forms. The body is empty if all members are absent. */
export interface Content {
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
}

/** Connection failure while the response is being sent. */
export type Fault = "reset" | "stall headers" | "stall body" | "truncate" | "truncate chunked";

/** Condition for the requests that receive a response. */
export interface When {
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response from the server. Each request receives the first unused response that matches it. */
export interface ScriptedResponse extends Content {
  /** Default: any request. */
  readonly when?: When;
  /** Number of requests that receive this response. Default: 1. */
  readonly times?: number;
  /** Default: 200. */
  readonly status?: number;
  /** By default, `json` is sent as `application/json`, and other bodies without a content type. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fault?: Fault;
}

export interface Credentials {
  /** Tokens returned by a token provider, one per call; the last one is repeated. */
  readonly tokens?: readonly string[];
  /** Lifetime of a token, in milliseconds. Default: until the service rejects it. */
  readonly expireAfterMs?: number;
  readonly bearer?: string;
  readonly apiKey?: { readonly header: string; readonly key: string };
}

export interface Settings {
  readonly timeoutMs?: number;
  readonly deadlineMs?: number;
  readonly retry?: false | Readonly<Record<string, number>>;
  readonly concurrency?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly auth?: Credentials;
}

/** A typed error, with its kind and its required members. */
export interface ExpectedError {
  /** `ApiError`, `NetworkError`, `TimeoutError`, … */
  readonly kind: string;
  /** Strings that the message must contain. */
  readonly says?: readonly string[];
  /** Strings that the message and the members must not contain, however the error is printed. */
  readonly withholds?: readonly string[];
  readonly cause?: ExpectedError;
  readonly [member: string]: unknown;
}

/** Outcome of a call. A failed iteration has both data and an error. */
export interface ExpectedOutcome {
  readonly data?: unknown;
  /** Binary data. */
  readonly base64?: string;
  /** True if the call must return no data. */
  readonly nothing?: true;
  readonly error?: ExpectedError;
}

/** One call. */
export interface CaseCall {
  /** operationId. */
  readonly operation: string;
  /** Path parameters or the resource name at the top level, plus `query` and `header`. */
  readonly input?: Readonly<Record<string, unknown>>;
  readonly body?: Content;
  readonly options?: Settings;
  /**
   * Result to read: the data, the items or pages of a list, the result of a wait, or the response to a cancellation.
   */
  readonly read?: "data" | "items" | "pages" | "result" | "cancel";
  /** Operation to resume: its name or its serialized call. */
  readonly resume?: string | OperationReference;
  /** First page of the list. */
  readonly from?: number | string;
  /** Maximum number of items or pages to read. */
  readonly stopAfter?: number;
  /** Deadline for a wait, in milliseconds, as measured by the clock. */
  readonly waitMs?: number;
  /** When the caller's signal aborts. */
  readonly abort?: "before" | "sent" | "paused";
  /** Number of identical calls. Default: 1. */
  readonly times?: number;
  readonly outcome: ExpectedOutcome;
}

/** A request that the server must receive. */
export interface ExpectedRequest {
  readonly method: string;
  /** Path of the request, without the query. */
  readonly path: string;
  /** Decoded query. Default: none. */
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  /** Headers by lower-case name; `null` if the header must be absent. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Default: none. */
  readonly body?: Content;
  /** Number of consecutive requests that must match. Default: 1. */
  readonly times?: number;
  /** Earliest time of the request, in milliseconds since the start of the case, as measured by the client's clock. */
  readonly notBeforeMs?: number;
}

/** A pause in milliseconds: exact, or random between two limits. */
export type ExpectedPause = number | { readonly min: number; readonly max: number };

/** Exception for a runtime, with its reason. */
export interface RuntimeException {
  readonly reason: string;
  readonly skip?: true;
  readonly calls?: readonly CaseCall[];
  readonly requests?: readonly ExpectedRequest[];
}

/** A conformance case. The format is described in `conformance/README.md` in `@seamline/client-core`. */
export interface ConformanceCase {
  /** Unique name, used as a URL segment. */
  readonly name: string;
  /** The rule in one sentence, with its source if it has one. */
  readonly why: string;
  readonly client?: Settings;
  /** Initial time of the client's clock, if it differs from the server's. */
  readonly clock?: string;
  readonly calls: readonly CaseCall[];
  /** Makes all calls concurrently instead of one after the other. */
  readonly together?: boolean;
  readonly answers: readonly ScriptedResponse[];
  /** All received requests, in order. */
  readonly requests: readonly ExpectedRequest[];
  /** Allows the requests in any order. */
  readonly anyOrder?: boolean;
  /** Sleeps that the client requests, in order; `any` if they depend on the call order. Default: none. */
  readonly pausesMs?: readonly ExpectedPause[] | "any";
  /** Expected number of calls to the token provider. */
  readonly tokensAsked?: number;
  readonly where?: Readonly<Partial<Record<Runtime, RuntimeException>>>;
}

/** A request in the server's journal. */
export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  /** Decoded name-value pairs, in order. */
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Body in base64. */
  readonly body: string;
}

/** Time of the server's and the client's clock at the start of a case. */
export const BEGINNING = "2030-01-01T00:00:00Z";
