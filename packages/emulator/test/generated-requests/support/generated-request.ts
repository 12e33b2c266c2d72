/** Path parameters of a request: the names of an existing resource, or generated texts. */
export interface PathChoice {
  /** Selects an existing resource by index, modulo their number. */
  readonly existing?: number;
  /** Values by parameter name, which replace the names of the existing resource. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Invalid part of a request. */
export interface Breakage {
  readonly in: "path" | "query" | "header" | "body";
  /** JSON pointer (RFC 6901) within the part. */
  readonly pointer: string;
  readonly missing?: string;
}

/** A query value: a text, or the index of a page token from an earlier response. */
export type QueryValue = string | { readonly token: number };

export interface GeneratedRequest {
  readonly kind: "request";
  /** Document of the request, such as `functions@v2`. Defaults to the document of the session. */
  readonly document?: string;
  readonly operationId: string;
  readonly path: PathChoice;
  readonly query: readonly (readonly [name: string, value: QueryValue])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** True if the body uses an alternative spelling that the emulator accepts as a quirk. */
  readonly isRespelt?: boolean;
  /** Invalid part; `undefined` for a valid request. */
  readonly broken?: Breakage;
}

/** Advances the clock, in milliseconds. */
export interface ClockMove {
  readonly kind: "clock";
  readonly ms: number;
}

/** Serializes and restores the state, like a restart in another process. */
export interface Restart {
  readonly kind: "restart";
}

/** A target from an earlier response, by index, with a part replaced. */
export interface KnownTarget {
  readonly known: number;
  /** Position of the replacement, from the end of the target. */
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

/** A request that does not belong to an operation. */
export interface RawRequest {
  readonly kind: "raw";
  readonly method: string;
  readonly target: string | KnownTarget;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export type Step = GeneratedRequest | ClockMove | Restart | RawRequest;
