/**
 * Does a task that fell due and reaches outside of the store, such as starting a process: outside of any transaction,
 * and while others go on; moves of the clock wait for it, so that it must not wait for the clock. The task is taken off
 * the list when it is done: a process that dies in between does it again. What it finds out, it puts into the store.
 *
 * @param at when it fell due, in milliseconds since 1970
 * @param signal aborts when another state takes the place of this one, and when the emulator closes
 */
export type ErrandWork = (subject: never, at: number, signal: AbortSignal) => Promise<void>;
