import type { Generation } from "../functions/stored-function.ts";
import type { SeedFunction } from "./functions-section.ts";

/** As functions have it that are created through the v2 family. */
export function seedGeneration({ environment }: Pick<SeedFunction, "environment">): Generation {
  return environment === "GEN_1" ? "GEN_1" : "GEN_2";
}
