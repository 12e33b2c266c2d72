import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Two versions of a document that an oasdiff test compares. */
export interface FixturePair {
  /** Paths of both files relative to the folder `data`. */
  readonly title: string;
  readonly base: string;
  readonly revision: string;
}

/** Matches the name of a YAML file in a Go string. */
const FIXTURE_NAME = /"(?:\.\.\/data\/)?([^"\s:*]+\.ya?ml)"/g;

/** Reference to another file. Contracts are bundled before the comparison, so these fixtures are left out. */
const REFERENCE_TO_FILE = /\$ref"?:\s*["']?[^#"'\s]/;

/**
 * Returns the pairs of documents that oasdiff's checker tests load, without duplicates.
 *
 * @param source folder of the oasdiff source, which contains `checker` and `data`
 */
export function fixturePairs(source: string): FixturePair[] {
  const data = join(source, "data");
  const folders = [...new Set([data, ...filesIn(data, ".yaml").map((file) => dirname(file))])];
  const names = filesIn(join(source, "checker"), "_test.go").flatMap(namesInTests);
  const pairs = names.flatMap(([base, revision]) =>
    folders
      .map((folder) => pairOf(data, join(folder, base), join(folder, revision)))
      .filter((pair) => isBundled(pair.base) && isBundled(pair.revision)),
  );
  const byTitle = new Map(pairs.map((pair) => [pair.title, pair]));
  return [...byTitle.values()].toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

/** Returns pairs of file names in each Go function. Tests load the base first, and then the revision. */
function namesInTests(file: string): [string, string][] {
  const functions = readFileSync(file, "utf8").split("\nfunc ");
  return functions.flatMap((body) => {
    const names = [...body.matchAll(FIXTURE_NAME)].map(([, name = ""]) => name);
    const pairs = names.map((base, at): [string, string] => [base, names[at + 1] ?? base]);
    return pairs.filter(([base, revision], at) => at % 2 === 0 && base !== revision);
  });
}

function isBundled(file: string): boolean {
  return existsSync(file) && !REFERENCE_TO_FILE.test(readFileSync(file, "utf8"));
}

function pairOf(data: string, base: string, revision: string): FixturePair {
  return { title: `${relative(data, base)} → ${relative(data, revision)}`, base, revision };
}

function filesIn(folder: string, ending: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}
