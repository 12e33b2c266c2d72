/** Fields that speak of one connection alone (RFC 9110 section 7.6.1). */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

type Field = readonly [name: string, value: string];

/** Header fields that are passed on: neither those of the connection, nor those that `Connection` names. */
export function endToEndHeaders(fields: Iterable<Field>): readonly Field[] {
  const passedOn: Field[] = [];
  let named: Set<string> | undefined;
  for (const field of fields) {
    const name = field[0].toLowerCase();
    if (!HOP_BY_HOP.has(name)) passedOn.push(field);
    else if (name === "connection") named = withNames(named, field[1]);
  }
  return named ? passedOn.filter(([name]) => !named.has(name.toLowerCase())) : passedOn;
}

/** What `Connection` always says names nothing that would be passed on. */
function withNames(names: Set<string> | undefined, value: string): Set<string> | undefined {
  const more = value.split(",").map((each) => each.trim().toLowerCase());
  const others = more.filter((name) => name !== "close" && !HOP_BY_HOP.has(name));
  return others.length === 0 ? names : new Set([...(names ?? []), ...others]);
}
