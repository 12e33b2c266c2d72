import type { Seed } from "../../service/seed.ts";

/** Commands that list functions and runtimes. */
export function examples(url: string, _seed: Seed): readonly string[] {
  const token = `-H "Authorization: Bearer developer@example.com"`;
  const place = "projects/demo/locations/-";
  return [`curl ${token} ${url}/v2/${place}/functions`, `curl ${token} ${url}/v2/${place}/runtimes`];
}
