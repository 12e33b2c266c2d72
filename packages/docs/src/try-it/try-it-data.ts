import type { CallRequest, OperationCall } from "@seamline/ui/code/operation-call";
import type { OperationForm } from "@seamline/ui/request/operation-form";

/** Data for the try-it panel of an operation, as JSON. */
export interface TryItOperation extends OperationForm {
  /** Initial request in the form. */
  readonly example: CallRequest;
  /** Set for the as-shown contract. */
  readonly isAsShown?: true;
  /** Calls that the example depends on, in order. Usually empty. */
  readonly before: readonly OperationCall[];
}
