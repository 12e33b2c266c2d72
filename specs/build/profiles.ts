/** A variant of each document: as shown, or with overlays that fill extension points. */
export interface Profile {
  /** Prefix of the profile's overlay file names. */
  readonly name: string;
  /** Subfolder of the document's folder in `dist/`; empty for the document as shown. */
  readonly folder: string;
}

export const AS_SHOWN: Profile = { name: "as shown", folder: "" };

/** The overlays of this profile are `reference.overlay.yaml` and `reference.<part>.overlay.yaml`. */
const REFERENCE: Profile = { name: "reference", folder: "reference" };

export const FILLED_PROFILES: readonly Profile[] = [REFERENCE];

export const PROFILES: readonly Profile[] = [AS_SHOWN, ...FILLED_PROFILES];
