import { isPlainWord } from "../../service/is-plain-word.ts";
import type { Seed } from "../../service/seed.ts";

/** Commands that open a matter and list what there is, as an account that may. */
export function examples(url: string, seed: Seed): readonly string[] {
  const authorization = `-H "Authorization: Bearer ${callerOf(seed, isPlainWord)}"`;
  const body = `-H "Content-Type: application/json" -d "{\\"name\\": \\"Case 42\\"}"`;
  return [`curl ${authorization} ${body} ${url}/v1/matters`, `curl ${authorization} ${url}/v1/matters`];
}

/**
 * An account that may open matters.
 *
 * @param isFit which e-mail addresses are asked for
 */
export function callerOf({ accounts = [] }: Seed, isFit: (email: string) => boolean = () => true): string {
  const able = accounts.find(
    ({ email, privileges }) => isFit(email) && (privileges?.includes("Manage Matters") ?? true),
  );
  return able?.email ?? "ada@example.com";
}
