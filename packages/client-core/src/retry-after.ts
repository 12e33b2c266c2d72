/**
 * How long the service wants to be left alone, in milliseconds: `Retry-After` in either form (RFC 9110 section
 * 10.2.3), 0 where that is over. `undefined` where there is none that can be read.
 *
 * @param now milliseconds since 1970, by our clock; a date counts from the service's, where it says what that shows
 */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get("retry-after") ?? "";
  const ms = /^-?\d+$/.test(value)
    ? Number(value) * 1000
    : dateOf(value) - (dateOf(headers?.get("date") ?? "") || now);
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Date.parse takes nearly anything for a date, but an HTTP date ends in GMT. */
function dateOf(value: string): number {
  return value.endsWith("GMT") ? Date.parse(value) : Number.NaN;
}
