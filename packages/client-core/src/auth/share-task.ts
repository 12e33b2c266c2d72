import { untilAborted } from "../abort.ts";

/**
 * A task that callers share while it runs. Each caller leaves by its own signal; the task's signal aborts when
 * the last one has left, and the next caller starts a new run.
 */
export function shareTask<Argument, Result>(
  run: (signal: AbortSignal, argument: Argument) => Promise<Result>,
): (signal: AbortSignal | undefined, argument: Argument) => Promise<Result> {
  let current:
    | { readonly result: Promise<Result>; readonly controller: AbortController; waiting: number }
    | undefined;
  return async (signal, argument) => {
    if (!current) {
      const controller = new AbortController();
      current = { controller, waiting: 0, result: run(controller.signal, argument) };
    }
    const task = current;
    const forget = (): void => {
      if (current === task) current = undefined;
    };
    task.result.then(forget, forget);
    task.waiting += 1;
    try {
      return await untilAborted(() => task.result, signal);
    } finally {
      task.waiting -= 1;
      if (task.waiting === 0 && current === task) {
        forget();
        task.controller.abort();
      }
    }
  };
}
