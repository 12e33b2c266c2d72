import type { OperationReference } from "@seamline/client-core";

/** Where a client runs. What a runtime hides or does by itself is an exception of a case. */
export type Runtime = "node" | "bun" | "deno" | "workerd" | "browser";

/** A body, in one of three ways; none of them for no body. */
export interface Content {
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
}

/** What happens to an answer on its way. */
export type Fault = "reset" | "stall headers" | "stall body" | "truncate" | "truncate chunked";

/** Which requests an answer is for. */
export interface When {
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the server gives to a request. The first answer that fits and is left is taken. */
export interface ScriptedResponse extends Content {
  /** Default: any request. */
  readonly when?: When;
  /** How many requests it is for. Default: 1. */
  readonly times?: number;
  /** Default: 200. */
  readonly status?: number;
  /** `json` is sent as `application/json` unless this says otherwise; nothing else has a content type by itself. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fault?: Fault;
}

/** Credentials of a client. */
export interface Credentials {
  /** What a token provider gives, one each time that it is asked, the last one for ever. */
  readonly tokens?: readonly string[];
  /** How long a token of the provider is good for, in milliseconds. Default: until it is refused. */
  readonly expireAfterMs?: number;
  readonly bearer?: string;
  readonly apiKey?: { readonly header: string; readonly key: string };
}

/** Options of a client or a call. */
export interface Settings {
  readonly timeoutMs?: number;
  readonly deadlineMs?: number;
  readonly retry?: false | Readonly<Record<string, number>>;
  readonly concurrency?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly auth?: Credentials;
}

/** A typed error: its kind, and members that it must have. */
export interface ExpectedError {
  /** `ApiError`, `NetworkError`, `TimeoutError`, … */
  readonly kind: string;
  /** Parts of the message. */
  readonly says?: readonly string[];
  /** What neither message nor members may hold, however it is printed. */
  readonly withholds?: readonly string[];
  readonly cause?: ExpectedError;
  readonly [member: string]: unknown;
}

/** How a call ends. An iteration that fails has both data and error. */
export interface ExpectedOutcome {
  readonly data?: unknown;
  /** Data that are bytes. */
  readonly base64?: string;
  /** There are no data. */
  readonly nothing?: true;
  readonly error?: ExpectedError;
}

/** One call. */
export interface CaseCall {
  /** operationId. */
  readonly operation: string;
  /** Path parameters or resource name, flat, beside `query` and `header`. */
  readonly input?: Readonly<Record<string, unknown>>;
  readonly body?: Content;
  readonly options?: Settings;
  /** What is read of it: its data, the items or pages of a list, the result of a wait, the answer to a cancel. */
  readonly read?: "data" | "items" | "pages" | "result" | "cancel";
  /** Goes on with an operation that was started before: its name, or what its call said of itself. */
  readonly resume?: string | OperationReference;
  /** Page to start at. */
  readonly from?: number | string;
  /** After how many items or pages the reader stops. */
  readonly stopAfter?: number;
  /** Deadline of a wait, in milliseconds of the clock. */
  readonly waitMs?: number;
  /** When the caller's signal aborts. */
  readonly abort?: "before" | "sent" | "paused";
  /** How many such calls are made. Default: 1. */
  readonly times?: number;
  readonly outcome: ExpectedOutcome;
}

/** A request that must arrive. */
export interface ExpectedRequest {
  readonly method: string;
  /** As it comes over the wire, without the query. */
  readonly path: string;
  /** Decoded. Default: none. */
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  /** By name in lower case; `null` for one that must not be there. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Default: none. */
  readonly body?: Content;
  /** How many of them arrive one after the other. Default: 1. */
  readonly times?: number;
  /** When it is sent at the earliest, in milliseconds of the client's clock since the case has begun. */
  readonly notBeforeMs?: number;
}

/** A pause in milliseconds: at random between two limits, or exact. */
export type ExpectedPause = number | { readonly min: number; readonly max: number };

/** What differs in a runtime, and why. */
export interface RuntimeException {
  readonly reason: string;
  readonly skip?: true;
  readonly calls?: readonly CaseCall[];
  readonly requests?: readonly ExpectedRequest[];
}

/** What a client must do. Format and meaning: `conformance/README.md` of `@seamline/client-core`. */
export interface ConformanceCase {
  /** Unique; a segment of a URL. */
  readonly name: string;
  /** In one sentence, with the source of the rule where there is one. */
  readonly why: string;
  readonly client?: Settings;
  /** What the client's clock shows at first, where it is not that of the server. */
  readonly clock?: string;
  readonly calls: readonly CaseCall[];
  /** Whether all calls are made at once, instead of one after the other. */
  readonly together?: boolean;
  readonly answers: readonly ScriptedResponse[];
  /** All that arrive, in order. */
  readonly requests: readonly ExpectedRequest[];
  /** Whether the requests may arrive in any order. */
  readonly anyOrder?: boolean;
  /** What the clock is asked to sleep, in order; `any` where the order of calls decides. Default: nothing. */
  readonly pausesMs?: readonly ExpectedPause[] | "any";
  /** How often the token provider is asked. */
  readonly tokensAsked?: number;
  readonly where?: Readonly<Partial<Record<Runtime, RuntimeException>>>;
}

/** A request as the server lists it. */
export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  /** Decoded pairs, in order. */
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

/** What the clocks of server and client show when a case begins. */
export const BEGINNING = "2030-01-01T00:00:00Z";
