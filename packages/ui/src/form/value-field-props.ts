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
  readonly onRemove?: () => void;
}

/** Props with the resolved schema. */
export interface TypedFieldProps extends ValueFieldProps {
  readonly schema: FormSchema;
}

/** Props for an object or array field. `Value` renders the fields of its members or items. */
export interface CompoundFieldProps extends TypedFieldProps {
  readonly value: never;
  readonly Value: ComponentType<ValueFieldProps>;
}
