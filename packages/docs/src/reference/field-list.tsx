import type { JSX } from "preact";
import { markdownLineHtml } from "../html/markdown-html.ts";
import type { Field, FieldType, ListedValues } from "../model/field.ts";
import { OpenAgain, OpenPoints } from "./open-points.tsx";
import { Mark } from "./origin-mark.tsx";
import type { PageContext } from "./page-context.ts";

/** Lists fields, one per line. Nested fields are collapsed. */
export function FieldList(props: {
  fields: readonly Field[];
  /** Prefix of the field anchors. Undefined if another list on the page already has the anchors. */
  anchor: string | undefined;
  page: PageContext;
}): JSX.Element | null {
  const { fields, anchor, page } = props;
  if (fields.length === 0) return null;
  return (
    <ul class="fields">
      {fields.map((field) => (
        <FieldItem key={field.name} field={field} anchor={anchor && `${anchor}.${field.name}`} page={page} />
      ))}
    </ul>
  );
}

function FieldItem(props: { field: Field; anchor: string | undefined; page: PageContext }): JSX.Element {
  const { field, anchor, page } = props;
  const { open, openAgain = [] } = field;
  const isOpen = open.length + openAgain.length > 0;
  return (
    <li id={anchor} class={isOpen ? "stitched" : undefined}>
      <p class="field">
        {anchor === undefined ? (
          <code>{field.name}</code>
        ) : (
          <a href={`#${encodeURI(anchor)}`}>
            <code>{field.name}</code>
          </a>
        )}{" "}
        <TypeText type={field.type} />
        {field.required && <b class="required">required</b>}
        {field.deprecated && <i class="deprecated">deprecated</i>}
        <OpenAgain ids={openAgain} page={page} />
        <Mark origin={field.origin} notes={page.notes} />
      </p>
      <FieldDetails field={field} page={page} />
      {field.cut && field.type.schema && (
        <p class="more">
          <a href={field.type.schema.url}>All fields of {field.type.schema.name}</a>
        </p>
      )}
      {field.fields.length > 0 && (
        <details>
          <summary>{countOf(field.fields.length, "field")}</summary>
          <FieldList fields={field.fields} anchor={anchor} page={page} />
        </details>
      )}
    </li>
  );
}

function FieldDetails({ field, page }: { field: Field; page: PageContext }): JSX.Element | null {
  const { description, constraints, listed, open } = field;
  const says = [description, ...constraints.map((constraint) => `\`${constraint}\``)]
    .filter(Boolean)
    .join(" ");
  if (says === "" && listed === undefined && open.length === 0) return null;
  return (
    <>
      {says !== "" && <p dangerouslySetInnerHTML={{ __html: markdownLineHtml(says) }} />}
      {listed && <ValuesUnlessDescribed listed={listed} description={description} />}
      <OpenPoints ids={open} page={page} />
    </>
  );
}

/** Lists the values of a field, unless its description already names all of them. */
function ValuesUnlessDescribed(props: { listed: ListedValues; description: string }): JSX.Element | null {
  const { listed, description } = props;
  if (!listed.values.every((value) => description.includes(`\`${value}\``)))
    return <Values listed={listed} />;
  return listed.open ? <p class="more">Future values are possible.</p> : null;
}

/** The type of a field, with a link to its schema. */
export function TypeText({ type }: { type: FieldType }): JSX.Element {
  return (
    <span class="type">
      {type.text} {type.schema && <a href={type.schema.url}>{type.schema.name}</a>}
    </span>
  );
}

/** Longer lists are collapsed. */
const SHORT_LIST = 8;

/** Lists the values of an enumeration. */
export function Values({ listed: { values, open } }: { listed: ListedValues }): JSX.Element {
  const list = (
    <>
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
      {open && <small>and future values</small>}
    </>
  );
  if (values.length <= SHORT_LIST) return <p class="values">{list}</p>;
  return (
    <details>
      <summary>{countOf(values.length, "value")}</summary>
      <p class="values">{list}</p>
    </details>
  );
}

/** Returns a count with its noun: `1 field`, `2 fields`. */
export function countOf(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
