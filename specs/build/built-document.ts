import type { Overlaid, Overlay } from "@seamline/overlay";
import type { JsonObject } from "../model/json.ts";
import type { AuthoredPlace } from "./authored-places.ts";
import { documentPath, type SpecSource } from "./discover-documents.ts";
import type { Profile } from "./profiles.ts";

/** A bundled document in one profile. */
export interface BuiltDocument {
  readonly source: SpecSource;
  readonly profile: Profile;
  /** The whole document in one object; only `#/components/…` references are left. */
  readonly openapi: JsonObject;
  /** The same document as shown; `openapi` itself where that is its profile. */
  readonly shown: JsonObject;
  /** Absolute paths of every authored file that went into it, overlays among them. */
  readonly files: ReadonlySet<string>;
  /** In the order in which they were applied; empty for the document as shown. */
  readonly overlays: readonly Overlay[];
  /** The result of the overlays, which knows the action that wrote each part; undefined for the document as shown. */
  readonly overlaid: Overlaid | undefined;
  /** The place in an overlay or an authored file where the part at a JSON pointer is written. */
  readonly placeOf: (pointer: string) => AuthoredPlace;
}

/** Folder of a document's bundles in `dist/`: `retention/v1/reference`. */
export function bundleFolder({ source, profile }: Pick<BuiltDocument, "source" | "profile">): string {
  return [documentPath(source), profile.folder].filter(Boolean).join("/");
}
