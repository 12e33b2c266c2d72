/** Prefix of the names of everything that a run creates. */
export const NAME_PREFIX = "seamline-verify";

const NAMES = /^(?:name|title|displayname|domain|hostname|to|subject|label)$/i;
const HOST = /^[\w-]+(?:\.[\w-]+)+$/;

/**
 * Returns a copy of a body with a recognisable, unique name, if the body has a member for a name. Host names keep their
 * domain. A resource name, which contains slashes, is removed, because it names another item.
 */
export function withName(body: unknown, name: string): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) => {
      if (typeof value !== "string" || !NAMES.test(key)) return [[key, value]];
      if (value.includes("/")) return [];
      return [[key, HOST.test(value) ? value.replace(/^[^.]+/, name) : name]];
    }),
  );
}
