import { CodeBlock } from "@seamline/ui/code/code-block";
import type { JSX } from "preact";
import { clockText } from "../contract/scalar-text.ts";
import { CONTROL } from "../live/control-client.ts";
import { type Loaded, useControl } from "../live/use-control.ts";
import type { DueJob, DueJobs } from "../protocol.ts";
import { pageText, clockViewText as text } from "../strings.ts";
import { jobText, jumpTo } from "./due-jobs.ts";
import { type RunningClock, untilText } from "./use-clock.ts";

interface DueListProps {
  readonly clock: RunningClock;
  /** Maximum number of jobs to show. */
  readonly limit: number;
  readonly onMove: (command: object) => void;
}

/** Lists the next scheduled jobs. The emulator's own upkeep comes last, because it does not change any resource. */
export function DueList({ clock, limit, onMove }: DueListProps): JSX.Element {
  const { value: due } = useDue(clock);
  const { scheduled } = clock;
  if (!due && scheduled > 0) return <p class="none">{text.scheduled(scheduled)}</p>;
  if (!due || due.jobs.length === 0) return <NothingDue />;
  const work = due.jobs.filter(({ isUpkeep }) => !isUpkeep);
  const upkeep = due.jobs.filter(({ isUpkeep }) => isUpkeep);
  const more = due.more + Math.max(0, work.length - limit);
  return (
    <>
      {work.length === 0 ? (
        <p class="none">{text.nothingScheduled}</p>
      ) : (
        <Jobs jobs={work.slice(0, limit)} clock={clock} onMove={onMove} />
      )}
      {more > 0 && <p class="none">{pageText.more(more)}</p>}
      {upkeep.length > 0 && (
        <details class="upkeep">
          <summary>
            <span>
              {text.upkeep} <span class="count">{upkeep.length}</span>{" "}
              <span class="none">{text.upkeepHint}</span>
            </span>
          </summary>
          <Jobs jobs={upkeep.slice(0, limit)} clock={clock} onMove={onMove} />
        </details>
      )}
    </>
  );
}

/** Loads the scheduled jobs, and reloads them whenever the clock or its events change. */
function useDue({ heardAt }: RunningClock): Loaded<DueJobs> {
  return useControl<DueJobs>("/clock/due?limit=200", heardAt);
}

function NothingDue(): JSX.Element {
  return (
    <div class="empty ti-panel">
      <p>{text.nothingScheduledYet}</p>
      <CodeBlock
        label={text.advanceCommand}
        text={`curl ${location.origin}${CONTROL}/clock --json '{"advance": 60000}'`}
      />
    </div>
  );
}

interface JobsProps extends Omit<DueListProps, "limit"> {
  readonly jobs: readonly DueJob[];
}

function Jobs({ jobs, clock, onMove }: JobsProps): JSX.Element {
  return (
    <ol class="due">
      {jobs.map((job, index) => (
        <li key={`${job.at} ${index}`}>
          <span class="due-at">{clockText(job.at)}</span>
          <b class="due-until">{untilText(job.at - clock.displayTime)}</b>
          <span class="due-what" dir="auto">
            {jobText(job)}
          </span>
          <button type="button" aria-label={text.jumpHere} onClick={() => onMove(jumpTo(job, clock))}>
            {text.jump}
          </button>
        </li>
      ))}
    </ol>
  );
}
