import type { JSX } from "preact";
import { ChoiceInput } from "../form/choice-input.tsx";
import { Field, type InputAttributes } from "../form/field.tsx";
import { type FormSchema, schemaOf } from "../form/form-schema.ts";
import { requestText } from "../strings.ts";
import type { FormParameter } from "./operation-form.ts";
import type { PathField } from "./request-draft.ts";

interface PathFieldsProps {
  readonly id: string;
  readonly fields: readonly PathField[];
  readonly values: Readonly<Record<string, string>>;
  /** Returns values from earlier responses to suggest for a field. */
  readonly suggestions: (key: string) => readonly string[];
  readonly problemOf: (field: string) => string | undefined;
  readonly onValue: (key: string, value: string) => void;
}

/** Shows a field for each path parameter, or a single field for the resource name that replaces them. */
export function PathFields({
  id,
  fields,
  values,
  suggestions,
  problemOf,
  onValue,
}: PathFieldsProps): JSX.Element {
  return (
    <fieldset class="ti-part">
      <legend>{requestText.path}</legend>
      {fields.map(({ key, pattern, parameter }) => (
        <Field
          key={key}
          id={`${id}-path.${key}`}
          label={key}
          kind={pattern ?? schemaOf({}, parameter?.schema.root).type}
          hint={parameter?.description}
          problem={problemOf(`path.${key}`)}
          required
        >
          {(attributes) => (
            <>
              <input
                {...attributes}
                list={`${id}-${key}-known`}
                autocomplete="off"
                spellcheck={false}
                value={values[key] ?? ""}
                onInput={(event) => onValue(key, event.currentTarget.value)}
              />
              <datalist id={`${id}-${key}-known`}>
                {suggestions(key).map((value) => (
                  <option key={value} value={value} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      ))}
    </fieldset>
  );
}

interface ParameterFieldsProps {
  readonly id: string;
  readonly parameters: readonly FormParameter[];
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly problemOf: (field: string) => string | undefined;
  readonly onValue: (name: string, values: readonly string[]) => void;
}

/** Shows fields for query parameters and headers. Parameters shared by all operations are collapsed. */
export function ParameterFields(props: ParameterFieldsProps): JSX.Element | null {
  const { parameters } = props;
  const shared = parameters.filter(({ isShared }) => isShared);
  const own = parameters.filter(({ isShared }) => !isShared);
  if (parameters.length === 0) return null;
  return (
    <fieldset class="ti-part">
      <legend>{requestText.parameters}</legend>
      {own.map((each) => (
        <ParameterField key={each.name} {...props} parameter={each} />
      ))}
      {shared.length > 0 && (
        <details>
          <summary>{requestText.sharedParameters(shared.length)}</summary>
          {shared.map((each) => (
            <ParameterField key={each.name} {...props} parameter={each} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

type ParameterFieldProps = ParameterFieldsProps & { readonly parameter: FormParameter };

function ParameterField({ id, parameter, values, problemOf, onValue }: ParameterFieldProps): JSX.Element {
  const { name, in: place, required, description } = parameter;
  const schema = schemaOf(parameter.schema.definitions, parameter.schema.root);
  return (
    <Field
      id={`${id}-${place}.${name}`}
      label={name}
      kind={schema.type === "array" ? requestText.onePerLine : (schema.format ?? schema.type)}
      hint={description}
      problem={problemOf(`${place}.${name}`)}
      required={required}
    >
      {(attributes) => (
        <ParameterInput
          attributes={attributes}
          name={name}
          schema={schema}
          values={values[name] ?? []}
          onValues={(changed) => onValue(name, changed)}
        />
      )}
    </Field>
  );
}

interface ParameterInputProps {
  readonly attributes: InputAttributes;
  readonly name: string;
  readonly schema: FormSchema;
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
}

function ParameterInput({ attributes, name, schema, values, onValues }: ParameterInputProps): JSX.Element {
  const [value = ""] = values;
  if (schema.type === "array")
    return (
      <textarea
        {...attributes}
        rows={2}
        value={values.join("\n")}
        onInput={(event) => onValues(event.currentTarget.value.split("\n"))}
      />
    );
  const known = schema.type === "boolean" ? ["true", "false"] : schema.values;
  if (known)
    return (
      <ChoiceInput
        attributes={attributes}
        label={name}
        values={known}
        names={schema.names}
        value={value}
        none={requestText.notSent}
        onValue={(picked) => onValues([picked])}
      />
    );
  const placeholder = schema.default === undefined ? undefined : String(schema.default);
  return (
    <input
      {...attributes}
      placeholder={placeholder}
      inputMode={schema.type === "integer" ? "numeric" : undefined}
      value={value}
      onInput={(event) => onValues([event.currentTarget.value])}
    />
  );
}
