import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SpecDocument } from "../../specs/dist/index.d.ts";

/** Documents from which one run generates clients. */
export interface SpecSet {
  readonly name: string;
  readonly files: readonly string[];
}

/** GitHub's public API description, the largest one in wide use. */
export const github: string = fileURLToPath(
  new URL("../node_modules/@octokit/openapi/generated/api.github.com.json", import.meta.url),
);

/** Returns three sets: our documents together, the largest of them by itself, and GitHub's. */
export async function specSets(): Promise<SpecSet[]> {
  const ours = await documents("as shown");
  const files = ours.map((document) => fileURLToPath(document.files.json));
  const largest = await largestDocument("as shown");
  const megabytes = ((await readFile(github)).length / 1e6).toFixed(0);
  return [
    { name: `our ${ours.length} documents in one run`, files },
    { name: `one of them (${largest.title})`, files: [fileURLToPath(largest.files.json)] },
    { name: `GitHub's description of ${megabytes} MB`, files: [github] },
  ];
}

/** Returns our document with the most operations in one profile. */
export async function largestDocument(profile: SpecDocument["profile"]): Promise<SpecDocument> {
  const [largest] = (await documents(profile)).toSorted((a, b) => b.operations - a.operations);
  if (largest === undefined) throw new Error("No document was found.");
  return largest;
}

/**
 * Returns all of our documents in one profile.
 *
 * @throws Error if the bundles are not built
 */
export async function documents(profile: SpecDocument["profile"]): Promise<SpecDocument[]> {
  const index = new URL("../../specs/dist/index.js", import.meta.url);
  try {
    const all = ((await import(index.href)) as { documents: readonly SpecDocument[] }).documents;
    return all.filter((document) => document.profile === profile);
  } catch (error) {
    throw new Error('Our bundles are not built: run "npx -y pnpm build" in the repository first.', {
      cause: error,
    });
  }
}
