/**
 * Lets everything go on that waits for nothing but its turn: the promises that are settled by now, and what follows
 * from them. By a message, since a timer is slower, and tests replace timers.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
