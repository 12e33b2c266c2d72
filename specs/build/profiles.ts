/** A way to read a document: as its source shows it, or with overlays that fill extension points. */
export interface Profile {
  /** Overlays of a profile are named after it. */
  readonly name: string;
  /** Folder below the document's own in `dist/`; empty for the document as shown. */
  readonly folder: string;
}

export const AS_SHOWN: Profile = { name: "as shown", folder: "" };

/** Filled by the files `reference.overlay.yaml` and `reference.<part>.overlay.yaml`. */
const REFERENCE: Profile = { name: "reference", folder: "reference" };

/** Every profile that overlays make. */
export const FILLED_PROFILES: readonly Profile[] = [REFERENCE];

/** Every profile that is bundled. */
export const PROFILES: readonly Profile[] = [AS_SHOWN, ...FILLED_PROFILES];
