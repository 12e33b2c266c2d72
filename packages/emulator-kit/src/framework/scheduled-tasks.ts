import { type DueItem, DueQueue } from "../clock/event-schedule.ts";
import { type Collection, type Collections, collection } from "../store/collection.ts";
import type { Store, Transaction } from "../store/store.ts";
import { isReplaced } from "../store/store-errors.ts";

/** Work that a service performs later. Tasks are part of the service's state, so they survive restarts. */
export interface Task {
  /** When the task falls due, in milliseconds since 1970 according to the emulator's clock. */
  readonly at: number;
  /** One of the service's task kinds. */
  readonly kind: string;
  /** Input of the task, as JSON. */
  readonly subject: unknown;
}

/** A task to be planned. */
export interface PlannedTask extends Task {
  /** A later task with the same id replaces this one. */
  readonly id: string;
}

/** The stored tasks of a service. They are indexed by due time, then by number. */
export const tasks: Collection<Task & { readonly number: number }, "byTime"> = collection<
  Task & { readonly number: number }
>().indexed({ byTime: { key: ({ at, number }) => [at, number] } });

/** A task's id and due time. */
export type TaskTime = Pick<PlannedTask, "id" | "at">;

interface TaskRunner {
  /** Milliseconds since 1970. */
  now(): number;
  /** Schedules a task on the clock. */
  schedule(task: TaskTime): void;
  /** Runs a task and returns the tasks that it schedules. */
  run(task: TaskTime): Promise<Iterable<TaskTime>>;
}

interface DueTask extends TaskTime, DueItem {
  /** The latest due time in the chain of tasks that led to this one, in milliseconds since 1970. */
  readonly reached: number;
  /** Number of tasks in this chain since the due time last increased. */
  readonly idle: number;
}

/** Maximum number of consecutive tasks that plan each other for the same time. Prevents an endless loop. */
const MAX_IDLE = 1_000;

/**
 * Runs overdue tasks in chronological order, including tasks planned by them, and schedules all others on the clock. If
 * a task fails, the others still run.
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

/** Runs a task. Failures are logged to the console, like errors in scheduled callbacks. */
async function runTask(task: DueTask, { run }: TaskRunner): Promise<Iterable<TaskTime>> {
  try {
    if (task.idle < MAX_IDLE) return await run(task);
    console.error(
      `skipped task ${task.id}: ${MAX_IDLE} tasks in a row scheduled each other for the same time`,
    );
  } catch (error) {
    if (!isReplaced(error)) console.error("A task in the emulator failed.", error);
  }
  return [];
}

/** Batch size for reading tasks. */
const PAGE = 1_000;

/** Selects the earliest tasks in a store. */
export interface TaskRange {
  /** Latest due time, in milliseconds since 1970. */
  readonly until?: number;
  /** Maximum number of tasks. */
  readonly limit?: number;
}

/** Returns the tasks in a store, sorted by due time and then by number. */
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

/** Returns the time before which `read` contains all tasks, in milliseconds since 1970. */
export function endOfRange(read: readonly TaskTime[], { until, limit }: TaskRange): number {
  const last = read.length === limit ? read.at(-1)?.at : undefined;
  return last ?? until ?? Number.POSITIVE_INFINITY;
}

/** Postpones all tasks in a store. */
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
