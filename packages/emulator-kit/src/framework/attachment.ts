import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { OutputLine } from "../live/output-line.ts";

/**
 * Resources that a service keeps outside its store, such as child processes or connections. Each emulator has its own.
 */
export interface Attachment {
  /**
   * Called before the state changes. Aborts pending work with the given reason, and rejects new work until
   * {@link resume} is called.
   */
  interrupt(reason: unknown): void;
  resume(): void;
  /** Releases all resources. Called once, after the stores have been closed. */
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

/** A line of output, without the service name. */
export type ServiceOutput = Omit<OutputLine, "service">;

/** An option that a service adds to `createEmulator`. It is checked only if it is set. */
export interface ServiceOption {
  /** A description of the valid values that completes the sentence "must be …". */
  readonly expected: string;
  accepts(value: unknown): boolean;
}

/** Options that services add to `createEmulator`: the second parameter of each `attach`. */
export type OwnOptionsOf<Services extends readonly unknown[]> = Services extends readonly [
  infer First,
  ...infer Others,
]
  ? OptionsAddedBy<First> & OwnOptionsOf<Others>
  : unknown;

/** `unknown` for a service without `attach`, because `object` would disable the check for unknown members. */
type OptionsAddedBy<Service> = Service extends {
  attach?(parts: AttachmentParts, options: infer Options): unknown;
}
  ? object extends Options
    ? object extends Required<Options>
      ? unknown
      : Partial<Options>
    : Partial<Options>
  : unknown;
