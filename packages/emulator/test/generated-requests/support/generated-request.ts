/** A name in a path: of something that is there when the request is sent, if there is such, or a text. */
export interface PathChoice {
  /** Which of those that are there, by its place among them, over and over. */
  readonly existing?: number;
  /** Values by the names of their parameters; where something exists, they take the place of its. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What of a request breaks the contract. */
export interface Breakage {
  readonly in: "path" | "query" | "header" | "body";
  /** JSON pointer (RFC 6901) into that part. */
  readonly pointer: string;
  /** The member that is missing there. */
  readonly missing?: string;
}

/** A value of a query: a text, or a page token that an answer has held, by its place among them. */
export type QueryValue = string | { readonly token: number };

export interface GeneratedRequest {
  readonly kind: "request";
  /** The document that it speaks, such as `functions@v2`; that of the session unless given. */
  readonly document?: string;
  readonly operationId: string;
  readonly path: PathChoice;
  readonly query: readonly (readonly [name: string, value: QueryValue])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The body means what the contract says, but is spelt otherwise, in a way that the emulator documents. */
  readonly isRespelt?: boolean;
  /** What is wrong with it; a request without it holds to the contract. */
  readonly broken?: Breakage;
}

/** The clock moves on, by milliseconds. */
export interface ClockMove {
  readonly kind: "clock";
  readonly ms: number;
}

/** The state is written out and taken up again, as another process would. */
export interface Restart {
  readonly kind: "restart";
}

/** A target that an answer has held, by its place among them, with some of it replaced. */
export interface KnownTarget {
  readonly known: number;
  /** From the end of it. */
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

/** A request of no operation. */
export interface RawRequest {
  readonly kind: "raw";
  readonly method: string;
  readonly target: string | KnownTarget;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export type Step = GeneratedRequest | ClockMove | Restart | RawRequest;
