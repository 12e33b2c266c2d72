import { keyScope } from "../access/key-scope.ts";
import type { EdgeAccount, EdgeWorld } from "../edge-context.ts";
import type { EdgeSection } from "./edge-section.ts";
import { seedKeys } from "./seed-keys.ts";

/** What of a seed no operation changes: who may call, and which Ids are given away. */
export function worldOf(section: EdgeSection = {}): EdgeWorld {
  const { zones = [] } = section;
  const accounts = seedKeys(section).map(({ key, ...rules }, at): [string, EdgeAccount] => [
    key,
    { number: at + 1, scope: keyScope(rules) },
  ]);
  const records = zones.flatMap(({ Records = [] }) => Records);
  return { accounts: new Map(accounts), seededIds: { zone: highestId(zones), record: highestId(records) } };
}

function highestId(all: readonly { readonly Id?: number }[]): number {
  return all.reduce((highest, { Id = 0 }) => Math.max(highest, Id), 0);
}
