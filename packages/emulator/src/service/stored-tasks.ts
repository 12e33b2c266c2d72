import type { Collections } from "../store/collection.ts";
import type { Store, Transaction } from "../store/store.ts";
import type { TaskTime } from "./due-tasks.ts";
import type { ServiceTransaction } from "./service-state.ts";
import type { tasks } from "./tasks.ts";

/** How many tasks are read in one step. */
const PAGE = 1_000;

/** @param planned is told of tasks that are planned, in that order, and of those that are dropped */
export function withTasks(
  transaction: Transaction<Collections>,
  planned: Map<string, TaskTime | undefined>,
): ServiceTransaction<Collections> {
  return {
    ...transaction,
    async plan(task) {
      const { id, ...rest } = task;
      await transaction.put("tasks", id, { ...rest, number: await transaction.nextNumber("tasks") });
      planned.delete(id);
      planned.set(id, task);
    },
    drop(id) {
      planned.set(id, undefined);
      return transaction.delete("tasks", id);
    },
  };
}

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
