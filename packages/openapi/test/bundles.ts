import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Contract, readContract } from "../src/contract.ts";
import { everyExample } from "./every-example.ts";

// The specs package depends on this package, so read its built documents as files.
const folder = join(import.meta.dirname, "../../../specs/dist");

/** Parsed reference documents by service and version. */
export const bundles: readonly (readonly [name: string, document: object])[] = globSync(
  "**/reference/openapi.json",
  { cwd: folder },
)
  .sort()
  .map((file) => [
    file.split("/").slice(0, -2).join(" "),
    JSON.parse(readFileSync(join(folder, file), "utf8")) as object,
  ]);

/** Reference documents that contain examples. Documents with only open bodies have no examples. */
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
