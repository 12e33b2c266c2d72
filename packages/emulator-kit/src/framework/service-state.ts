import { nearestName } from "@seamline/openapi/field-names";
import type { EmulatorClock, WorkDescription } from "../clock/emulator-clock.ts";
import type { Collections } from "../store/collection.ts";
import type { Reader, Store, Transaction } from "../store/store.ts";
import { BackgroundJobs, type BackgroundWork, type JobClaims, type NumberedTask } from "./background-jobs.ts";
import {
  endOfRange,
  type PlannedTask,
  runDueTasks,
  storedTasks,
  type Task,
  type TaskRange,
  type TaskTime,
  type tasks,
} from "./scheduled-tasks.ts";

/** A transaction on the state of a service. It can also plan tasks. */
export interface ServiceTransaction<All extends Collections> extends Transaction<All> {
  /**
   * Plans a task. It runs at its due time, after the transaction has been committed. If the task is already due, it
   * runs before {@link ServiceState.change} resolves.
   */
  plan(task: PlannedTask): Promise<void>;
  /** Removes a task. @returns whether the task existed */
  drop(taskId: string): Promise<boolean>;
}

/** The state of a service. It follows the rules of {@link Store}. */
export interface ServiceState<All extends Collections> {
  read<Result>(work: (reader: Reader<All>) => Promise<Result>): Promise<Result>;
  change<Result>(work: (transaction: ServiceTransaction<All>) => Promise<Result>): Promise<Result>;
}

/**
 * Runs a task in the same transaction that removes it.
 *
 * @param at due time, in milliseconds since 1970; the task may run later
 */
export type TaskWork<All extends Collections> = (
  subject: never,
  transaction: ServiceTransaction<All>,
  at: number,
) => Promise<void>;

/** The state of a service, whose tasks are scheduled on the clock. */
export interface ScheduledState<All extends Collections> extends ServiceState<All> {
  /** Task kinds that have a handler. */
  readonly taskKinds: readonly string[];
  /**
   * Schedules all stored tasks and cancels all others. Called after a store is opened or restored. Overdue tasks run in
   * chronological order before the promise resolves.
   *
   * @param stored the stored tasks, if they have already been read; in that case, the promise never rejects
   */
  scheduleAll(stored?: readonly TaskTime[]): Promise<void>;
  /**
   * Schedules tasks that other emulators have planned, and cancels tasks that they have removed. Overdue tasks run
   * before the promise resolves.
   */
  takeTasks(which: TaskRange): Promise<void>;
  /**
   * Cancels all tasks and aborts the background jobs. The tasks stay in the store, including tasks that the jobs plan
   * while they are being aborted.
   */
  unscheduleAll(): Promise<void>;
}

/** A listener for changes to a state. */
export interface StateObserver {
  /** True if changes need to be reported. */
  readonly isRecording: boolean;
  /** Called when a transaction has changed items in collections. */
  stateChanged(collections: ReadonlySet<string>): void;
}

/** The handlers for a service's tasks, by kind. */
interface TaskKinds<All extends Collections> {
  readonly tasks: Readonly<Record<string, TaskWork<All>>>;
  readonly backgroundJobs: Readonly<Record<string, BackgroundWork>>;
  /** Present if other emulators share the state. */
  readonly claims?: JobClaims | undefined;
}

interface StateParts<All extends Collections> extends TaskKinds<All> {
  readonly observer?: StateObserver;
  /** Describes a task in words. */
  describe?(task: Task, reader: Reader<Collections>): Promise<WorkDescription | undefined>;
}

export function createServiceState<All extends Collections>(
  store: Store<Collections>,
  clock: EmulatorClock,
  kinds: StateParts<All>,
): ScheduledState<All> {
  return new ClockedState(store, clock, kinds);
}

class ClockedState<All extends Collections> implements ScheduledState<All> {
  readonly #store: Store<Collections>;
  readonly #clock: EmulatorClock;
  readonly #kinds: StateParts<All>;
  readonly taskKinds: readonly string[];
  readonly #jobs: BackgroundJobs;
  /** The due times of the scheduled tasks, by task id. */
  readonly #scheduled = new Map<string, { readonly at: number; readonly cancel: () => void }>();
  /** Number of {@link unscheduleAll} calls. Code that started before a call must not schedule tasks after it. */
  #cancellations = 0;
  #isEnding = false;

  constructor(store: Store<Collections>, clock: EmulatorClock, kinds: StateParts<All>) {
    this.#store = store;
    this.#clock = clock;
    this.#kinds = kinds;
    this.taskKinds = Object.keys({ ...kinds.tasks, ...kinds.backgroundJobs });
    this.#jobs = new BackgroundJobs({
      clock,
      kinds: kinds.backgroundJobs,
      claims: kinds.claims,
      isPlanned: (id, number) => this.#isPlanned(id, number),
      remove: (task) => this.#removeTask(task),
    });
  }

  read<Result>(work: (reader: Reader<All>) => Promise<Result>): Promise<Result> {
    return this.#store.read((reader) => work(reader as unknown as Reader<All>));
  }

  async change<Result>(work: (transaction: ServiceTransaction<All>) => Promise<Result>): Promise<Result> {
    const cancellations = this.#isEnding ? undefined : this.#cancellations;
    const { result, planned } = await this.#commit(work);
    // Most changes do not plan any tasks, so there is nothing to wait for.
    if (planned.length > 0 && cancellations === this.#cancellations) await this.#settle(planned);
    return result;
  }

  async scheduleAll(stored?: readonly TaskTime[]): Promise<void> {
    await this.unscheduleAll();
    await this.#settle(stored ?? (await storedTasks(this.#store)));
  }

  async takeTasks(which: TaskRange): Promise<void> {
    const cancellations = this.#cancellations;
    await this.#jobs.abortUnplanned();
    const before = [...this.#scheduled];
    const stored = await storedTasks(this.#store, which);
    if (cancellations !== this.#cancellations) return;
    const times = new Map(stored.map(({ id, at }) => [id, at]));
    const end = endOfRange(stored, which);
    // This emulator may have scheduled newer tasks since the stored tasks were read.
    for (const [id, task] of before)
      if (task.at < end && times.get(id) !== task.at && this.#scheduled.get(id) === task)
        this.#unschedule(id);
    const unknown = stored.filter(({ id, at }) => this.#scheduled.get(id)?.at !== at && !this.#jobs.has(id));
    if (unknown.length > 0) await this.#settle(unknown);
  }

  async unscheduleAll(): Promise<void> {
    this.#cancellations += 1;
    this.#isEnding = true;
    for (const { cancel } of this.#scheduled.values()) cancel();
    this.#scheduled.clear();
    await this.#jobs.abortAll();
    this.#isEnding = false;
  }

  async #commit<Result>(
    work: (transaction: ServiceTransaction<All>) => Promise<Result>,
  ): Promise<{ readonly result: Result; readonly planned: readonly TaskTime[] }> {
    const planned = new Map<string, TaskTime | undefined>();
    const { observer } = this.#kinds;
    const changed = observer?.isRecording ? new Set<string>() : undefined;
    const result = await this.#store.transaction((transaction) => {
      planned.clear();
      changed?.clear();
      const noted = changed ? noteChanges(transaction, changed) : transaction;
      return work(withTasks(noted, planned, this.taskKinds) as unknown as ServiceTransaction<All>);
    });
    if (changed?.size) observer?.stateChanged(changed);
    for (const [id, task] of planned) if (!task) this.#unschedule(id);
    return { result, planned: [...planned.values()].filter((task) => task !== undefined) };
  }

  #settle(tasks: readonly TaskTime[]): Promise<void> {
    const cancellations = this.#cancellations;
    for (const { id } of tasks) this.#unschedule(id);
    return runDueTasks(tasks, {
      now: () => this.#clock.now(),
      schedule: (task) => this.#schedule(task),
      run: (task) => this.#runTask(task, cancellations),
    });
  }

  /** Runs a task. Background jobs are started, but not awaited. */
  async #runTask(task: TaskTime, cancellations: number): Promise<readonly TaskTime[]> {
    if (cancellations !== this.#cancellations) return [];
    const { result: job, planned } = await this.#commit((transaction) =>
      runStoredTask(transaction, task, this.#kinds),
    );
    if (cancellations !== this.#cancellations) return [];
    if (job) this.#jobs.begin(task.id, job);
    return planned;
  }

  /** Removes a task unless it has been replaced by another task with the same id. */
  async #removeTask({ id, number }: NumberedTask & { readonly id: string }): Promise<void> {
    await this.#commit(async (transaction) => {
      const own = transaction as unknown as Transaction<{ tasks: typeof tasks }>;
      if ((await own.get("tasks", id))?.number === number) await own.delete("tasks", id);
    });
  }

  #isPlanned(id: string, number: number): Promise<boolean> {
    return this.#store.read(async (reader) => {
      const task = (await reader.get("tasks", id)) as NumberedTask | undefined;
      return task?.number === number;
    });
  }

  #schedule(task: TaskTime): void {
    this.#unschedule(task.id);
    const work = async (): Promise<void> => {
      this.#scheduled.delete(task.id);
      const planned = await this.#runTask(task, this.#cancellations);
      if (planned.length > 0) await this.#settle(planned);
    };
    const cancel = this.#clock.schedule(task.at, work, () => this.#describe(task.id));
    this.#scheduled.set(task.id, { at: task.at, cancel });
  }

  #describe(id: string): Promise<WorkDescription | undefined> {
    return this.#store.read(async (reader) => {
      const task = (await reader.get("tasks", id)) as Task | undefined;
      return task && this.#kinds.describe?.(task, reader);
    });
  }

  #unschedule(id: string): void {
    this.#scheduled.get(id)?.cancel();
    this.#scheduled.delete(id);
    this.#jobs.abort(id);
  }
}

/**
 * Runs a task unless it has been removed or replanned for another time.
 *
 * @returns the task if it is a background job; the caller must then start it
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

/** Wraps a transaction to record which collections it changes. */
function noteChanges(transaction: Transaction<Collections>, changed: Set<string>): Transaction<Collections> {
  return {
    ...transaction,
    put(...item) {
      changed.add(item[0]);
      return transaction.put(...item);
    },
    delete(...item) {
      changed.add(item[0]);
      return transaction.delete(...item);
    },
  };
}

/**
 * Wraps a transaction so that it can plan and remove tasks.
 *
 * @param planned receives the planned tasks in order, and `undefined` for removed tasks
 * @param kinds the task kinds that have a handler
 */
export function withTasks(
  transaction: Transaction<Collections>,
  planned: Map<string, TaskTime | undefined>,
  kinds: readonly string[],
): ServiceTransaction<Collections> {
  return {
    ...transaction,
    async plan(task) {
      const { id, ...rest } = task;
      if (!kinds.includes(task.kind)) throw unknownKindError(task.kind, kinds);
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

function unknownKindError(kind: string, kinds: readonly string[]): TypeError {
  const nearest = nearestName(kind, kinds);
  const known = kinds.length === 0 ? "the service does not define any tasks" : `must be ${kinds.join(", ")}`;
  const remedy = nearest === undefined ? known : `did you mean "${nearest}"?`;
  return new TypeError(`unknown kind of task "${kind}" (${remedy})`);
}
