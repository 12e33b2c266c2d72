import type { CallRequest, OperationCall } from "@seamline/ui/code/operation-call";
import type { OperationForm } from "@seamline/ui/request/operation-form";

/** What the panel of an operation must know, as JSON. */
export interface TryItOperation extends OperationForm {
  /** The request with which the form begins. */
  readonly example: CallRequest;
  /** Calls that make the state which the example needs, in order; mostly none. */
  readonly before: readonly OperationCall[];
}
