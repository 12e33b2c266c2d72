import type { SeedProblem } from "../service/service.ts";

/** What is wrong with a seed, and where. */
export interface LocatedSeedProblem extends SeedProblem {
  /** Line of a seed that came as text, from 1. */
  readonly line?: number;
  /** Column of a seed that came as text, from 1. */
  readonly column?: number;
}

/** More than this many only count: nobody reads on. */
const SHOWN = 20;

/** A seed that cannot be planted. Nothing was changed. */
export class InvalidSeedError extends TypeError {
  override readonly name: string = "InvalidSeedError";
  readonly problems: readonly LocatedSeedProblem[];

  constructor(problems: readonly LocatedSeedProblem[]) {
    super(messageOf(problems));
    this.problems = problems;
  }
}

function messageOf(problems: readonly LocatedSeedProblem[]): string {
  const lines = problems.slice(0, SHOWN).map((each) => `${placeOf(each)}${each.problem}`);
  const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more problems`] : [];
  return ["The seed was refused.", ...lines, ...more].join("\n");
}

function placeOf({ pointer, line, column }: LocatedSeedProblem): string {
  const words = [...(line === undefined ? [] : [`line ${line}, column ${column}`]), pointer].filter(Boolean);
  return words.length === 0 ? "" : `${words.join(", ")}: `;
}
