/** Shared by every copy of this package in a process, so that guards work across duplicate installs. */
const brand: unique symbol = /* @__PURE__ */ Symbol.for("@seamline/client-core/error");

/** Identifies the failed call. */
export interface ErrorContext {
  /** Absent if the document does not describe the operation. */
  readonly operationId?: string;
  readonly method?: string;
  /** The path template, not the URL. */
  readonly path?: string;
  /** Number of requests sent. */
  readonly attempts?: number;
  /** Whether a retry is safe and may succeed. */
  readonly retryable?: boolean;
  readonly cause?: unknown;
}

/** Base class of all errors thrown by this runtime. */
export class SeamlineError extends Error {
  /** The operation that was called, if the document describes it. */
  declare readonly operationId?: string;
  /** HTTP method of the call. */
  declare readonly method?: string;
  /** Path template of the call: `/v1/matters/{matterId}`. */
  declare readonly path?: string;
  /** Number of requests sent before the call ended. */
  declare readonly attempts?: number;
  /**
   * Whether a retry is safe and may succeed: the failure is temporary, and the operation is idempotent or had no
   * effect. Absent if unknown.
   */
  declare readonly retryable?: boolean;

  constructor(message: string, context: ErrorContext = {}, kind = "SeamlineError") {
    const { cause, ...call } = context;
    super(message, cause === undefined ? undefined : { cause });
    this.name = kind;
    Object.assign(this, call);
    Object.defineProperty(this, brand, { value: kind });
  }

  /**
   * Returns the object for `JSON.stringify`. It includes the message, which `JSON.stringify` omits for other errors.
   */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** Returns whether `value` is an error of the class `kind`, from any copy of this package. */
export function isKind(value: unknown, kind: string): boolean {
  return (value as { [brand]?: unknown } | null | undefined)?.[brand] === kind;
}

/** Returns whether `value` is an error from this runtime. */
export function isSeamlineError(value: unknown): value is SeamlineError {
  return typeof (value as { [brand]?: unknown } | null | undefined)?.[brand] === "string";
}

/** An argument or option is invalid. Nothing was sent. The message describes the valid values. */
export class InvalidArgumentError extends SeamlineError {
  /** Name of the argument: `input.matterId`, `options.headers`, `baseUrl`. */
  readonly argument: string;

  constructor(argument: string, problem: string, context?: ErrorContext) {
    super(`${argument} ${problem}`, context, "InvalidArgumentError");
    this.argument = argument;
  }
}

/** Returns whether `value` is an {@link InvalidArgumentError}, including one from another copy of this package. */
export function isInvalidArgumentError(value: unknown): value is InvalidArgumentError {
  return isKind(value, "InvalidArgumentError");
}
