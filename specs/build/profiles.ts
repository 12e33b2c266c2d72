import type { SpecSource } from "./discover-documents.ts";

/** A way to read a document: as its source shows it, or with overlays that fill extension points. */
export interface Profile {
  readonly name: string;
  /** Folder below the document's own in `dist/`; empty for the document as shown. */
  readonly folder: string;
  /** Absolute paths of the overlays to apply, in order. */
  readonly overlays: (source: SpecSource) => readonly string[];
}

export const AS_SHOWN: Profile = { name: "as shown", folder: "", overlays: () => [] };

/** Every profile that is bundled. */
export const PROFILES: readonly Profile[] = [AS_SHOWN];
