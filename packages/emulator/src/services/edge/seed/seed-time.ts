import { LAST_TIME } from "../../../time/checked-time.ts";

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?<zone>Z|[+-]\d\d:\d\d)?$/i;

/** What a time zone may put before the year 0 has no form with four digits, as little as what is past the last time. */
const FIRST_TIME = Date.parse("0000-01-01T00:00:00Z");

/** Milliseconds since 1970 of a time that may name no time zone, which then is UTC; `undefined` for what is no time. */
export function seedTime(text: string): number | undefined {
  const match = TIME.exec(text);
  if (!match) return undefined;
  const at = Date.parse(match.groups?.zone ? text : `${text}Z`);
  return at >= FIRST_TIME && at <= LAST_TIME ? at : undefined;
}
