/** Letters, digits, spaces, hyphens and underscores, so that neither a URL nor a host name is a valid name. */
const SERVICE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u;

/** Matches addresses that `SERVICE_NAME` accepts because they look like names. */
const ADDRESS = /^localhost$/i;

/** Returns the problem with a service's name, or `undefined` for a valid name. */
export function serviceNameProblem(name: string): string | undefined {
  if (SERVICE_NAME.test(name) && !ADDRESS.test(name)) return undefined;
  return `invalid service name ${JSON.stringify(name)} (use up to 64 letters, digits, spaces, - and _; a ledger contains no addresses)`;
}

/** Returns the problem with a day, or `undefined` for a valid day. */
export function dayProblem(day: unknown): string | undefined {
  if (typeof day === "string" && /^\d{4}-\d{2}-\d{2}$/.test(day) && isOnCalendar(day)) return undefined;
  return `invalid date ${JSON.stringify(day)} (write a day such as 2026-11-26)`;
}

/** Rejects days such as `2026-02-30`, which `Date` moves to the next month. */
function isOnCalendar(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
