import { Field } from "@seamline/ui/form/field";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { clockText } from "../contract/scalar-text.ts";
import { control } from "../live/control-client.ts";
import { pageText, clockViewText as text } from "../strings.ts";
import { DueList } from "./due-list.tsx";
import { SetForm } from "./set-form.tsx";
import { useClock } from "./use-clock.ts";

const UNITS = { seconds: 1_000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

/** The clock view, with controls to advance, set and pause the clock, and a list of scheduled jobs. */
export function ClockView(): JSX.Element {
  const clock = useClock();
  const [problem, setProblem] = useState<string>();
  const move = (command: object): void => {
    setProblem(undefined);
    control("POST", "/clock", command).catch((error: Error) => setProblem(error.message));
  };
  if (!clock) return <p class="none">{pageText.loading}</p>;
  return (
    <section class="sheet" aria-label={text.title}>
      <h1>{text.title}</h1>
      <div class="row clock-now">
        <p class="clock-large">
          <time dateTime={new Date(clock.time).toISOString()}>{clockText(clock.time)}</time> UTC
        </p>
        <p class="clock-text">{clock.mode === "manual" ? text.isPaused : text.isRunning}</p>
        <button
          type="button"
          onClick={() => move(clock.mode === "manual" ? { resume: true } : { freeze: true })}
        >
          {clock.mode === "manual" ? text.resume : text.pause}
        </button>
      </div>
      <MoveForm time={clock.time} onMove={move} />
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <h2>{text.scheduledWork}</h2>
      <DueList clock={clock} limit={200} onMove={move} />
    </section>
  );
}

interface MoveFormProps {
  readonly time: number;
  readonly onMove: (command: object) => void;
}

function MoveForm({ time, onMove }: MoveFormProps): JSX.Element {
  return (
    <div class="ti-panel forms">
      <AdvanceForm onMove={onMove} />
      <SetForm time={time} onSet={(at) => onMove({ set: at })} />
    </div>
  );
}

function AdvanceForm({ onMove }: Pick<MoveFormProps, "onMove">): JSX.Element {
  const [count, setCount] = useState("30");
  const [unit, setUnit] = useState<keyof typeof UNITS>("minutes");
  const milliseconds = Number(count) * UNITS[unit];
  const isDuration = count.trim() !== "" && Number.isFinite(milliseconds) && milliseconds >= 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isDuration) onMove({ advance: Math.round(milliseconds) });
      }}
    >
      <Field
        id="clock-advance"
        label={text.advanceBy}
        problem={isDuration ? undefined : text.invalidDuration}
      >
        {(attributes) => (
          <div class="ti-row">
            <input
              {...attributes}
              inputMode="decimal"
              value={count}
              onInput={(event) => setCount(event.currentTarget.value)}
            />
            <select
              aria-label={text.unit}
              value={unit}
              onChange={(event) => setUnit(event.currentTarget.value as keyof typeof UNITS)}
            >
              {Object.keys(UNITS).map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
            <button type="submit">{text.advance}</button>
          </div>
        )}
      </Field>
    </form>
  );
}
