import type { JSX } from "preact";
import { CompoundField } from "./compound-field.tsx";
import { isOfType, schemaOf } from "./form-schema.ts";
import { JsonField } from "./json-field.tsx";
import { ScalarField } from "./scalar-field.tsx";
import type { ValueFieldProps } from "./value-field-props.ts";

/** A field for a value of a schema, whatever its type. Values of another type than the schema's are edited as JSON. */
export function ValueField(props: ValueFieldProps): JSX.Element {
  const schema = schemaOf(props.definitions, props.schema);
  if (!isOfType(schema, props.value)) return <JsonField {...props} schema={schema} />;
  if (schema.type === "object" || schema.type === "array")
    return <CompoundField {...props} schema={schema} value={props.value as never} Value={ValueField} />;
  return <ScalarField {...props} schema={schema} />;
}

/** The fields of a value's members without a frame around them, where the value is all that a form is about. */
export function WholeValue(props: ValueFieldProps): JSX.Element {
  const schema = schemaOf(props.definitions, props.schema);
  if (schema.type !== "object" || !isOfType(schema, props.value)) return <ValueField {...props} />;
  return (
    <CompoundField {...props} schema={schema} value={props.value as never} Value={ValueField} isFrameless />
  );
}
