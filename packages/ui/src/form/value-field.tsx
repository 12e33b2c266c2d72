import type { JSX } from "preact";
import { CompoundField } from "./compound-field.tsx";
import { isOfType, schemaOf } from "./form-schema.ts";
import { JsonField } from "./json-field.tsx";
import { ScalarField } from "./scalar-field.tsx";
import type { ValueFieldProps } from "./value-field-props.ts";

/** A field for a value of any type. Values that do not match the schema's type are edited as JSON. */
export function ValueField(props: ValueFieldProps): JSX.Element {
  const schema = schemaOf(props.definitions, props.schema);
  if (!isOfType(schema, props.value)) return <JsonField {...props} schema={schema} />;
  if (schema.type === "object" || schema.type === "array")
    return <CompoundField {...props} schema={schema} value={props.value as never} Value={ValueField} />;
  return <ScalarField {...props} schema={schema} />;
}

/** The field for the root value of a form. It has no frame. */
export function WholeValue(props: ValueFieldProps): JSX.Element {
  const schema = schemaOf(props.definitions, props.schema);
  if (schema.type !== "object" || !isOfType(schema, props.value)) return <ValueField {...props} />;
  return (
    <CompoundField {...props} schema={schema} value={props.value as never} Value={ValueField} isFrameless />
  );
}
