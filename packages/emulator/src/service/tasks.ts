import { type Collection, collection } from "../store/collection.ts";

/** Something that a service is to do later, kept with its state, so that it outlives the process. */
export interface Task {
  /** Milliseconds since 1970 of the emulator's clock. */
  readonly at: number;
  /** Which of the service's kinds of task. */
  readonly kind: string;
  /** What it is about, as JSON. */
  readonly subject: unknown;
}

/** A task as it is asked for. */
export interface PlannedTask extends Task {
  /** Planning another task of the same id takes its place. */
  readonly id: string;
}

/** The tasks of a service. Sorted by time, then by the order in which they were planned. */
export const tasks: Collection<Task & { readonly number: number }, "byTime"> = collection<
  Task & { readonly number: number }
>().indexed({ byTime: { key: ({ at, number }) => [at, number] } });
