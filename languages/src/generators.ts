import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generatorsFolder } from "./folders.ts";
import type { Generator } from "./generator.ts";

/** A generator and the name of its folder. */
export interface NamedGenerator extends Generator {
  readonly id: string;
}

/** Returns the names of all generator folders. */
export function generatorIds(): string[] {
  return readdirSync(generatorsFolder)
    .filter((id) => existsSync(join(generatorsFolder, id, "generator.ts")))
    .sort();
}

/** @throws Error if a name does not match any generator */
export async function readGenerators(ids: readonly string[] = generatorIds()): Promise<NamedGenerator[]> {
  const known = generatorIds();
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown) throw new Error(`unknown generator ${unknown}: use one of ${known.join(", ")}`);
  return Promise.all(
    ids.map(async (id) => {
      const module = await import(pathToFileURL(join(generatorsFolder, id, "generator.ts")).href);
      return { id, ...(module.default as Generator) };
    }),
  );
}
