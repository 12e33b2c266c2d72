/** Path parameters of a request, either from an existing resource or generated. */
export interface PathChoice {
  /** Index of an existing resource, modulo the number of resources. */
  readonly existing?: number;
  /** Values that replace path parameters of the existing resource, by name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The invalid part of a request. */
export interface Breakage {
  readonly in: "path" | "query" | "header" | "body";
  /** JSON pointer (RFC 6901) inside `in`. */
  readonly pointer: string;
  readonly missing?: string;
}

/** A query value: a string, or the index of a page token from an earlier response. */
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
  /** The invalid part of the request. Missing if the request is valid. */
  readonly broken?: Breakage;
}

/** Advances the clock by `ms` milliseconds. */
export interface ClockMove {
  readonly kind: "clock";
  readonly ms: number;
}

/** Serializes the state and restores it, like a restart in another process. */
export interface Restart {
  readonly kind: "restart";
}

/** A URL from an earlier response, by index, with some characters replaced. */
export interface KnownTarget {
  readonly known: number;
  /** Position of the replaced characters, from the end. */
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
