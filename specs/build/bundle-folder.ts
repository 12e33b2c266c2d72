import type { BuiltDocument } from "./built-document.ts";
import { documentPath } from "./discover-documents.ts";

/** Folder of a document's bundles in `dist/`: `retention/v1/reference`. */
export function bundleFolder({ source, profile }: Pick<BuiltDocument, "source" | "profile">): string {
  return [documentPath(source), profile.folder].filter(Boolean).join("/");
}
