import type { JSX } from "preact";
import { formText } from "../strings.ts";
import { ChoiceInput } from "./choice-input.tsx";
import { Field, type InputAttributes, RemoveButton } from "./field.tsx";
import type { FormSchema } from "./form-schema.ts";
import type { TypedFieldProps, ValueFieldProps } from "./value-field-props.ts";

/** A field for text, numbers, booleans, or a choice of known values. */
export function ScalarField(props: TypedFieldProps): JSX.Element {
  const { id, label, schema, required } = props;
  return (
    <Field
      id={id}
      label={label}
      kind={kindOf(schema)}
      hint={schema.description}
      required={required}
      action={<RemoveButton {...props} />}
    >
      {(attributes) => <ScalarInput {...props} attributes={attributes} />}
    </Field>
  );
}

/** Returns the type as shown next to the label. */
function kindOf({ type, format, values }: FormSchema): string {
  if (values) return "";
  return format === undefined || type === "any" ? type : `${type}, ${format}`;
}

function ScalarInput({
  label,
  schema,
  value,
  onValue,
  attributes,
}: TypedFieldProps & { readonly attributes: InputAttributes }): JSX.Element {
  const read = readerOf(schema);
  if (schema.type === "boolean")
    return (
      <select
        {...attributes}
        value={String(value)}
        onChange={(event) => onValue(event.currentTarget.value === "true")}
      >
        <option>true</option>
        <option>false</option>
      </select>
    );
  if (schema.values)
    return (
      <ChoiceInput
        attributes={attributes}
        label={label}
        values={schema.values}
        names={schema.names}
        value={String(value)}
        onValue={(text) => onValue(read(text))}
      />
    );
  const onInput = (event: { currentTarget: { value: string } }): void =>
    onValue(read(event.currentTarget.value));
  if (typeof value === "string" && value.includes("\n"))
    return <textarea {...attributes} rows={4} value={value} onInput={onInput} />;
  const isNumeric = schema.type !== "string" || /^u?int64$/.test(schema.format ?? "");
  return (
    <>
      <input
        {...attributes}
        inputMode={isNumeric ? "numeric" : undefined}
        value={String(value)}
        onInput={onInput}
      />
      {schema.format === "byte" && <BytesInput label={label} onValue={onValue} />}
    </>
  );
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;

/** Returns a parser for the input. Invalid numbers are kept as text: no input is lost, and the service reports them. */
function readerOf({ type }: FormSchema): (text: string) => unknown {
  if (type === "string") return (text) => text;
  return (text) => (NUMBER.test(text) && String(Number(text)) === text ? Number(text) : text);
}

/** A file input whose content becomes a Base64 string, the JSON representation of bytes. */
function BytesInput({ label, onValue }: Pick<ValueFieldProps, "label" | "onValue">): JSX.Element {
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    onValue(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
  };
  return (
    <input
      type="file"
      aria-label={formText.fileFor(label)}
      onChange={(event) => void read(event.currentTarget.files?.[0])}
    />
  );
}
