type HeaderField = readonly [name: string, value: string];

/** Header fields that apply only to a single connection (RFC 9110 section 7.6.1). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Removes hop-by-hop header fields, including the fields listed in `Connection`. */
export function endToEndHeaders(fields: Iterable<HeaderField>): readonly HeaderField[] {
  const passedOn: HeaderField[] = [];
  const named = new Set<string>();
  for (const field of fields) {
    const name = field[0].toLowerCase();
    if (!HOP_BY_HOP.has(name)) passedOn.push(field);
    else if (name === "connection")
      for (const each of field[1].split(",")) named.add(each.trim().toLowerCase());
  }
  // Fast path: `Connection` almost always contains only `close` or `keep-alive`.
  named.delete("close");
  const names = [...named].filter((name) => !HOP_BY_HOP.has(name));
  return names.length === 0 ? passedOn : passedOn.filter(([name]) => !names.includes(name.toLowerCase()));
}
