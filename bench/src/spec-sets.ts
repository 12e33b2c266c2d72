import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SpecDocument } from "../../specs/dist/index.d.ts";

/** Documents that are generated from as one job. */
export interface SpecSet {
  readonly name: string;
  readonly files: readonly string[];
}

/** Our documents, and the largest public one: GitHub's. */
export async function specSets(): Promise<SpecSet[]> {
  const ours = (await documents()).map(({ files }) => fileURLToPath(files.json));
  const github = fileURLToPath(
    new URL("../node_modules/@octokit/openapi/generated/api.github.com.json", import.meta.url),
  );
  const megabytes = ((await readFile(github)).length / 1e6).toFixed(0);
  return [
    { name: `our ${ours.length} documents`, files: ours },
    { name: `GitHub's description of ${megabytes} MB`, files: [github] },
  ];
}

/** @throws Error when the bundles are not built */
export async function documents(): Promise<readonly SpecDocument[]> {
  const index = new URL("../../specs/dist/index.js", import.meta.url);
  try {
    return ((await import(index.href)) as { documents: readonly SpecDocument[] }).documents;
  } catch (error) {
    throw new Error('Our bundles are not built: run "npx -y pnpm build" in the repository first.', {
      cause: error,
    });
  }
}
