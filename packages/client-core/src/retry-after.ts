/**
 * How long the service wants to be left alone, in milliseconds: `Retry-After` in either form (RFC 9110 section
 * 10.2.3), which may lie in the past. `undefined` where there is none that can be read.
 *
 * @param now milliseconds since 1970
 */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get("retry-after") ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Date.parse takes nearly anything for a date, but an HTTP date ends in GMT.
  const date = value.endsWith("GMT") ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : date - now;
}
