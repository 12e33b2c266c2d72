import type { Overlaid, Overlay } from "@seamline/overlay";
import type { JsonObject } from "../rules/model/json.ts";
import type { AuthoredPlace } from "./authored-places.ts";
import type { SpecSource } from "./discover-documents.ts";
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
  /** Which action wrote what; undefined for the document as shown. */
  readonly overlaid: Overlaid | undefined;
  /** Where the part that a JSON pointer leads to is written: in an overlay, or in an authored file. */
  readonly placeOf: (pointer: string) => AuthoredPlace;
}
