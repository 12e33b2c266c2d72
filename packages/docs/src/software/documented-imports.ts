import { readFileSync } from "node:fs";
import { join } from "node:path";
import { guideFile, guides } from "../repository/guides.ts";
import { readmes } from "../repository/readmes.ts";
import { repositoryRoot } from "../repository/repository-root.ts";

const IMPORT = /import (?:type )?\{([^}]*)\} from "@seamline\/[^"]+"/g;

let known: ReadonlyMap<string, number> | undefined;

/** Returns how many times the guides and READMEs import each export of the packages. */
export function documentedImports(): ReadonlyMap<string, number> {
  known ??= countImports();
  return known;
}

function countImports(): Map<string, number> {
  const files = [...guides().map(({ url }) => guideFile(url)), ...readmes().map(({ file }) => file)];
  const counts = new Map<string, number>();
  for (const file of files)
    for (const [, names = ""] of readFileSync(join(repositoryRoot, file), "utf8").matchAll(IMPORT))
      for (const name of names.split(",").map((each) => each.trim().replace(/^type /, "")))
        counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
