/**
 * Returns the status that the document declares for success: the first status from 200 to 299, else a range (`2XX`),
 * else `default`.
 */
export function successOf(statuses: readonly string[]): string | undefined {
  return (
    statuses.find((status) => /^2\d\d$/.test(status)) ??
    statuses.find((status) => /^2XX$/i.test(status)) ??
    statuses.find((status) => status === "default")
  );
}
