import type { CalledOperation, CallRequest, OperationCall } from "../samples/operation-call.ts";
import type { FormModel } from "./form-schema.ts";

/** What the panel of an operation must know, as JSON. */
export interface TryItOperation extends NamedOperation {
  /** `Create a matter` */
  readonly title: string;
  readonly parameters: readonly TryItParameter[];
  readonly body?: TryItBody;
  /** The request with which the form begins. */
  readonly example: CallRequest;
  /** Calls that make the state which the example needs, in order; mostly none. */
  readonly before: readonly OperationCall[];
}

/** An operation, and the service of the emulator that responses it. */
export interface NamedOperation {
  /** `retention` */
  readonly service: string;
  readonly called: CalledOperation;
}

export interface TryItParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: FormModel;
  /** Every operation of the document takes it. */
  readonly isShared?: true;
}

export interface TryItBody {
  readonly mediaType: string;
  readonly required: boolean;
  /** What a form for a JSON body must know; a body of another type is a file. */
  readonly schema?: FormModel;
}
