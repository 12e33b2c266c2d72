import type { ComponentType } from "preact";
import type { Definitions, FormSchema, NamedSchema } from "./form-schema.ts";

export interface ValueFieldProps {
  readonly id: string;
  readonly label: string;
  readonly definitions: Definitions;
  readonly schema: FormSchema | NamedSchema | undefined;
  readonly value: unknown;
  readonly required?: boolean;
  readonly onValue: (value: unknown) => void;
  /** Removes the field's value from its parent. */
  readonly onRemove?: () => void;
}

/** Props with the schema resolved. */
export interface TypedFieldProps extends ValueFieldProps {
  readonly schema: FormSchema;
}

/** Props of a field for an object or an array. `Value` renders the fields of its parts. */
export interface CompoundFieldProps extends TypedFieldProps {
  readonly value: never;
  readonly Value: ComponentType<ValueFieldProps>;
}
