import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { Collections } from "../store/collection.ts";
import type { Reader, Store, Transaction } from "../store/store.ts";
import { BackgroundJobs, type BackgroundWork, type NumberedTask } from "./background-jobs.ts";
import { type PlannedTask, runDueTasks, storedTasks, type TaskTime, type tasks } from "./scheduled-tasks.ts";

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
   * @param stored the tasks that are stored, where they have been read: then it never fails
   */
  scheduleAll(stored?: readonly TaskTime[]): Promise<void>;
  /**
   * Takes every task off the clock, and ends errands that are under way. They stay in the store, and so does what these
   * plan meanwhile.
   */
  unscheduleAll(): Promise<void>;
}

/** What a service does when a task falls due, by kind. */
export interface TaskKinds<All extends Collections> {
  readonly tasks: Readonly<Record<string, TaskWork<All>>>;
  readonly backgroundJobs: Readonly<Record<string, BackgroundWork>>;
}

export function createServiceState<All extends Collections>(
  store: Store<Collections>,
  clock: EmulatorClock,
  kinds: TaskKinds<All>,
): ScheduledState<All> {
  return new ClockedState(store, clock, kinds);
}

class ClockedState<All extends Collections> implements ScheduledState<All> {
  readonly #store: Store<Collections>;
  readonly #clock: EmulatorClock;
  readonly #kinds: TaskKinds<All>;
  readonly #jobs: BackgroundJobs;
  /** What takes a task off the clock, by its id. */
  readonly #scheduled = new Map<string, () => void>();
  /** Another one begins when all tasks are taken off the clock: what began before puts none on it any more. */
  #epoch = 0;
  #isEnding = false;

  constructor(store: Store<Collections>, clock: EmulatorClock, kinds: TaskKinds<All>) {
    this.#store = store;
    this.#clock = clock;
    this.#kinds = kinds;
    this.#jobs = new BackgroundJobs({
      clock,
      kinds: kinds.backgroundJobs,
      done: (task) => this.#removeJob(task),
    });
  }

  read<Result>(work: (reader: Reader<All>) => Promise<Result>): Promise<Result> {
    return this.#store.read((reader) => work(reader as unknown as Reader<All>));
  }

  async change<Result>(work: (transaction: ServiceTransaction<All>) => Promise<Result>): Promise<Result> {
    const era = this.#isEnding ? undefined : this.#epoch;
    const { result, planned } = await this.#commit(work);
    // Nobody waits a turn for nothing: most changes plan no task.
    if (planned.length > 0 && era === this.#epoch) await this.#settle(planned);
    return result;
  }

  async scheduleAll(stored?: readonly TaskTime[]): Promise<void> {
    await this.unscheduleAll();
    await this.#settle(stored ?? (await storedTasks(this.#store)));
  }

  async unscheduleAll(): Promise<void> {
    this.#epoch += 1;
    this.#isEnding = true;
    for (const cancel of this.#scheduled.values()) cancel();
    this.#scheduled.clear();
    await this.#jobs.endAll();
    this.#isEnding = false;
  }

  async #commit<Result>(
    work: (transaction: ServiceTransaction<All>) => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly planned: readonly TaskTime[] }> {
    const planned = new Map<string, TaskTime | undefined>();
    const result = await this.#store.transaction((transaction) => {
      planned.clear();
      return work(withTasks(transaction, planned) as unknown as ServiceTransaction<All>);
    });
    for (const [id, task] of planned) if (!task) this.#unschedule(id);
    return { result, planned: [...planned.values()].filter((task) => task !== undefined) };
  }

  #settle(tasks: readonly TaskTime[]): Promise<void> {
    const era = this.#epoch;
    for (const { id } of tasks) this.#unschedule(id);
    return runDueTasks(tasks, {
      now: () => this.#clock.now(),
      schedule: (task) => this.#schedule(task),
      run: (task) => this.#runTask(task, era),
    });
  }

  /** An errand is begun, and not waited for. */
  async #runTask(task: TaskTime, era: number): Promise<readonly TaskTime[]> {
    if (era !== this.#epoch) return [];
    const { result: errand, planned } = await this.#commit((transaction) =>
      runStoredTask(transaction, task, this.#kinds),
    );
    if (era !== this.#epoch) return [];
    if (errand) this.#jobs.begin(task.id, errand);
    return planned;
  }

  /** Takes an errand that is done off the list, unless another task has taken its place. */
  async #removeJob({ id, number }: NumberedTask & { readonly id: string }): Promise<void> {
    await this.#commit(async (transaction) => {
      const own = transaction as unknown as Transaction<{ tasks: typeof tasks }>;
      if ((await own.get("tasks", id))?.number === number) await own.delete("tasks", id);
    });
  }

  #schedule(task: TaskTime): void {
    this.#unschedule(task.id);
    const cancel = this.#clock.schedule(task.at, async () => {
      this.#scheduled.delete(task.id);
      const planned = await this.#runTask(task, this.#epoch);
      if (planned.length > 0) await this.#settle(planned);
    });
    this.#scheduled.set(task.id, cancel);
  }

  #unschedule(id: string): void {
    this.#scheduled.get(id)?.();
    this.#scheduled.delete(id);
    this.#jobs.end(id);
  }
}

/**
 * A task that was dropped, or planned anew for another time, is not done.
 *
 * @returns an errand, which is still to be done
 */
async function runStoredTask<All extends Collections>(
  transaction: ServiceTransaction<All>,
  { id, at }: TaskTime,
  kinds: TaskKinds<All>,
): Promise<NumberedTask | undefined> {
  const own = transaction as unknown as Transaction<{ tasks: typeof tasks }>;
  const task = await own.get("tasks", id);
  if (task?.at !== at) return undefined;
  if (Object.hasOwn(kinds.backgroundJobs, task.kind)) return task;
  await own.delete("tasks", id);
  await kinds.tasks[task.kind]?.(task.subject as never, transaction, at);
  return undefined;
}

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
