import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContractDocument } from "@seamline/contract-diff/document";
import { publicPackages, workspaceFolder } from "../release/packages.ts";

export interface ContractPackage {
  readonly name: string;
  readonly version: string;
  readonly contains: (document: Omit<ContractDocument, "title">) => boolean;
}

interface Manifest {
  readonly scripts?: { readonly generate?: string };
  readonly seamline?: { readonly contractProfiles?: readonly string[] };
}

/**
 * Reads every published package. A client from `scripts/generate.ts` contains the contracts of the service it is named
 * after. Any other package that contains contracts lists their profiles in its manifest, as
 * `seamline.contractProfiles`.
 */
export async function contractPackages(workspace: string = workspaceFolder): Promise<ContractPackage[]> {
  const packages = await publicPackages(workspace);
  return Promise.all(
    packages.map(async ({ name, version, folder }) => {
      const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
      return { name, version, contains: containsOf(name, manifest) };
    }),
  );
}

function containsOf(name: string, { scripts, seamline }: Manifest): ContractPackage["contains"] {
  if (scripts?.generate?.endsWith("scripts/generate.ts")) {
    const service = name.split("/").at(-1);
    return (document) => document.service === service;
  }
  const profiles = seamline?.contractProfiles ?? [];
  return (document) => profiles.includes(document.profile);
}
