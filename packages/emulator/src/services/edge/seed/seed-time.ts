const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?<zone>Z|[+-]\d\d:\d\d)?$/i;

/** Milliseconds since 1970 of a time that may name no time zone, which then is UTC; `undefined` for what is no time. */
export function seedTime(text: string): number | undefined {
  const match = TIME.exec(text);
  if (!match) return undefined;
  const at = Date.parse(match.groups?.zone ? text : `${text}Z`);
  return Number.isNaN(at) ? undefined : at;
}
