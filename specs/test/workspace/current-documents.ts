import path from "node:path";
import { buildDocuments } from "../../build/build-documents.ts";
import type { BuiltDocument } from "../../build/built-document.ts";
import { discoverDocuments } from "../../build/discover-documents.ts";
import { renderDist } from "../../build/render-dist.ts";

const specsFolder = path.join(import.meta.dirname, "../..");

let documents: readonly BuiltDocument[] | undefined;
let dist: ReturnType<typeof renderDist> | undefined;

/** Returns every profile of the documents in this package. Test files in the same process share the result. */
export function currentDocuments(): readonly BuiltDocument[] {
  documents ??= buildDocuments(discoverDocuments(specsFolder));
  return documents;
}

/** Returns the bundles of `currentDocuments`. Test files in the same process share the result. */
export function currentDist(): ReturnType<typeof renderDist> {
  dist ??= renderDist(currentDocuments());
  return dist;
}
