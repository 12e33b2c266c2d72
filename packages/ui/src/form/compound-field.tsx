import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { formText } from "../strings.ts";
import { GroupProblem, Prose, RemoveButton } from "./field.tsx";
import { type FormSchema, newValue } from "./form-schema.ts";
import type { CompoundFieldProps } from "./value-field-props.ts";

/**
 * Groups the fields of an object or array.
 *
 * @param props `isFrameless` omits the frame and label, for the root value of a form
 */
export function CompoundField(props: CompoundFieldProps & { readonly isFrameless?: boolean }): JSX.Element {
  const { id, label, schema } = props;
  if (props.isFrameless) return <Members {...props} />;
  return (
    <fieldset class="ti-group" id={id} tabIndex={-1}>
      <legend>
        {label} <span class="ti-kind">{schema.type}</span>
        <RemoveButton {...props} />
      </legend>
      {schema.description && (
        <p class="ti-hint">
          <Prose text={schema.description} />
        </p>
      )}
      <GroupProblem id={id} />
      {schema.type === "array" ? <Items {...props} /> : <Members {...props} />}
    </fieldset>
  );
}

/** Shows a field for each present member and a button for each absent one. */
function Members(props: CompoundFieldProps): JSX.Element {
  const { id, definitions, schema, onValue } = props;
  const value: Readonly<Record<string, unknown>> = props.value;
  const focus = useFocus();
  const names = Object.keys(schema.members ?? {});
  const present = [...names, ...Object.keys(value).filter((name) => !names.includes(name))].filter(
    (name) => name in value,
  );
  const add = (name: string): void => {
    onValue({ ...value, [name]: newValue(definitions, schema.members?.[name] ?? schema.others) });
    focus(`${id}.${name}`);
  };
  const remove = (name: string): void => {
    onValue(Object.fromEntries(Object.entries(value).filter(([each]) => each !== name)));
    focus(`${id}-add`);
  };
  return (
    <>
      {present.map((name) => (
        <props.Value
          key={name}
          id={`${id}.${name}`}
          label={name}
          definitions={definitions}
          schema={schema.members?.[name] ?? schema.others}
          value={value[name]}
          required={schema.required?.includes(name)}
          onValue={(changed) => onValue({ ...value, [name]: changed })}
          onRemove={() => remove(name)}
        />
      ))}
      <AddMembers
        id={`${id}-add`}
        absent={names.filter((name) => !(name in value))}
        schema={schema}
        onAdd={add}
      />
    </>
  );
}

interface AddMembersProps {
  readonly id: string;
  readonly absent: readonly string[];
  readonly schema: FormSchema;
  readonly onAdd: (name: string) => void;
}

function AddMembers({ id, absent, schema, onAdd }: AddMembersProps): JSX.Element | null {
  const name = useRef<HTMLInputElement>(null);
  if (absent.length === 0 && !schema.others) return null;
  const addNamed = (): void => {
    const { current } = name;
    if (!current?.value) return void current?.focus();
    onAdd(current.value);
    current.value = "";
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border around buttons
    <div class="ti-add" id={id} tabIndex={-1} role="group" aria-label={formText.addMembers}>
      {absent.map((each) => (
        <button
          type="button"
          class="ti-quiet"
          key={each}
          aria-label={formText.addMember(each)}
          onClick={() => onAdd(each)}
        >
          + {each}
          {schema.required?.includes(each) && <span class="ti-required"> {formText.required}</span>}
        </button>
      ))}
      {schema.others && (
        <span class="ti-add-named">
          <input ref={name} aria-label={formText.newMemberName} placeholder={formText.namePlaceholder} />
          <button type="button" class="ti-quiet" onClick={addNamed}>
            {formText.addNamedMember}
          </button>
        </span>
      )}
    </div>
  );
}

function Items(props: CompoundFieldProps): JSX.Element {
  const { id, label, definitions, schema, onValue } = props;
  const value: readonly unknown[] = props.value;
  const focus = useFocus();
  const add = (): void => {
    onValue([...value, newValue(definitions, schema.items)]);
    focus(`${id}.${value.length}`);
  };
  const remove = (index: number): void => {
    onValue(value.toSpliced(index, 1));
    focus(`${id}-add`);
  };
  return (
    <>
      {value.map((item, index) => (
        <props.Value
          key={index}
          id={`${id}.${index}`}
          label={`${label}[${index}]`}
          definitions={definitions}
          schema={schema.items}
          value={item}
          onValue={(changed) => onValue(value.with(index, changed))}
          onRemove={() => remove(index)}
        />
      ))}
      <button type="button" class="ti-quiet ti-add" id={`${id}-add`} onClick={add}>
        {formText.addItem(label)}
      </button>
    </>
  );
}

/** Focuses an element once it exists, so that keyboard users keep their position after adding or removing a field. */
function useFocus(): (id: string) => void {
  const wanted = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (id) => {
    wanted.current = id;
  };
}
