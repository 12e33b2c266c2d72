import type { BuiltDocument } from "./built-document.ts";
import { bundleDocument } from "./bundle-document.ts";
import type { SpecSource } from "./discover-documents.ts";
import { fillDocument } from "./fill-document.ts";
import { findOverlays } from "./find-overlays.ts";
import { AS_SHOWN, FILLED_PROFILES } from "./profiles.ts";
import { withReleaseInfo } from "./release-info.ts";

/**
 * Bundles every document as shown and in each profile that has overlays for it.
 *
 * @returns each document as shown, followed by its other profiles.
 * @throws {SpecProblemsError} if a document cannot be bundled, or overlays do not fit it.
 */
export function buildDocuments(sources: readonly SpecSource[]): BuiltDocument[] {
  return sources.flatMap(buildProfiles);
}

function buildProfiles(source: SpecSource): BuiltDocument[] {
  const { openapi: bundled, files, placeOf } = bundleDocument(source);
  const openapi = withReleaseInfo(bundled);
  const asShown: BuiltDocument = {
    source,
    profile: AS_SHOWN,
    openapi,
    shown: openapi,
    files,
    overlays: [],
    standardOverlays: [],
    overlaid: undefined,
    placeOf,
  };
  const filled = FILLED_PROFILES.flatMap((profile) => {
    const overlays = findOverlays(source, files, profile);
    return overlays.length === 0 ? [] : [fillDocument(asShown, profile, overlays)];
  });
  return [asShown, ...filled];
}
