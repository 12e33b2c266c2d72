import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Field } from "../form/field.tsx";
import { clockText } from "../strings.ts";

const HOUR_MS = 3_600_000;
const UNITS = { minutes: 60_000, hours: HOUR_MS, days: 24 * HOUR_MS } as const;
type Unit = keyof typeof UNITS;

interface ClockControlProps {
  readonly id: string;
  /** How far the emulator's clock is ahead of the system clock, in milliseconds. */
  readonly aheadMs: number;
  readonly isBusy: boolean;
  readonly onAdvance: (ms: number) => void;
}

/** Shows the emulator's time and controls that advance it. */
export function ClockControl({ id, aheadMs, isBusy, onAdvance }: ClockControlProps): JSX.Element {
  return (
    <div class="ti-clock">
      <span>
        {clockText.clock} <Time aheadMs={aheadMs} />
      </span>
      <button type="button" aria-disabled={isBusy} onClick={() => onAdvance(HOUR_MS)}>
        {clockText.hour}
      </button>
      <button type="button" aria-disabled={isBusy} onClick={() => onAdvance(UNITS.days)}>
        {clockText.day}
      </button>
      <OwnDuration id={id} isBusy={isBusy} onAdvance={onAdvance} />
    </div>
  );
}

function Time({ aheadMs }: Pick<ClockControlProps, "aheadMs">): JSX.Element {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const text = new Date(now + aheadMs).toISOString().replace(/\.\d+Z$/, "Z");
  return <time dateTime={text}>{text.replace("T", " ").replace("Z", " UTC")}</time>;
}

function OwnDuration({ id, isBusy, onAdvance }: Omit<ClockControlProps, "aheadMs">): JSX.Element {
  const [count, setCount] = useState("30");
  const [unit, setUnit] = useState<Unit>("days");
  const [problem, setProblem] = useState<string>();
  const move = (): void => {
    const ms = Number(count) * UNITS[unit];
    const isDuration = count.trim() !== "" && ms >= 0 && ms <= MAX_MS;
    setProblem(isDuration ? undefined : clockText.invalidDuration);
    if (isDuration) onAdvance(ms);
  };
  return (
    <details>
      <summary>{clockText.customDuration}</summary>
      <Field id={`${id}-duration`} label={clockText.advanceBy} problem={problem}>
        {(attributes) => (
          <div class="ti-row">
            <input
              {...attributes}
              inputMode="decimal"
              value={count}
              onInput={(event) => setCount(event.currentTarget.value)}
            />
            <select
              aria-label={clockText.unit}
              value={unit}
              onChange={(event) => setUnit(event.currentTarget.value as Unit)}
            >
              {Object.keys(UNITS).map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
            <button type="button" aria-disabled={isBusy} onClick={move}>
              {clockText.advance}
            </button>
          </div>
        )}
      </Field>
    </details>
  );
}

const MAX_MS = 100 * 365 * UNITS.days;
