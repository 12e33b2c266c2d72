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

/** Header fields that are passed on: neither those of the connection, nor those that `Connection` names. */
export function* endToEnd(fields: Iterable<readonly [string, string]>): Generator<readonly [string, string]> {
  const all = [...fields];
  const connections = all.filter(([name]) => name.toLowerCase() === "connection");
  const named = connections.flatMap(([, value]) => value.split(",").map((each) => each.trim().toLowerCase()));
  for (const field of all) {
    const name = field[0].toLowerCase();
    if (!HOP_BY_HOP.has(name) && !named.includes(name)) yield field;
  }
}
