import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Contract, readContract } from "../src/contract.ts";
import { everyExample } from "./every-example.ts";

// The specs stand on this package, so its tests read what is built of them as files.
const folder = join(import.meta.dirname, "../../../specs/dist");

/** A reference document, parsed, under the name of its service and version. */
export const bundles: readonly (readonly [name: string, document: object])[] = globSync(
  "**/reference/openapi.json",
  { cwd: folder },
)
  .sort()
  .map((file) => [
    file.split("/").slice(0, -2).join(" "),
    JSON.parse(readFileSync(join(folder, file), "utf8")) as object,
  ]);

/** Those whose bodies are known: a document that leaves all of them open has no example. */
export const bundlesWithExamples: typeof bundles = bundles.filter(
  ([, document]) => everyExample(document).examples.length > 0,
);

export function bundle(name: string): object {
  const found = bundles.find(([each]) => each === name);
  if (!found) throw new Error(`There is no reference document ${name}.`);
  return found[1];
}

export const retention: Contract = readContract(bundle("retention v1"));
export const edge: Contract = readContract(bundle("edge"));
export const functions: Contract = readContract(bundle("functions v2"));
