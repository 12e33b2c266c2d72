/** Shared by every copy of this package in a process, so that guards work across duplicate installs. */
const brand: unique symbol = /* @__PURE__ */ Symbol.for("@seamline/client-core/error");

/** Which call an error belongs to. */
export interface ErrorContext {
  /** Absent where the call does not belong to an operation of the document. */
  readonly operationId?: string;
  readonly method?: string;
  /** The path template, not the URL. */
  readonly path?: string;
  /** How many requests were sent. */
  readonly attempts?: number;
  /** Whether sending the call again is safe and may help. */
  readonly retryable?: boolean;
  readonly cause?: unknown;
}

/** Root of everything that this runtime throws. */
export class SeamlineError extends Error {
  /** Operation that was called; absent where the error belongs to none. */
  declare readonly operationId?: string;
  /** HTTP method of the call. */
  declare readonly method?: string;
  /** Path template of the call: `/v1/matters/{matterId}`. */
  declare readonly path?: string;
  /** How many requests were sent before the call ended. */
  declare readonly attempts?: number;
  /**
   * Whether the call may succeed when it is sent again, and that is safe: the failure may pass, and the operation
   * is idempotent or had no effect. Absent where it is not known.
   */
  declare readonly retryable?: boolean;

  constructor(message: string, context: ErrorContext = {}, kind = "SeamlineError") {
    const { cause, ...call } = context;
    super(message, cause === undefined ? undefined : { cause });
    this.name = kind;
    Object.assign(this, call);
    Object.defineProperty(this, brand, { value: kind });
  }

  /** What `JSON.stringify` writes: the message too, which it leaves out of other errors. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/** Whether `value` is an error of the class `kind`, from whatever copy of this package. */
export function isKind(value: unknown, kind: string): boolean {
  return (value as { [brand]?: unknown } | null | undefined)?.[brand] === kind;
}

/** Whether `value` was thrown by this runtime. */
export function isSeamlineError(value: unknown): value is SeamlineError {
  return typeof (value as { [brand]?: unknown } | null | undefined)?.[brand] === "string";
}

/** An argument or option is wrong. Nothing was sent. The message says what would be right. */
export class InvalidArgumentError extends SeamlineError {
  /** Which argument: `input.matterId`, `options.headers`, `baseUrl`. */
  readonly argument: string;

  constructor(argument: string, problem: string, context?: ErrorContext) {
    super(`${argument} ${problem}`, context, "InvalidArgumentError");
    this.argument = argument;
  }
}

/** Whether `value` is an {@link InvalidArgumentError}, also one of another copy of this package. */
export function isInvalidArgumentError(value: unknown): value is InvalidArgumentError {
  return isKind(value, "InvalidArgumentError");
}
