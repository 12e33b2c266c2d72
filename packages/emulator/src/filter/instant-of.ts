const TIME = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;
/** What the platform reads by itself: the form that most times have. */
const PLAIN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d(?:\.\d{1,3})?Z$/;

/**
 * The time that an RFC 3339 text names, in milliseconds since 1970; `undefined` for anything else. A leap second counts
 * as the second before it: the time scale of the platform has none.
 */
export function instantOf(text: string): number | undefined {
  if (PLAIN.test(text)) return known(Date.parse(text));
  if (!TIME.test(text)) return undefined;
  const plain = text
    .toUpperCase()
    .replace(/:60(?=[.Z+-])/, ":59")
    .replace(/(\.\d{3})\d+/, "$1");
  return known(Date.parse(plain));
}

function known(at: number): number | undefined {
  return Number.isNaN(at) ? undefined : at;
}
