import { Agenda, type Due } from "../time/agenda.ts";
import type { PlannedTask } from "./tasks.ts";

/** What tells a task from others, and when it is to be done. */
export type TaskTime = Pick<PlannedTask, "id" | "at">;

/** What is to become of tasks. */
export interface TaskCourse {
  /** Milliseconds since 1970. */
  now(): number;
  /** Has a task done when its time comes. */
  later(task: TaskTime): void;
  /** Does a task, and gives those that it planned. */
  carryOut(task: TaskTime): Promise<Iterable<TaskTime>>;
}

interface DueTask extends TaskTime, Due {
  /** The latest time of those that led to it, in milliseconds since 1970. */
  readonly reached: number;
  /** How many led to it, one planned by the other, without getting any further in time. */
  readonly idle: number;
}

/** So many tasks may plan one another for the same time. Who plans more would never come to an end. */
const MOST_IDLE = 1_000;

/**
 * Does at once what is due already, in order of time, together with what it plans in turn; what is not due yet is put
 * off. A task that fails keeps no other from being done.
 */
export async function carryOutDue(tasks: Iterable<TaskTime>, course: TaskCourse): Promise<void> {
  const due = new Agenda<DueTask>();
  let order = 0;
  const take = (task: TaskTime, by?: DueTask): void => {
    order += 1;
    if (task.at > course.now()) course.later(task);
    else due.add({ id: task.id, at: task.at, order, ...progressOf(task, by) });
  };
  for (const task of tasks) take(task);
  for (let next = due.first(); next; next = due.first()) {
    due.remove(next);
    for (const task of await planned(next, course)) take(task, next);
  }
}

function progressOf({ at }: TaskTime, by: DueTask | undefined): Pick<DueTask, "reached" | "idle"> {
  if (by === undefined || at > by.reached) return { reached: at, idle: 0 };
  return { reached: by.reached, idle: by.idle + 1 };
}

/** The clock, too, writes to the console what fails of the work that is scheduled on it. */
async function planned(task: DueTask, { carryOut }: TaskCourse): Promise<Iterable<TaskTime>> {
  try {
    if (task.idle < MOST_IDLE) return await carryOut(task);
    console.error(
      `The task ${task.id} is left undone: tasks plan one another for the same time without end.`,
    );
  } catch (error) {
    console.error("A task of the emulator that was due failed.", error);
  }
  return [];
}
