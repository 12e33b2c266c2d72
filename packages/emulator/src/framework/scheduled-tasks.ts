import { type DueItem, DueQueue } from "../clock/event-schedule.ts";
import { type Collection, type Collections, collection } from "../store/collection.ts";
import type { Store, Transaction } from "../store/store.ts";

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

/** What tells a task from others, and when it is to be done. */
export type TaskTime = Pick<PlannedTask, "id" | "at">;

/** What is to become of tasks. */
interface TaskRunner {
  /** Milliseconds since 1970. */
  now(): number;
  /** Has a task done when its time comes. */
  schedule(task: TaskTime): void;
  /** Does a task, and gives those that it planned. */
  run(task: TaskTime): Promise<Iterable<TaskTime>>;
}

interface DueTask extends TaskTime, DueItem {
  /** The latest time of those that led to it, in milliseconds since 1970. */
  readonly reached: number;
  /** How many led to it, one planned by the other, without getting any further in time. */
  readonly idle: number;
}

/** So many tasks may plan one another for the same time. Who plans more would never come to an end. */
const MAX_IDLE = 1_000;

/**
 * Does at once what is due already, in order of time, together with what it plans in turn; what is not due yet is put
 * off. A task that fails keeps no other from being done.
 */
export async function runDueTasks(tasks: Iterable<TaskTime>, course: TaskRunner): Promise<void> {
  const due = new DueQueue<DueTask>();
  let order = 0;
  const take = (task: TaskTime, by?: DueTask): void => {
    order += 1;
    if (task.at > course.now()) course.schedule(task);
    else due.add({ id: task.id, at: task.at, order, ...progressOf(task, by) });
  };
  for (const task of tasks) take(task);
  for (let next = due.first(); next; next = due.first()) {
    due.remove(next);
    for (const task of await runTask(next, course)) take(task, next);
  }
}

function progressOf({ at }: TaskTime, by: DueTask | undefined): Pick<DueTask, "reached" | "idle"> {
  if (by === undefined || at > by.reached) return { reached: at, idle: 0 };
  return { reached: by.reached, idle: by.idle + 1 };
}

/** The clock, too, writes to the console what fails of the work that is scheduled on it. */
async function runTask(task: DueTask, { run: carryOut }: TaskRunner): Promise<Iterable<TaskTime>> {
  try {
    if (task.idle < MAX_IDLE) return await carryOut(task);
    console.error(
      `The task ${task.id} is left undone: tasks plan one another for the same time without end.`,
    );
  } catch (error) {
    console.error("A task of the emulator that was due failed.", error);
  }
  return [];
}

/** How many tasks are read in one step. */
const PAGE = 1_000;

/** The tasks of a store, sorted by time, then by the order in which they were planned. */
export async function storedTasks(store: Store<Collections>): Promise<TaskTime[]> {
  const found: TaskTime[] = [];
  let after: string | undefined;
  do {
    const page = await store.read((reader) => reader.list("tasks", { index: "byTime", limit: PAGE, after }));
    for (const { id, value } of page.items) found.push({ id, at: (value as { at: number }).at });
    after = page.next;
  } while (after !== undefined);
  return found;
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
