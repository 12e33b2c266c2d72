import type { SeedProblem } from "../service/service.ts";
import { TimeSlices } from "../store/time-slices.ts";
import { parseJson } from "../text/parse-json.ts";
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
  const json = await jsonOf(text);
  if (json)
    return { value: json.value, located: async (problems) => (await parseYamlSeed(text)).located(problems) };
  return parseYamlSeed(text);
}

/** Reading JSON as YAML takes a hundred times as long. It is left to YAML where a name stands twice. */
async function jsonOf(text: string): Promise<{ readonly value: unknown } | undefined> {
  try {
    const value = await parseJson(text);
    const slices = new TimeSlices();
    return (await membersOf(value, slices)) === (await namesIn(text, slices)) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Without recursion: what is nested too deeply is refused later, in words. */
async function membersOf(value: unknown, slices: TimeSlices): Promise<number> {
  let count = 0;
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next !== "object" || next === null) continue;
    const members = Object.values(next);
    if (!Array.isArray(next)) count += members.length;
    for (const member of members) rest.push(member);
    const pause = slices.pause();
    if (pause) await pause;
  }
  return count;
}

async function namesIn(json: string, slices: TimeSlices): Promise<number> {
  let count = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) {
    if (colon !== undefined) count += 1;
    const pause = slices.pause();
    if (pause) await pause;
  }
  return count;
}
