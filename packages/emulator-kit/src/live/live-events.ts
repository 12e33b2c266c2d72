import type { ClockState, DueJob } from "../clock/emulator-clock.ts";
import type { FaultState } from "../faults/fault.ts";
import type { JournalSummary } from "../journal/journal-entry.ts";
import type { OutputLine } from "./output-line.ts";

/** The data of the events at `/__emulator/events` by event name, as JSON. */
export interface LiveEvents {
  /**
   * The first event. Repeated if the reader has missed events because it read too slowly. Unless the stream was resumed
   * without a gap, the reader must reload everything.
   */
  readonly hello: {
    /** Changes when the process restarts or the whole state is replaced. */
    readonly epoch: string;
    /** Number of the latest request; 0 before the first. */
    readonly lastRequest: number;
    /** True if all events after the reader's last event follow. */
    readonly resumed: boolean;
  };
  /** Requests that arrived or received their responses since the previous event. */
  readonly requests: {
    readonly entries: readonly JournalSummary[];
    /** Count of omitted requests. If present, the reader must reload the list. */
    readonly missed?: number;
  };
  readonly "requests-cleared": Record<string, never>;
  /** The clock was moved, frozen or resumed, or its next event changed. A running clock continues between events. */
  readonly clock: ClockState & { readonly next?: DueJob };
  /** Faults were added or removed, or took effect. */
  readonly faults: { readonly faults: readonly FaultState[] };
  /**
   * Resources of a service have changed. Changes by another emulator on the same stores are noticed within about a
   * second, and then list all collections.
   */
  readonly state: { readonly service: string; readonly collections: readonly string[] };
  /** Lines of output, such as output of user code. */
  readonly logs: {
    readonly lines: readonly OutputLine[];
    /** Count of omitted lines. */
    readonly missed?: number;
  };
  /** The whole state was replaced: by a reset, a seed or a snapshot. */
  readonly replaced: { readonly epoch: string };
}

export type LiveEventName = keyof LiveEvents;
