import type { ClockState, DueJob } from "../clock/emulator-clock.ts";
import type { FaultState } from "../faults/fault.ts";
import type { JournalSummary } from "../journal/journal-entry.ts";
import type { OutputLine } from "./output-line.ts";

/** Event data at `/__emulator/events`, by event name, as JSON. */
export interface LiveEvents {
  /**
   * The first event. It is sent again if the reader is too slow and has missed events. The reader must then reload
   * everything, unless the stream was resumed without a gap.
   */
  readonly hello: {
    /** Changes when the process restarts or the whole state is replaced. */
    readonly epoch: string;
    /** Number of the latest request; 0 before the first. */
    readonly lastRequest: number;
    /** True if all events that the reader missed will follow. */
    readonly resumed: boolean;
  };
  /** Requests that were received or completed since the previous event. */
  readonly requests: {
    readonly entries: readonly JournalSummary[];
    /** Number of omitted requests. If present, the reader must reload the list. */
    readonly missed?: number;
  };
  readonly "requests-cleared": Record<string, never>;
  /**
   * Sent when the clock is advanced, set, frozen or resumed, or when its next event changes. A running clock continues
   * between these events.
   */
  readonly clock: ClockState & { readonly next?: DueJob };
  /** Sent when faults are added, removed or take effect. */
  readonly faults: { readonly faults: readonly FaultState[] };
  /**
   * Sent when resources of a service change. Changes by another emulator that shares the stores are detected within
   * about a second. The event then lists all collections.
   */
  readonly state: { readonly service: string; readonly collections: readonly string[] };
  /** Lines of output, such as the output of user code. */
  readonly logs: {
    readonly lines: readonly OutputLine[];
    /** Number of omitted lines. */
    readonly missed?: number;
  };
  /** Sent when a named snapshot is saved or deleted. */
  readonly "snapshots-changed": Record<string, never>;
  /** Sent when the whole state is replaced by a reset, a seed or a snapshot. */
  readonly replaced: { readonly epoch: string };
}

export type LiveEventName = keyof LiveEvents;
