/** A copy of a value of JSON in which a pointer (RFC 6901) leads to `part`; the empty pointer is the whole. */
export function withValueAt(value: unknown, pointer: string, part: unknown): unknown {
  const [, key, ...rest] = pointer.split("/");
  if (key === undefined) return part;
  const name = key.replaceAll("~1", "/").replaceAll("~0", "~");
  const members = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...members, [name]: withValueAt(members[name], rest.map((each) => `/${each}`).join(""), part) };
}
