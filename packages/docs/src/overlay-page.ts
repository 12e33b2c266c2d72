import type { SpecDocument } from "@seamline/specs";
import { type Download, placeOf } from "./profile-page.ts";

/** An overlay as the site shows it: a page that names every line, and the file itself. */
export interface OverlayPage {
  /** Path below the folder of specs: `retention/v1/reference.overlay.yaml`. */
  readonly path: string;
  readonly href: string;
  readonly download: Download;
}

/** The overlays of a document, in the order in which they are applied. */
export function overlayPages(document: SpecDocument): OverlayPage[] {
  const folder = new URL("../".repeat(placeOf(document).length), document.files.json);
  return document.overlays.map((source) => {
    const path = source.href.slice(folder.href.length);
    return {
      path,
      href: overlayHref(path),
      download: { label: path, source, href: `overlays/${path}` },
    };
  });
}

/** Page of an overlay, by the path that answers about provenance give. */
export function overlayHref(path: string): string {
  return path.replaceAll("/", "-").replace(/\.yaml$/, ".html");
}
