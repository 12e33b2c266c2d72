import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SpecDocument } from "../../specs/dist/index.d.ts";

/** Documents that are generated from in one run. */
export interface SpecSet {
  readonly name: string;
  readonly files: readonly string[];
}

/** GitHub's public description, the largest that is in wide use. */
export const github: string = fileURLToPath(
  new URL("../node_modules/@octokit/openapi/generated/api.github.com.json", import.meta.url),
);

/** Our documents together, the largest of them alone, and GitHub's. */
export async function specSets(): Promise<SpecSet[]> {
  const ours = await documents();
  const files = ours.map((document) => fileURLToPath(document.files.json));
  const largest = await largestDocument();
  const megabytes = ((await readFile(github)).length / 1e6).toFixed(0);
  return [
    { name: `our ${ours.length} documents in one run`, files },
    { name: `one of them (${largest.title})`, files: [fileURLToPath(largest.files.json)] },
    { name: `GitHub's description of ${megabytes} MB`, files: [github] },
  ];
}

/** The one of our documents that has the most operations. */
export async function largestDocument(): Promise<SpecDocument> {
  const [largest] = (await documents()).toSorted((a, b) => b.operations - a.operations);
  if (largest === undefined) throw new Error("There is no document.");
  return largest;
}

/** @throws Error when the bundles are not built */
async function documents(): Promise<readonly SpecDocument[]> {
  const index = new URL("../../specs/dist/index.js", import.meta.url);
  try {
    return ((await import(index.href)) as { documents: readonly SpecDocument[] }).documents;
  } catch (error) {
    throw new Error('Our bundles are not built: run "npx -y pnpm build" in the repository first.', {
      cause: error,
    });
  }
}
