import type { Collections } from "../store/collection.ts";
import type { Reader, Store, Transaction } from "../store/store.ts";
import type { EmulatorClock } from "../time/emulator-clock.ts";
import { carryOutDue, type TaskTime } from "./due-tasks.ts";
import type { PlannedTask, tasks } from "./tasks.ts";

/** A transaction of a service, which may also plan what is to happen later. */
export interface ServiceTransaction<All extends Collections> extends Transaction<All> {
  /**
   * Has the service's own work done at a time, once what the transaction changed is there. What is due already is done
   * before {@link ServiceState.change} resolves.
   */
  plan(task: PlannedTask): Promise<void>;
  /** Whether there was such a task. */
  drop(taskId: string): Promise<boolean>;
}

/** The state of a service. The rules of {@link Store} hold. */
export interface ServiceState<All extends Collections> {
  read<Result>(work: (reader: Reader<All>) => Promise<Result>): Promise<Result>;
  change<Result>(work: (transaction: ServiceTransaction<All>) => Promise<Result>): Promise<Result>;
}

/**
 * Does a task that fell due, in the transaction that also takes it off the list.
 *
 * @param at when it fell due, in milliseconds since 1970; it may be done later
 */
export type TaskWork<All extends Collections> = (
  subject: never,
  transaction: ServiceTransaction<All>,
  at: number,
) => Promise<void>;

/** State whose tasks are on the clock. */
export interface ScheduledState<All extends Collections> extends ServiceState<All> {
  /**
   * Puts every task that is stored on the clock, and nothing else: after opening and restoring. What is due already is
   * done before it resolves, in order of time.
   *
   * @param laterMs puts every task off by so many milliseconds: time that went by since the state was new
   */
  scheduleAll(laterMs?: number): Promise<void>;
  /** Takes every task off the clock. They stay in the store. */
  unscheduleAll(): void;
}

const PAGE = 1_000;

export function createServiceState<All extends Collections>(
  store: Store<Collections>,
  clock: EmulatorClock,
  kinds: Readonly<Record<string, TaskWork<All>>>,
): ScheduledState<All> {
  return new StateOnClock(store, clock, kinds);
}

class StateOnClock<All extends Collections> implements ScheduledState<All> {
  readonly #store: Store<Collections>;
  readonly #clock: EmulatorClock;
  readonly #kinds: Readonly<Record<string, TaskWork<All>>>;
  /** What takes a task off the clock, by its id. */
  readonly #scheduled = new Map<string, () => void>();

  constructor(
    store: Store<Collections>,
    clock: EmulatorClock,
    kinds: Readonly<Record<string, TaskWork<All>>>,
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#kinds = kinds;
  }

  read<Result>(work: (reader: Reader<All>) => Promise<Result>): Promise<Result> {
    return this.#store.read((reader) => work(reader as unknown as Reader<All>));
  }

  async change<Result>(work: (transaction: ServiceTransaction<All>) => Promise<Result>): Promise<Result> {
    const { result, planned } = await this.#commit(work);
    // Nobody waits a turn for nothing: most changes plan no task.
    if (planned.length > 0) await this.#settle(planned);
    return result;
  }

  async scheduleAll(laterMs = 0): Promise<void> {
    this.unscheduleAll();
    const stored = await storedTasks(this.#store);
    await this.#settle(laterMs > 0 ? await this.#putOff(stored, laterMs) : stored);
  }

  #putOff(stored: readonly TaskTime[], laterMs: number): Promise<TaskTime[]> {
    return this.#store.transaction(async (transaction) => {
      const own = transaction as unknown as Transaction<{ tasks: typeof tasks }>;
      const later: TaskTime[] = [];
      for (const { id, at } of stored) {
        const task = await own.get("tasks", id);
        if (!task) continue;
        await own.put("tasks", id, { ...task, at: at + laterMs });
        later.push({ id, at: at + laterMs });
      }
      return later;
    });
  }

  unscheduleAll(): void {
    for (const cancel of this.#scheduled.values()) cancel();
    this.#scheduled.clear();
  }

  async #commit<Result>(
    work: (transaction: ServiceTransaction<All>) => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly planned: readonly TaskTime[] }> {
    const planned = new Map<string, TaskTime | undefined>();
    const result = await this.#store.transaction((transaction) => {
      planned.clear();
      return work(withTasks(transaction, planned) as unknown as ServiceTransaction<All>);
    });
    for (const [id, task] of planned) if (!task) this.#takeOff(id);
    return { result, planned: [...planned.values()].filter((task) => task !== undefined) };
  }

  #settle(tasks: readonly TaskTime[]): Promise<void> {
    for (const { id } of tasks) this.#takeOff(id);
    return carryOutDue(tasks, {
      now: () => this.#clock.now(),
      later: (task) => this.#schedule(task),
      carryOut: async (task) => {
        const { planned } = await this.#commit((transaction) => carryOut(transaction, task, this.#kinds));
        return planned;
      },
    });
  }

  #schedule(task: TaskTime): void {
    this.#takeOff(task.id);
    const cancel = this.#clock.schedule(task.at, () => {
      this.#scheduled.delete(task.id);
      return this.change((transaction) => carryOut(transaction, task, this.#kinds));
    });
    this.#scheduled.set(task.id, cancel);
  }

  #takeOff(id: string): void {
    this.#scheduled.get(id)?.();
    this.#scheduled.delete(id);
  }
}

/** @param planned is told of tasks that are planned, in that order, and of those that are dropped */
function withTasks(
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

/** A task that was dropped, or planned anew for another time, is not done. */
async function carryOut<All extends Collections>(
  transaction: ServiceTransaction<All>,
  { id, at }: TaskTime,
  kinds: Readonly<Record<string, TaskWork<All>>>,
): Promise<void> {
  const own = transaction as unknown as Transaction<{ tasks: typeof tasks }>;
  const task = await own.get("tasks", id);
  if (task?.at !== at) return;
  await own.delete("tasks", id);
  await kinds[task.kind]?.(task.subject as never, transaction, at);
}

/** Sorted by time, then by the order in which they were planned. */
async function storedTasks(store: Store<Collections>): Promise<TaskTime[]> {
  const found: TaskTime[] = [];
  let after: string | undefined;
  do {
    const page = await store.read((reader) => reader.list("tasks", { index: "byTime", limit: PAGE, after }));
    for (const { id, value } of page.items) found.push({ id, at: (value as { at: number }).at });
    after = page.next;
  } while (after !== undefined);
  return found;
}
