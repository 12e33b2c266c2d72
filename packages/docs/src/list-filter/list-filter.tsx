import { h, type JSX } from "preact";

/** A choice in a filter: the entries' data attribute, its label in the singular, and its possible values. */
export interface FilterChoice {
  readonly name: string;
  readonly label?: string;
  readonly values: readonly string[];
}

/** Data attribute of entries that a filter shows and hides. */
export const FILTERED = { "data-filtered": "" } as const;

/** Data attribute of parts of a page that are hidden if all their entries are hidden. */
export const FILTERED_GROUP = { "data-filtered-group": "" } as const;

/**
 * A form that filters the entries on a page by choices and by text. Without JavaScript, it is hidden and the page lists
 * all entries.
 */
export function ListFilter(props: {
  choices: readonly FilterChoice[];
  /** Number of entries on the page. */
  amount: number;
  /** Label of the text filter, for example `Filter points`. */
  textLabel: string;
}): JSX.Element {
  const { choices, amount, textLabel } = props;
  return h(
    "seamline-list-filter",
    null,
    <form class="list-filter">
      <input type="search" name="text" placeholder={textLabel} aria-label={textLabel} autocomplete="off" />
      {choices
        .filter(({ values }) => values.length > 1)
        .map(({ name, label = name, values }) => (
          <select key={name} name={name} aria-label={label} autocomplete="off">
            <option value="">All {label}s</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        ))}
      {/* Reserves space for the count, so that the entries below do not move. */}
      <output aria-live="polite">{`${amount} of ${amount}`}</output>
    </form>,
  );
}

/** Returns each value once. */
export function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
