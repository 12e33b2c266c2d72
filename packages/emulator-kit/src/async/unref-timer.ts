/** Lets the process end before a timer fires. In browsers, where a timer is a number, it does nothing. */
export function unrefTimer<Timer>(timer: Timer): Timer {
  (timer as { unref?(): void }).unref?.();
  return timer;
}
