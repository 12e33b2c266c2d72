import type { ComponentType } from "preact";
import type { Definitions, FormSchema, NamedSchema } from "./form-schema.ts";

/** What a field for a value of a schema is given. */
export interface ValueFieldProps {
  readonly id: string;
  readonly label: string;
  readonly definitions: Definitions;
  readonly schema: FormSchema | NamedSchema | undefined;
  readonly value: unknown;
  readonly required?: boolean;
  readonly onValue: (value: unknown) => void;
  /** Removes the field's value from what it is in. */
  readonly onRemove?: () => void;
}

/** The same with the schema itself, wherever it stands. */
export interface TypedFieldProps extends ValueFieldProps {
  readonly schema: FormSchema;
}

/** The same of a value that has others in it, whose fields are of the given kind. */
export interface CompoundFieldProps extends TypedFieldProps {
  readonly value: never;
  readonly Value: ComponentType<ValueFieldProps>;
}
