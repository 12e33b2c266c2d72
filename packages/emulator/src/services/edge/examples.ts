import { isPlainWord } from "../../service/is-plain-word.ts";
import type { Seed } from "../../service/seed.ts";
import type { EdgeSection } from "./seed/edge-section.ts";

/** Commands that list zones, with a key that nothing is kept from. */
export function examples(url: string, { edge }: Seed): readonly string[] {
  const accessKey = `-H "AccessKey: ${keyOf(edge as EdgeSection | undefined)}"`;
  return [`curl ${accessKey} ${url}/dnszone`, `curl ${accessKey} "${url}/dnszone?page=1&perPage=10"`];
}

function keyOf(section: EdgeSection | undefined): string {
  const able = section?.keys?.find(({ key, allow, forbid }) => isPlainWord(key) && !allow && !forbid);
  return able?.key ?? "test-key";
}
