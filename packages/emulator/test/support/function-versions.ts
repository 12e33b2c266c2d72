import { functionsDocuments } from "../../src/generated/functions.documents.gen.ts";

const versionOf = ({ id }: { readonly id: string }): string => id.slice(id.indexOf("@") + 1);

/** Versions of the functions service that have a document. */
export const VERSIONS: readonly string[] = functionsDocuments.map(versionOf);

/** Versions that have the operations of v2. */
export const FAMILY: readonly string[] = functionsDocuments
  .filter(({ family }) => family === "v2")
  .map(versionOf);
