import { isPlainWord } from "../../service/is-plain-word.ts";
import type { Seed } from "../../service/seed.ts";
import type { EdgeSection } from "./seed/edge-section.ts";
import { seedKeys } from "./seed/seed-keys.ts";

/** Commands that list zones, with a key that nothing is kept from. */
export function examples(url: string, { edge }: Seed): readonly string[] {
  const accessKey = `-H "AccessKey: ${callerOf({ edge }, isPlainWord)}"`;
  return [`curl ${accessKey} ${url}/dnszone`, `curl ${accessKey} "${url}/dnszone?page=1&perPage=10"`];
}

/**
 * A key that nothing is kept from.
 *
 * @param isFit which keys are asked for
 */
export function callerOf({ edge }: Seed, isFit: (key: string) => boolean = () => true): string {
  const keys = seedKeys((edge ?? {}) as EdgeSection).filter(({ key }) => isFit(key));
  const able = keys.find(({ allow, forbid }) => !allow && !forbid);
  return (able ?? keys[0])?.key ?? "test-key";
}
