import type { CalledOperation } from "../code/operation-call.ts";
import type { FormModel } from "../form/form-schema.ts";

/** An operation, and the service that has it. */
export interface NamedOperation {
  /** `retention` */
  readonly service: string;
  readonly called: CalledOperation;
}

/** What the form of an operation must know, as JSON. */
export interface OperationForm extends NamedOperation {
  /** `Create a matter` */
  readonly title: string;
  readonly parameters: readonly FormParameter[];
  readonly body?: RequestBodyForm;
}

export interface FormParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: FormModel;
  /** Every operation of the document takes it. */
  readonly isShared?: true;
}

export interface RequestBodyForm {
  readonly mediaType: string;
  readonly required: boolean;
  /** What a form for a JSON body must know; a body of another type is a file. */
  readonly schema?: FormModel;
}
