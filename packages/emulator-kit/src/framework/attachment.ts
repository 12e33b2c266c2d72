import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { OutputLine } from "../live/output-line.ts";

/** What a service has outside of its store, such as child processes or connections. Each emulator has its own. */
export interface Attachment {
  /** Ends pending work with a reason, and further work until {@link resume}, since the state is about to change. */
  interrupt(reason: unknown): void;
  resume(): void;
  /** Ends everything. Called once, after the stores were closed. */
  close(): Promise<void>;
}

/** What an attachment is made with. */
export interface AttachmentParts {
  readonly clock: EmulatorClock;
  /** Aborts when the emulator closes. */
  readonly closing: AbortSignal;
  readonly output: ReportOutput;
}

/**
 * Reports a line of output to those who listen.
 *
 * @param makeLine called only if somebody listens; returns `undefined` if there is nothing to report
 */
export type ReportOutput = (makeLine: () => ServiceOutput | undefined) => void;

/** A line of output, without the name of the service. */
export type ServiceOutput = Omit<OutputLine, "service">;

/** An option of `createEmulator` that a service adds. Without a value, it is not checked. */
export interface ServiceOption {
  /** The valid values, as the error message names them after "must be". */
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

/** Nothing for a service without `attach`: `object` would turn off the check for unknown members. */
type OptionsAddedBy<Service> = Service extends {
  attach?(parts: AttachmentParts, options: infer Options): unknown;
}
  ? object extends Options
    ? object extends Required<Options>
      ? unknown
      : Partial<Options>
    : Partial<Options>
  : unknown;
