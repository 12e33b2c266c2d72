import type { JSX } from "preact";
import { scalarText } from "../contract/scalar-text.ts";
import { itemText } from "../strings.ts";

/** Maximum number of list items to show. */
const FIRST_ITEMS = 20;

/** Shows a JSON value as nested lists and fields. Strings are always shown as plain text. */
export function ValueView({ value }: { readonly value: unknown }): JSX.Element {
  if (value === null) return <span class="none">{itemText.null}</span>;
  const text = scalarText(value);
  if (text !== undefined)
    return text === "" ? (
      <span class="none">{itemText.empty}</span>
    ) : (
      <span class="scalar" dir="auto">
        {text}
      </span>
    );
  if (Array.isArray(value)) return <Items items={value} />;
  return <Members members={Object.entries(value as object)} />;
}

function Members({ members }: { readonly members: readonly (readonly [string, unknown])[] }): JSX.Element {
  if (members.length === 0) return <span class="none">{"{}"}</span>;
  return (
    <dl class="members">
      {members.map(([name, value]) => (
        <div key={name} class={isNested(value) ? "nested" : ""}>
          <dt>{name}</dt>
          <dd>
            <ValueView value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isNested(value: unknown): boolean {
  return value !== null && scalarText(value) === undefined && Object.keys(value as object).length > 0;
}

function Items({ items }: { readonly items: readonly unknown[] }): JSX.Element {
  if (items.length === 0) return <span class="none">{itemText.none}</span>;
  const more = items.length - FIRST_ITEMS;
  return (
    <>
      <ol class="items">
        {items.slice(0, FIRST_ITEMS).map((item, index) => (
          <li key={index}>
            <ValueView value={item} />
          </li>
        ))}
      </ol>
      {more > 0 && <p class="none">{itemText.moreItems(more)}</p>}
    </>
  );
}
