import type { ClockState, DueJob } from "../clock/emulator-clock.ts";
import type { FaultState } from "../faults/fault.ts";
import type { JournalSummary } from "../journal/journal-entry.ts";
import type { OutputLine } from "./output-line.ts";

/** The data of the events at `/__emulator/events`, by the names of the events. All of it is JSON. */
export interface LiveEvents {
  /**
   * Comes first, and again where the reader has missed events because it read too slowly. Unless the stream was resumed
   * without a gap, the reader has to reload everything.
   */
  readonly hello: {
    /** Changes with the process, and whenever the whole state is replaced. */
    readonly epoch: string;
    /** The number of the last request; 0 where there was none. */
    readonly lastRequest: number;
    /** Whether everything since the last event that the reader names follows. */
    readonly resumed: boolean;
  };
  /** Requests that came, or got their responses, since the event before. */
  readonly requests: {
    readonly entries: readonly JournalSummary[];
    /**
     * The number of reports that were dropped because too many came at once. The reader then has to reload the list.
     */
    readonly missed?: number;
  };
  readonly "requests-cleared": Record<string, never>;
  /** The clock was moved, frozen or resumed, or something else is due next. A running clock goes on between events. */
  readonly clock: ClockState & { readonly next?: DueJob };
  /** Faults were added or removed, or took effect. */
  readonly faults: { readonly faults: readonly FaultState[] };
  /**
   * Resources of a service have changed. Where another emulator on the same stores has changed them, which is noticed
   * within
   * a second or so, it may be any of the collections.
   */
  readonly state: { readonly service: string; readonly collections: readonly string[] };
  /** Lines of output, such as those of code of users. */
  readonly logs: {
    readonly lines: readonly OutputLine[];
    /** How many were left out, since too many came at once. */
    readonly missed?: number;
  };
  /** The whole state was replaced: by a reset, a seed or a snapshot. */
  readonly replaced: { readonly epoch: string };
}

/** The name of an event. */
export type LiveEventName = keyof LiveEvents;
