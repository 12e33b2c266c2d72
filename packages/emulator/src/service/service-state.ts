import type { Collections } from "../store/collection.ts";
import type { Reader, Store, Transaction } from "../store/store.ts";
import type { EmulatorClock } from "../time/emulator-clock.ts";
import type { PlannedTask, tasks } from "./tasks.ts";

/** The collections of a service, and its tasks. */
export type StoredCollections<All extends Collections> = All & { readonly tasks: typeof tasks };

/** A transaction of a service, which may also plan what is to happen later. */
export interface ServiceTransaction<All extends Collections> extends Transaction<All> {
  /** Has the service's own work done at a time, once what the transaction changed is there. */
  plan(task: PlannedTask): Promise<void>;
  /** Whether there was such a task. */
  drop(taskId: string): Promise<boolean>;
}

/** The state of a service. The rules of {@link Store} hold. */
export interface ServiceState<All extends Collections> {
  read<Result>(work: (reader: Reader<All>) => Promise<Result>): Promise<Result>;
  change<Result>(work: (transaction: ServiceTransaction<All>) => Promise<Result>): Promise<Result>;
}

/** Does a task that fell due, in the transaction that also takes it off the list. */
export type TaskWork<All extends Collections> = (
  subject: never,
  transaction: ServiceTransaction<All>,
) => Promise<void>;

/** State whose tasks are on the clock. */
export interface ScheduledState<All extends Collections> extends ServiceState<All> {
  /** Puts every task that is stored on the clock, and nothing else: after opening, planting and restoring. */
  scheduleAll(): Promise<void>;
  /** Takes every task off the clock. They stay in the store. */
  unscheduleAll(): void;
}

const PAGE = 1_000;

export function createServiceState<All extends Collections>(
  store: Store<Collections>,
  clock: EmulatorClock,
  kinds: Readonly<Record<string, TaskWork<All>>>,
): ScheduledState<All> {
  const change = async <Result>(work: (transaction: ServiceTransaction<All>) => Promise<Result>) => {
    let planned: PlannedTask[] = [];
    const result = await store.transaction((transaction) => {
      planned = [];
      return work(withTasks(transaction, planned) as unknown as ServiceTransaction<All>);
    });
    for (const task of planned) schedule(task);
    return result;
  };
  const scheduled = new Map<string, () => void>();
  const schedule = ({ id, at }: Pick<PlannedTask, "id" | "at">) => {
    scheduled.get(id)?.();
    const cancel = clock.schedule(at, () => {
      scheduled.delete(id);
      return change((transaction) => carryOut(transaction, id, at, kinds));
    });
    scheduled.set(id, cancel);
  };
  const unscheduleAll = () => {
    for (const cancel of scheduled.values()) cancel();
    scheduled.clear();
  };
  return {
    read: (work) => store.read((reader) => work(reader as unknown as Reader<All>)),
    change,
    scheduleAll() {
      unscheduleAll();
      return eachTask(store, schedule);
    },
    unscheduleAll,
  };
}

function withTasks(
  transaction: Transaction<Collections>,
  planned: PlannedTask[],
): ServiceTransaction<Collections> {
  return {
    ...transaction,
    async plan(task) {
      const { id, ...rest } = task;
      await transaction.put("tasks", id, { ...rest, number: await transaction.nextNumber("tasks") });
      planned.push(task);
    },
    drop: (id) => transaction.delete("tasks", id),
  };
}

/** A task that was dropped, or planned anew for another time, is not done. */
async function carryOut<All extends Collections>(
  transaction: ServiceTransaction<All>,
  id: string,
  at: number,
  kinds: Readonly<Record<string, TaskWork<All>>>,
): Promise<void> {
  const own = transaction as unknown as Transaction<{ tasks: typeof tasks }>;
  const task = await own.get("tasks", id);
  if (task?.at !== at) return;
  await own.delete("tasks", id);
  await kinds[task.kind]?.(task.subject as never, transaction);
}

async function eachTask(
  store: Store<Collections>,
  schedule: (task: { readonly id: string; readonly at: number }) => void,
): Promise<void> {
  let after: string | undefined;
  do {
    const page = await store.read((reader) => reader.list("tasks", { index: "byTime", limit: PAGE, after }));
    for (const { id, value } of page.items) schedule({ id, at: (value as { at: number }).at });
    after = page.next;
  } while (after !== undefined);
}
