import type { CalledOperation } from "../code/operation-call.ts";
import type { FormModel } from "../form/form-schema.ts";

/** An operation and its service. */
export interface NamedOperation {
  /** `retention` */
  readonly service: string;
  readonly called: CalledOperation;
}

/** Data for the form of an operation, as JSON. */
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
  /** Present if every operation of the document accepts the parameter. */
  readonly isShared?: true;
}

export interface RequestBodyForm {
  readonly mediaType: string;
  readonly required: boolean;
  /** Form model of a JSON body; a body of another type is a file. */
  readonly schema?: FormModel;
}
