import { formatFragment, parsePointer } from "@seamline/openapi/json-pointer";
import type { Overlaid, OverlayError } from "@seamline/overlay";
import { SpecError } from "../spec-error.ts";
import { assertOpenApi, type LoadedDocument, pathOf } from "./load-document.ts";
import { assertNesting } from "./nesting.ts";
import { showPath } from "./source-file.ts";

/** A document with overlays applied, and the title of the last of them. */
export interface OverlaidDocument extends LoadedDocument {
  readonly title: string | undefined;
}

/**
 * Applies overlays to a document, in order. Points that they fill and that no place names any more are closed.
 *
 * @throws SpecError when an overlay cannot be read, or does not fit the document
 */
export async function overlayDocument(
  loaded: LoadedDocument,
  overlays: readonly (string | URL)[],
): Promise<OverlaidDocument> {
  // Most runs have no overlay, and the engine would cost each of them its start.
  const engine = await import("@seamline/overlay");
  try {
    const read = engine.collectProblems(overlays, (file) => {
      const overlay = engine.readOverlay(pathOf(file));
      if (loaded.files.length > 0) {
        engine.checkExtends(overlay, ...loaded.files);
      }
      return overlay;
    });
    const overlaid = engine.applyOverlays(loaded.document, read);
    engine.settlePoints(overlaid);
    const locate = locatorOf(loaded, overlaid);
    assertNesting(overlaid.document, locate);
    // The steps that follow change the document, and places are asked for all the while.
    const document: unknown = structuredClone(overlaid.document);
    assertOpenApi(document, locate);
    return { document, locate, files: loaded.files, title: read.at(-1)?.title };
  } catch (error) {
    throw error instanceof engine.OverlayError ? specErrorOf(error) : error;
  }
}

/** A part that an overlay wrote stands in the overlay, the rest where it stood before. */
function locatorOf(loaded: LoadedDocument, overlaid: Overlaid): LoadedDocument["locate"] {
  return (segments) => {
    for (let length = segments.length; length > 0; length -= 1) {
      // Without its `#`: a fragment would be percent-decoded, and a key may hold a percent sign.
      const pointer = formatFragment(segments.slice(0, length)).slice(1);
      const change = overlaid.changeAt(pointer);
      if (change !== undefined) {
        return { file: showPath(change.overlay.file), line: change.line };
      }
      const before = overlaid.pointerBefore(pointer);
      if (before !== undefined) {
        return loaded.locate([...parsePointer(before), ...segments.slice(length)]);
      }
    }
    return loaded.locate(segments);
  };
}

function specErrorOf({ problems }: OverlayError): SpecError {
  const [first, ...others] = problems.map(
    ({ problem, remedy, file, line }) => new SpecError(problem, remedy, { file: showPath(file), line }),
  ) as [SpecError, ...SpecError[]];
  return new SpecError(first.problem, first.remedy, first.location, others);
}
