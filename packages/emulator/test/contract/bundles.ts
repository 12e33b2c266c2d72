import { readFileSync } from "node:fs";
import { documents } from "@seamline/specs";
import type { Contract } from "../../src/contract/read-contract.ts";
import { readContract } from "../../src/contract/read-contract.ts";

/** A reference document, parsed, under the name of its service and version. */
export const bundles: readonly (readonly [name: string, document: object])[] = documents
  .filter(({ profile }) => profile === "reference")
  .map(({ service, version, files }) => [
    version === undefined ? service : `${service} ${version}`,
    JSON.parse(readFileSync(files.json, "utf8")) as object,
  ]);

export function bundle(name: string): object {
  const found = bundles.find(([each]) => each === name);
  if (!found) throw new Error(`There is no reference document ${name}.`);
  return found[1];
}

export const retention: Contract = readContract(bundle("retention v1"));
export const edge: Contract = readContract(bundle("edge"));
export const functions: Contract = readContract(bundle("functions v2"));
