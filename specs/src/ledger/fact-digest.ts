import { createHash } from "node:crypto";
import { parsePointer, valueAt } from "@seamline/openapi/json-pointer";

/** Long enough to detect a change. The digest does not protect anything, because the contract is public. */
const DIGEST_LENGTH = 12;

/** Members that describe a fact but do not change it. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  "title",
  "summary",
  "description",
  "example",
  "examples",
  "externalDocs",
  "tags",
]);

/**
 * Members whose keys are user-defined names, such as property names. A property can have the name of an annotation,
 * such as `title`.
 */
const NAME_MAPS: ReadonlySet<string> = new Set(["properties", "patternProperties", "headers", "schemas"]);

/** Returns the digest of the part at a JSON pointer without its annotations, or `undefined` if it does not exist. */
export function factDigest(bundle: unknown, pointer: string): string | undefined {
  const value = valueAt(bundle, pointer);
  if (value === undefined) return undefined;
  const hasNames = NAME_MAPS.has(parsePointer(pointer).at(-1) ?? "");
  const hash = createHash("sha256").update(JSON.stringify(plain(value, hasNames)));
  return hash.digest("hex").slice(0, DIGEST_LENGTH);
}

/** Returns a copy with sorted keys. Omits annotations and extensions, except where keys are user-defined names. */
function plain(value: unknown, hasNames = false): unknown {
  if (Array.isArray(value)) return value.map((each) => plain(each));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => hasNames || !(ANNOTATIONS.has(key) || key.startsWith("x-")))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, member]) => [key, plain(member, !hasNames && NAME_MAPS.has(key))]);
}
