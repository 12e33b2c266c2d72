import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { OutputLine } from "../live/output-line.ts";

/**
 * Resources that a service keeps outside of its store, such as child processes or connections. Each emulator has its
 * own.
 */
export interface Attachment {
  /**
   * Aborts pending work with a reason and rejects new work until {@link resume}, because the state is about to change.
   */
  interrupt(reason: unknown): void;
  resume(): void;
  /** Releases everything. Called once, after the stores were closed. */
  close(): Promise<void>;
}

/** Parameters of `attach`. */
export interface AttachmentParts {
  readonly clock: EmulatorClock;
  /** Aborts when the emulator closes. */
  readonly closing: AbortSignal;
  readonly output: ReportOutput;
}

/**
 * Reports a line of output to the listeners.
 *
 * @param makeLine called only if there are listeners; returns `undefined` if there is nothing to report
 */
export type ReportOutput = (makeLine: () => ServiceOutput | undefined) => void;

/** A line of output, without the name of the service. */
export type ServiceOutput = Omit<OutputLine, "service">;

/** An option of `createEmulator` that a service adds. Without a value, it is not checked. */
export interface ServiceOption {
  /** A description of the valid values that completes the sentence "must be …". */
  readonly expected: string;
  accepts(value: unknown): boolean;
}

/** Options of `createEmulator` from services: the second parameter of each `attach`. */
export type OwnOptionsOf<Services extends readonly unknown[]> = Services extends readonly [
  infer First,
  ...infer Others,
]
  ? OptionsAddedBy<First> & OwnOptionsOf<Others>
  : unknown;

/** A service without `attach` adds `unknown`, because `object` would disable the check for unknown members. */
type OptionsAddedBy<Service> = Service extends {
  attach?(parts: AttachmentParts, options: infer Options): unknown;
}
  ? object extends Options
    ? object extends Required<Options>
      ? unknown
      : Partial<Options>
    : Partial<Options>
  : unknown;
