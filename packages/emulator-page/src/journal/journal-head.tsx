import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { control } from "../live/control-client.ts";
import { go } from "../page/route.ts";
import type { JournalSummary } from "../protocol.ts";
import { journalText as text } from "../strings.ts";
import { type JournalFilter, valuesOf } from "./journal-filter.ts";

interface JournalHeadProps {
  readonly filter: JournalFilter;
  readonly entries: readonly JournalSummary[];
  readonly found: number;
  /** Number of requests that have arrived since the list was paused, or `undefined` if it is not paused. */
  readonly waiting: number | undefined;
  readonly onPause: (isPaused: boolean) => void;
}

/** Shows the journal's header: the number of requests, the filters, and buttons to pause and clear the list. */
export function JournalHead({ filter, entries, found, waiting, onPause }: JournalHeadProps): JSX.Element {
  const isFiltered = Object.keys(filter).length > 0;
  const total = entries.length.toLocaleString("en");
  const clear = (): void => {
    onPause(false);
    void control("DELETE", "/requests");
  };
  return (
    <header class="list-head">
      <h1>{text.title}</h1>
      <span class="count">{isFiltered ? text.foundOf(found.toLocaleString("en"), total) : total}</span>
      <Filters filter={filter} entries={entries} />
      <div class="actions">
        <button
          type="button"
          aria-pressed={waiting !== undefined}
          onClick={() => onPause(waiting === undefined)}
        >
          {waiting === undefined ? text.pause : text.resume(waiting)}
        </button>
        <button type="button" onClick={clear}>
          {text.clear}
        </button>
      </div>
    </header>
  );
}

const STATUSES = ["2xx", "4xx", "5xx", "problems", "faults"];

function Filters({ filter, entries }: Pick<JournalHeadProps, "filter" | "entries">): JSX.Element {
  const choices = useMemo(
    () => ({
      services: valuesOf(entries, "service"),
      operations: valuesOf(entries, "operationId"),
      callers: valuesOf(entries, "caller"),
    }),
    [entries],
  );
  const set = (name: keyof JournalFilter, value: string): void => {
    const { [name]: _, ...others } = filter;
    go(["journal"], value === "" ? others : { ...others, [name]: value });
  };
  const fields = [
    ["service", text.service, choices.services],
    ["operation", text.operation, choices.operations],
    ["status", text.status, STATUSES],
    ["caller", text.caller, choices.callers],
  ] as const;
  return (
    <search class="filters">
      <input
        type="search"
        dir="auto"
        placeholder={text.filter}
        aria-label={text.filterHint}
        value={filter.text ?? ""}
        onInput={(event) => set("text", event.currentTarget.value)}
      />
      {fields.map(([name, label, values]) => (
        <Choice
          key={name}
          label={label}
          value={filter[name]}
          values={values}
          onPick={(value) => set(name, value)}
        />
      ))}
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly values: readonly string[];
  readonly onPick: (value: string) => void;
}

function Choice({ label, value = "", values, onPick }: ChoiceProps): JSX.Element {
  const all = value === "" || values.includes(value) ? values : [value, ...values];
  return (
    <select
      aria-label={label}
      class={value === "" ? "" : "set"}
      value={value}
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value="">{label}</option>
      {all.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}
