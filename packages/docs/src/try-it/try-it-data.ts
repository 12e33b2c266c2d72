import type { CallRequest, OperationCall } from "@seamline/ui/code/operation-call";
import type { OperationForm } from "@seamline/ui/request/operation-form";

/** Data of an operation's try-it panel, as JSON. */
export interface TryItOperation extends OperationForm {
  /** Initial request of the form. */
  readonly example: CallRequest;
  /** Calls that create the state required by the example, in order; usually empty. */
  readonly before: readonly OperationCall[];
}
