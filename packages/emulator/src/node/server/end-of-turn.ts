// Imported: programs that replace timers replace the global one, and are to be answered all the same.
import { setImmediate } from "node:timers";

let end: Promise<void> | undefined;

/**
 * Settles when all that has come in is taken. Answers wait for it, to be written together: the first one wakes its
 * receiver, which takes the system longer than most answers take to make, and finds it awake for the others.
 */
export function endOfTurn(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined;
      resolve();
    });
  });
  return end;
}
