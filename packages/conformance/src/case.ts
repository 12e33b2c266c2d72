import type { OperationReference } from "@seamline/client-core";

/** Where a client runs. A case lists as exceptions what a runtime hides or does by itself. */
export type Runtime = "node" | "bun" | "deno" | "workerd" | "browser";

/** A body, in one of three forms; without any of them there is no body. */
export interface Content {
  readonly json?: unknown;
  readonly text?: string;
  readonly base64?: string;
}

/** What goes wrong with a response on its way. */
export type Fault = "reset" | "stall headers" | "stall body" | "truncate" | "truncate chunked";

/** Which requests a response is for. */
export interface When {
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response of the server. A request gets the first one that matches it and is not used up. */
export interface ScriptedResponse extends Content {
  /** Default: any request. */
  readonly when?: When;
  /** How many requests it serves. Default: 1. */
  readonly times?: number;
  /** Default: 200. */
  readonly status?: number;
  /** `json` is sent as `application/json` unless this says otherwise; nothing else has a content type by itself. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fault?: Fault;
}

/** Credentials of a client. */
export interface Credentials {
  /** What a token provider returns, one token per call; the last one is repeated. */
  readonly tokens?: readonly string[];
  /** How long a token of the provider is valid, in milliseconds. Default: until the service rejects it. */
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
  /** What must appear neither in the message nor in the members, however the error is printed. */
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
  /** What is read: the data, the items or pages of a list, the result of a wait, or the response to a cancel. */
  readonly read?: "data" | "items" | "pages" | "result" | "cancel";
  /** Resumes an operation that was started before, by its name or its serialized call. */
  readonly resume?: string | OperationReference;
  /** Page at which the list starts. */
  readonly from?: number | string;
  /** After how many items or pages the reader stops. */
  readonly stopAfter?: number;
  /** Deadline of a wait, in milliseconds of the clock. */
  readonly waitMs?: number;
  /** When the caller's signal is aborted. */
  readonly abort?: "before" | "sent" | "paused";
  /** How many such calls are made. Default: 1. */
  readonly times?: number;
  readonly outcome: ExpectedOutcome;
}

/** A request that must arrive. */
export interface ExpectedRequest {
  readonly method: string;
  /** The path on the wire, without the query. */
  readonly path: string;
  /** Decoded. Default: none. */
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  /** By name in lower case; `null` for a header that must be absent. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Default: none. */
  readonly body?: Content;
  /** How many such requests arrive in a row. Default: 1. */
  readonly times?: number;
  /** The earliest time at which it is sent, in milliseconds of the client's clock since the case began. */
  readonly notBeforeMs?: number;
}

/** A pause in milliseconds: exact, or random between two limits. */
export type ExpectedPause = number | { readonly min: number; readonly max: number };

/** How a runtime differs, and why. */
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
  /** One sentence, with the source of the rule if it has one. */
  readonly why: string;
  readonly client?: Settings;
  /** The initial time of the client's clock, if it differs from the server's. */
  readonly clock?: string;
  readonly calls: readonly CaseCall[];
  /** Whether all calls are made at once instead of one after the other. */
  readonly together?: boolean;
  readonly answers: readonly ScriptedResponse[];
  /** All requests that arrive, in order. */
  readonly requests: readonly ExpectedRequest[];
  /** Whether the requests may arrive in any order. */
  readonly anyOrder?: boolean;
  /** The sleeps that the client requests, in order; `any` if they depend on the order of calls. Default: none. */
  readonly pausesMs?: readonly ExpectedPause[] | "any";
  /** How often the token provider is called. */
  readonly tokensAsked?: number;
  readonly where?: Readonly<Partial<Record<Runtime, RuntimeException>>>;
}

/** A request in the server's journal. */
export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  /** Decoded pairs, in order. */
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

/** The time of the server's and the client's clock when a case begins. */
export const BEGINNING = "2030-01-01T00:00:00Z";
