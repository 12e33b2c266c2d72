import { type DueItem, DueQueue } from "../clock/event-schedule.ts";
import { type Collection, type Collections, collection } from "../store/collection.ts";
import type { Store, Transaction } from "../store/store.ts";
import { isReplaced } from "../store/store-errors.ts";

/** Something that a service does later. It is part of the service's state, so that it outlives the process. */
export interface Task {
  /** Milliseconds since 1970 of the emulator's clock. */
  readonly at: number;
  /** Which of the service's kinds of task. */
  readonly kind: string;
  /** What it is about, as JSON. */
  readonly subject: unknown;
}

/** A task to be planned. */
export interface PlannedTask extends Task {
  /** Another task of the same id replaces it. */
  readonly id: string;
}

/** The tasks of a service. Sorted by time, then by the order in which they were planned. */
export const tasks: Collection<Task & { readonly number: number }, "byTime"> = collection<
  Task & { readonly number: number }
>().indexed({ byTime: { key: ({ at, number }) => [at, number] } });

/** A task's id, and when it falls due. */
export type TaskTime = Pick<PlannedTask, "id" | "at">;

/** What {@link runDueTasks} does with tasks. */
interface TaskRunner {
  /** Milliseconds since 1970. */
  now(): number;
  /** Puts a task on the clock. */
  schedule(task: TaskTime): void;
  /** Does a task, and returns those that it planned. */
  run(task: TaskTime): Promise<Iterable<TaskTime>>;
}

interface DueTask extends TaskTime, DueItem {
  /** The latest time of the tasks that led to it, in milliseconds since 1970. */
  readonly reached: number;
  /** How many tasks led to it, each planned by the one before, without any progress in time. */
  readonly idle: number;
}

/** How many tasks may plan one another for the same time. More than that would go on without end. */
const MAX_IDLE = 1_000;

/**
 * Does the tasks that are due already, in order of time, with those that they plan in turn, and puts the others on the
 * clock. A task that fails does not keep another from being done.
 */
export async function runDueTasks(tasks: Iterable<TaskTime>, runner: TaskRunner): Promise<void> {
  const due = new DueQueue<DueTask>();
  let order = 0;
  const take = (task: TaskTime, by?: DueTask): void => {
    order += 1;
    if (task.at > runner.now()) runner.schedule(task);
    else due.add({ id: task.id, at: task.at, order, ...progressOf(task, by) });
  };
  for (const task of tasks) take(task);
  for (let next = due.first(); next; next = due.first()) {
    due.remove(next);
    for (const task of await runTask(next, runner)) take(task, next);
  }
}

function progressOf({ at }: TaskTime, by: DueTask | undefined): Pick<DueTask, "reached" | "idle"> {
  if (by === undefined || at > by.reached) return { reached: at, idle: 0 };
  return { reached: by.reached, idle: by.idle + 1 };
}

/** Does a task. A failure goes to the console, as the clock does it with scheduled work. */
async function runTask(task: DueTask, { run }: TaskRunner): Promise<Iterable<TaskTime>> {
  try {
    if (task.idle < MAX_IDLE) return await run(task);
    console.error(
      `The task ${task.id} is left undone: tasks plan one another for the same time without end.`,
    );
  } catch (error) {
    if (!isReplaced(error)) console.error("A task of the emulator that was due failed.", error);
  }
  return [];
}

/** How many tasks are read in one step. */
const PAGE = 1_000;

/** Which tasks of a store are meant: the first ones. */
export interface TaskRange {
  /** The last time that is wanted, in milliseconds since 1970. */
  readonly until?: number;
  /** How many are wanted at most. */
  readonly limit?: number;
}

/** The tasks of a store, sorted by time, then by the order in which they were planned. */
export async function storedTasks(
  store: Store<Collections>,
  { until = Number.POSITIVE_INFINITY, limit = Number.POSITIVE_INFINITY }: TaskRange = {},
): Promise<TaskTime[]> {
  const found: TaskTime[] = [];
  let after: string | undefined;
  do {
    const size = Math.min(PAGE, limit - found.length);
    const page = await store.read((reader) => reader.list("tasks", { index: "byTime", limit: size, after }));
    for (const { id, value } of page.items) {
      const { at } = value as { readonly at: number };
      if (at > until) return found;
      found.push({ id, at });
    }
    after = page.next;
  } while (after !== undefined && found.length < limit);
  return found;
}

/** Before which time all tasks of a range were read, in milliseconds since 1970. */
export function endOfRange(read: readonly TaskTime[], { until, limit }: TaskRange): number {
  const last = read.length === limit ? read.at(-1)?.at : undefined;
  return last ?? until ?? Number.POSITIVE_INFINITY;
}

/** Puts every task of a store off by so many milliseconds. */
export async function postponeTasks(store: Store<Collections>, laterMs: number): Promise<void> {
  const stored = await storedTasks(store);
  await store.transaction(async (transaction) => {
    const own = transaction as unknown as Transaction<{ tasks: typeof tasks }>;
    for (const { id, at } of stored) {
      const task = await own.get("tasks", id);
      if (task) await own.put("tasks", id, { ...task, at: at + laterMs });
    }
  });
}
