/** Allows the process to exit before a timer fires. Does nothing in browsers, where a timer is a number. */
export function unrefTimer<Timer>(timer: Timer): Timer {
  (timer as { unref?(): void }).unref?.();
  return timer;
}
