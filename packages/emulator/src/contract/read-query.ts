/** Values of a query by their decoded names. The values are as they were sent: a comma means more than `%2C`. */
export type RawQuery = ReadonlyMap<string, readonly string[]>;

/** Reads a query, or a form of the media type `application/x-www-form-urlencoded`. */
export function readQuery(query: string): RawQuery {
  const values = new Map<string, string[]>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    const name = decodeQuery(at < 0 ? pair : pair.slice(0, at));
    // A name that cannot be read is none that the contract knows, and those are ignored.
    if (name === undefined) continue;
    const value = at < 0 ? "" : pair.slice(at + 1);
    const others = values.get(name);
    if (others) others.push(value);
    else values.set(name, [value]);
  }
  return values;
}

/** Decodes a part of a query; `undefined` when it is not percent-encoded UTF-8. */
export function decodeQuery(raw: string): string | undefined {
  if (!/[%+]/.test(raw)) return raw;
  try {
    return decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
