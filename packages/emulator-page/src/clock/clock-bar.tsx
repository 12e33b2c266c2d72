import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { clockText } from "../contract/scalar-text.ts";
import { control } from "../live/control-client.ts";
import { hrefOf } from "../page/route.ts";
import { clockViewText as text } from "../strings.ts";
import { jobText, jumpTo } from "./due-jobs.ts";
import { untilText, useClock } from "./use-clock.ts";

const STEPS: readonly (readonly [label: string, milliseconds: number])[] = [
  ["+1 min", 60_000],
  ["+1 h", 3_600_000],
  ["+1 d", 86_400_000],
];

/** Shows the emulator's time, buttons that advance it, and the next scheduled event. */
export function ClockBar(): JSX.Element {
  const clock = useClock();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const move = async (command: object): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    await control("POST", "/clock", command).catch((error: Error) => setProblem(error.message));
    setBusy(false);
  };
  if (!clock) return <div class="clock-bar" />;
  const { next, time, displayTime, mode } = clock;
  const now = clockText(time);
  return (
    <div class="clock-bar">
      <a class="clock-time" href={hrefOf(["clock"])} title={text.barTitle}>
        <time dateTime={new Date(time).toISOString()}>{now}</time>
        <span class="clock-mode">
          {mode === "manual" ? text.paused : text.running}
          {next && <span class="clock-soon">{text.nextIn(untilText(next.at - displayTime))}</span>}
        </span>
      </a>
      <Steps isBusy={isBusy} onAdvance={(milliseconds) => void move({ advance: milliseconds })} />
      {/* Last, because its width changes: the buttons must not move under the pointer. */}
      <div class="clock-next">
        {next ? (
          <>
            <button type="button" aria-disabled={isBusy} onClick={() => void move(jumpTo(next, clock))}>
              {text.jumpToNext}
            </button>
            <span class="clock-job" title={`${jobText(next)}, ${clockText(next.at)} UTC`}>
              <bdi>{jobText(next)}</bdi> <b>{untilText(next.at - displayTime)}</b>
            </span>
          </>
        ) : (
          <span class="none">
            {clock.scheduled > 0 ? text.scheduled(clock.scheduled) : text.nothingScheduled}
          </span>
        )}
      </div>
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface StepsProps {
  readonly isBusy: boolean;
  readonly onAdvance: (milliseconds: number) => void;
}

function Steps({ isBusy, onAdvance }: StepsProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border around buttons
    <div class="clock-steps" role="group" aria-label={text.advanceClock}>
      {STEPS.map(([label, milliseconds]) => (
        <button key={label} type="button" aria-disabled={isBusy} onClick={() => onAdvance(milliseconds)}>
          {label}
        </button>
      ))}
    </div>
  );
}
