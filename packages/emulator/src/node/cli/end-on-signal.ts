/** Has SIGINT and SIGTERM end the process with 0, after `end`. A second signal ends it at once. */
export function endOnSignal(end: () => Promise<void>): void {
  let isEnding = false;
  const ended = (error?: unknown): void => {
    if (error !== undefined) console.error(error);
    process.exit(error === undefined ? 0 : 1);
  };
  const take = (): void => {
    if (isEnding) process.exit(1);
    isEnding = true;
    end().then(() => ended(), ended);
  };
  process.on("SIGINT", take).on("SIGTERM", take);
}
