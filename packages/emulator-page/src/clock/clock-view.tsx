import { Field } from "@seamline/ui/form/field";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { clockText } from "../contract/scalar-text.ts";
import { control } from "../live/control-client.ts";
import type { DueJob, DueJobs } from "../protocol.ts";
import { jobText } from "./due-jobs.ts";
import { untilText, useClock } from "./use-clock.ts";

const UNITS = { seconds: 1_000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;

/** The clock: moving it, stopping it, and all that is due. */
export function ClockView(): JSX.Element {
  const clock = useClock();
  const [problem, setProblem] = useState<string>();
  const move = (command: object): void => {
    setProblem(undefined);
    control("POST", "/clock", command).catch((error: Error) => setProblem(error.message));
  };
  if (!clock) return <p class="none">Loading…</p>;
  return (
    <section class="sheet" aria-label="Clock">
      <h1>Clock</h1>
      <p class="clock-large">
        <time dateTime={new Date(clock.time).toISOString()}>{clockText(clock.time)}</time> UTC
      </p>
      <p>
        {clock.mode === "manual"
          ? "The clock stands still: it moves when you move it."
          : "The clock runs as the machine's does, and can be moved ahead."}{" "}
        <button
          type="button"
          onClick={() => move(clock.mode === "manual" ? { resume: true } : { freeze: true })}
        >
          {clock.mode === "manual" ? "Let it run" : "Stop it"}
        </button>
      </p>
      <MoveForm onMove={move} />
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <h2>What is due</h2>
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
          label="Move it ahead by"
          problem={isDuration ? undefined : "This must be a number from 0."}
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
                aria-label="Unit"
                value={unit}
                onChange={(event) => setUnit(event.currentTarget.value as keyof typeof UNITS)}
              >
                {Object.keys(UNITS).map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
              <button type="submit">Move</button>
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
        <Field id="clock-set" label="Set it to, in UTC">
          {(attributes) => (
            <div class="ti-row">
              <input
                {...attributes}
                placeholder="2026-02-06T09:00:00"
                value={at}
                onInput={(event) => setAt(event.currentTarget.value)}
              />
              <button type="submit">Set</button>
            </div>
          )}
        </Field>
      </form>
    </div>
  );
}

interface DueListProps {
  /** Changes when the list has to be read anew. */
  readonly version: string;
  /** How many there are, where the emulator does not name them. */
  readonly scheduled: number;
  readonly time: number;
  readonly onMove: (command: object) => void;
}

function DueList({ version, scheduled, time, onMove }: DueListProps): JSX.Element {
  const [due, setDue] = useState<DueJobs>();
  // The version says when.
  useEffect(() => {
    control<DueJobs>("GET", "/clock/due?limit=200").then(setDue, () => setDue(undefined));
  }, [version, scheduled]);
  if (!due && scheduled > 0) return <p class="none">{scheduled} pieces of work are scheduled.</p>;
  if (!due || due.jobs.length === 0)
    return (
      <p class="none">
        Nothing is due. Exports, deployments, deliveries of events and purges appear here once they are under
        way.
      </p>
    );
  return (
    <>
      <ol class="due">
        {due.jobs.map((job, index) => (
          <Due key={`${job.at} ${index}`} job={job} time={time} onMove={onMove} />
        ))}
      </ol>
      {due.more > 0 && <p class="none">and {due.more.toLocaleString("en")} more</p>}
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
        Move to here
      </button>
    </li>
  );
}
