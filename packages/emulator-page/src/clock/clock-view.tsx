import { Field } from "@seamline/ui/form/field";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { clockText } from "../contract/scalar-text.ts";
import { control } from "../live/control-client.ts";
import type { DueJob, DueJobs } from "../protocol.ts";
import { pageText, clockViewText as text } from "../strings.ts";
import { jobText } from "./due-jobs.ts";
import { untilText, useClock } from "./use-clock.ts";

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
      <p class="clock-large">
        <time dateTime={new Date(clock.time).toISOString()}>{clockText(clock.time)}</time> UTC
      </p>
      <p>
        {clock.mode === "manual" ? text.isPaused : text.isRunning}{" "}
        <button
          type="button"
          onClick={() => move(clock.mode === "manual" ? { resume: true } : { freeze: true })}
        >
          {clock.mode === "manual" ? text.resume : text.pause}
        </button>
      </p>
      <MoveForm onMove={move} />
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <h2>{text.scheduledWork}</h2>
      <DueList
        version={`${clock.now} ${clock.next?.at}`}
        scheduled={clock.scheduled}
        time={clock.time}
        onMove={move}
      />
    </section>
  );
}

function MoveForm({ onMove }: { readonly onMove: (command: object) => void }): JSX.Element {
  const [count, setCount] = useState("30");
  const [unit, setUnit] = useState<keyof typeof UNITS>("minutes");
  const [at, setAt] = useState("");
  const milliseconds = Number(count) * UNITS[unit];
  const isDuration = count.trim() !== "" && Number.isFinite(milliseconds) && milliseconds >= 0;
  return (
    <div class="ti-panel forms">
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
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onMove({ set: /Z$|[+-]\d\d:\d\d$/.test(at) ? at : `${at}Z` });
        }}
      >
        <Field id="clock-set" label={text.setTo}>
          {(attributes) => (
            <div class="ti-row">
              <input
                {...attributes}
                placeholder="2026-02-06T09:00:00"
                value={at}
                onInput={(event) => setAt(event.currentTarget.value)}
              />
              <button type="submit">{text.set}</button>
            </div>
          )}
        </Field>
      </form>
    </div>
  );
}

interface DueListProps {
  /** A value that changes whenever the list must be reloaded. */
  readonly version: string;
  /** Number of scheduled jobs, including those that the emulator does not list. */
  readonly scheduled: number;
  readonly time: number;
  readonly onMove: (command: object) => void;
}

function DueList({ version, scheduled, time, onMove }: DueListProps): JSX.Element {
  const [due, setDue] = useState<DueJobs>();
  // `version` is a dependency because the list is stale whenever it changes.
  useEffect(() => {
    control<DueJobs>("GET", "/clock/due?limit=200").then(setDue, () => setDue(undefined));
  }, [version, scheduled]);
  if (!due && scheduled > 0) return <p class="none">{text.scheduled(scheduled)}</p>;
  if (!due || due.jobs.length === 0) return <p class="none">{text.nothingScheduledYet}</p>;
  return (
    <>
      <ol class="due">
        {due.jobs.map((job, index) => (
          <Due key={`${job.at} ${index}`} job={job} time={time} onMove={onMove} />
        ))}
      </ol>
      {due.more > 0 && <p class="none">{pageText.more(due.more)}</p>}
    </>
  );
}

function Due({
  job,
  time,
  onMove,
}: Pick<DueListProps, "time" | "onMove"> & { readonly job: DueJob }): JSX.Element {
  return (
    <li>
      <span class="due-at">{clockText(job.at)}</span>
      <b class="due-until">{untilText(job.at - time)}</b>
      <span class="due-what">{jobText(job)}</span>
      <button type="button" onClick={() => onMove({ set: job.at })}>
        {text.jumpHere}
      </button>
    </li>
  );
}
