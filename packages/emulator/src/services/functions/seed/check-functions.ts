import type { Seed } from "../../../service/seed.ts";
import type { SeedProblem } from "../../../service/service.ts";
import type { FunctionsSection } from "./functions-section.ts";

/** What the schema of the section cannot say. */
export function checkFunctions(_section: FunctionsSection, _seed: Seed): readonly SeedProblem[] {
  return [];
}
