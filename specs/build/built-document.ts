import type { Overlaid, Overlay } from "@seamline/overlay";
import type { JsonObject } from "../model/json.ts";
import type { AuthoredPlace } from "./bundle-document.ts";
import { documentPath, type SpecSource } from "./discover-documents.ts";
import type { Profile } from "./profiles.ts";

/** A bundled document in one profile. */
export interface BuiltDocument {
  readonly source: SpecSource;
  readonly profile: Profile;
  /** Whole document in one object. All remaining references have the form `#/components/…`. */
  readonly openapi: JsonObject;
  /** The as-shown version of this document. Equals `openapi` in the as-shown profile. */
  readonly shown: JsonObject;
  /** Absolute paths of all authored files in the bundle, including overlays. */
  readonly files: ReadonlySet<string>;
  /** Source overlays, with the points that each action fills. Empty for the as-shown document. */
  readonly overlays: readonly Overlay[];
  /** Standard overlays that turn the document as shown into this one, in order of application. */
  readonly standardOverlays: readonly Overlay[];
  /** Result of the overlays, including the action that wrote each part; undefined for the document as shown. */
  readonly overlaid: Overlaid | undefined;
  /** Returns the location that defines the part at a JSON pointer, in an overlay or an authored file. */
  readonly placeOf: (pointer: string) => AuthoredPlace;
}

/** Returns the folder for a document's bundles in `dist/`, such as `retention/v1/reference`. */
export function bundleFolder({ source, profile }: Pick<BuiltDocument, "source" | "profile">): string {
  return [documentPath(source), profile.folder].filter(Boolean).join("/");
}
