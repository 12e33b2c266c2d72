import type { SeedProblem } from "../service/service.ts";
import type { LocatedSeedProblem } from "./invalid-seed-error.ts";
import { parseYamlSeed } from "./parse-yaml-seed.ts";

/** A seed that came as text. */
export interface ParsedSeedText {
  readonly value: unknown;
  /** Says in which line and column the places of problems are. */
  located(problems: readonly SeedProblem[]): Promise<readonly LocatedSeedProblem[]>;
}

/**
 * Reads JSON, or YAML 1.2 of one document without tags of its own. Text without anything in it is an empty seed.
 *
 * @throws InvalidSeedError for text that is neither
 */
export async function parseSeedText(text: string): Promise<ParsedSeedText> {
  const json = jsonOf(text);
  if (json)
    return { value: json.value, located: async (problems) => (await parseYamlSeed(text)).located(problems) };
  return parseYamlSeed(text);
}

/** Reading JSON as YAML takes a hundred times as long. It is left to YAML where a name stands twice. */
function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return membersOf(value) === namesIn(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((count, member) => count + membersOf(member), own);
}

function namesIn(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) count += 1;
  return count;
}
