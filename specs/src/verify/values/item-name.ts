import type { Schema } from "@seamline/openapi/document";

/** Name prefix for everything that a run creates. */
export const NAME_PREFIX = "seamline-verify";

const NAMES = /^(?:name|title|displayname|domain|hostname|to|subject|label)$/i;
const HOST = /^[\w-]+(?:\.[\w-]+)+$/;

/**
 * Returns a copy of a body with a recognizable, unique name, if the body has a name member. Host names keep their
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

/**
 * Returns a copy of a creation body that does not identify an existing item. Members with the item's identifier are
 * removed. A required identifier gets a new value.
 *
 * @param parameter path parameter that identifies an item
 */
export function withoutIdentity(body: unknown, parameter: string, schema: Schema, name: string): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) => {
      if (!isIdentifier(key, parameter)) return [[key, value]];
      if (!schema.required?.includes(key)) return [];
      return [[key, typeof value === "number" ? randomNumber() : name]];
    }),
  );
}

/** Returns whether a member of a body identifies the item. @param parameter path parameter that identifies an item */
export function isIdentifier(member: string, parameter: string): boolean {
  return ["id", "key", parameter.toLowerCase(), `${parameter}id`.toLowerCase()].includes(
    member.toLowerCase(),
  );
}

/** Returns a number that is unlikely to identify an existing item. */
function randomNumber(): number {
  return 1_000_000_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000_000);
}
