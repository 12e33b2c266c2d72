import type { Call, CalledOperation } from "../call/call.ts";
import type { CallInput } from "./call-input.ts";
import type { PairWriter } from "./query.ts";
import type { BodySource } from "./wire-request.ts";

/** A body that is ready to be sent, and all headers of its request. */
export interface WrittenBody {
  readonly body: BodySource | undefined;
  readonly headers: Headers;
}

/** Serializes a call's body. */
export type BodyWriter = (
  input: CallInput,
  headers: Readonly<Record<string, string>>,
  operation: CalledOperation,
) => WrittenBody;

/** Adds an idempotency key to a call and its input, if the call needs one. */
export type KeyAdder = (call: Call, input: CallInput) => { readonly call: Call; readonly input: CallInput };

/** A part of the input that only some operations accept: a resource name or `accept`. */
export interface InputPart {
  /** Key of the input. */
  readonly key: string;
  /** Path template with this key instead of the parameters that it replaces. Its value may contain slashes. */
  readonly path?: string;
  /**
   * Returns the members of the call's input that this part changes.
   *
   * @throws InvalidArgumentError for an invalid value
   */
  read(value: unknown, header: unknown): Pick<CallInput, "header">;
}

/** Returns the part of the operation's input, or `undefined` if the operation does not have it. */
export type InputPartOf = (operation: CalledOperation) => InputPart | undefined;

/**
 * Steps that only some requests need. The resource tree has all steps. A standalone operation has only the steps that
 * it needs, so a bundle omits the others.
 */
export interface RequestSteps {
  readonly resourceName?: InputPartOf;
  readonly acceptChoice?: InputPartOf;
  /** Absent if all query parameters have the default style. */
  readonly writePairs?: PairWriter;
  /** Absent if the contract describes no body. */
  readonly writeBody?: BodyWriter;
  /** Absent if the operation is idempotent without a key. */
  readonly addIdempotencyKey?: KeyAdder;
}
