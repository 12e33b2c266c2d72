import type { CalledOperation } from "../code/operation-call.ts";
import type { FormModel } from "../form/form-schema.ts";

export interface NamedOperation {
  /** For example `retention`. */
  readonly service: string;
  readonly called: CalledOperation;
}

/** The data needed by an operation's form, as JSON. */
export interface OperationForm extends NamedOperation {
  /** For example `Create a matter`. */
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
  /** Set if every operation in the document accepts the parameter. */
  readonly isShared?: true;
}

export interface RequestBodyForm {
  readonly mediaType: string;
  readonly required: boolean;
  /** Form model of a JSON body. Bodies of other types are sent as files. */
  readonly schema?: FormModel;
}
