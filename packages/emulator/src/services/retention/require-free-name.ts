import { Refusal } from "../../service/refusal.ts";
import type { RetentionReader } from "./retention-context.ts";

/** Where the names are, what a message calls one of them, and the member that holds a name. */
const NAMED = {
  holds: { one: "a hold", member: "name" },
  savedQueries: { one: "a saved query", member: "displayName" },
  exports: { one: "an export", member: "name" },
} as const;

/**
 * Holds a name to those that are there already. The facts do not say where: it is within a matter, as things are told
 * apart there. What has no name is in nobody's way.
 *
 * @throws Refusal 409
 */
export async function requireFreeName(
  reader: RetentionReader,
  collection: keyof typeof NAMED,
  matterId: string,
  name: string | undefined,
): Promise<void> {
  if (!name) return;
  const taken = await reader.count(collection, { index: "byName", equals: [matterId, name] });
  if (taken === 0) return;
  const { one, member } = NAMED[collection];
  throw new Refusal(409, `The matter ${matterId} has ${one} of the name ${name} already.`, {
    field: `/${member}`,
  });
}
