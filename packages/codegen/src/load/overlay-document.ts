import { ErrorCollector } from "@seamline/openapi/error-collector";
import { formatFragment, parsePointer } from "@seamline/openapi/json-pointer";
import { assertNesting } from "@seamline/openapi/nesting";
import { showPath } from "@seamline/openapi/source-file";
import { SpecError } from "@seamline/openapi/spec-error";
import type { Overlaid, Overlay, OverlayError } from "@seamline/overlay";
import { assertExtends } from "./extended-document.ts";
import { assertOpenApi, type LoadedDocument, loadDocument, pathOf } from "./load-document.ts";

type Engine = typeof import("@seamline/overlay");

/** A document with overlays applied, and the title of the last overlay. */
export interface OverlaidDocument extends LoadedDocument {
  readonly title?: string | undefined;
}

/**
 * Loads a document and applies overlays in order. Removes points that the overlays fill completely.
 *
 * @throws SpecError that lists the problems with the document and each overlay
 */
export async function loadOverlaid(
  spec: string | URL | object,
  overlays: readonly (string | URL)[],
): Promise<OverlaidDocument> {
  // Load the overlay engine lazily, because most runs have no overlay.
  if (overlays.length === 0) return loadDocument(spec);
  const engine = await import("@seamline/overlay");
  const errors = new ErrorCollector();
  const loaded = await errors.attemptAsync(() => loadDocument(spec));
  const read: (Overlay | undefined)[] = [];
  for (const file of overlays) read.push(await errors.attemptAsync(() => readFitting(engine, file, loaded)));
  // Skip overlays after an invalid one, because they may depend on it.
  const end = read.includes(undefined) ? read.indexOf(undefined) : read.length;
  const first = read.slice(0, end) as Overlay[];
  const overlaid = loaded && errors.attempt(() => asSpecErrors(engine, () => apply(engine, loaded, first)));
  errors.throwIfAny();
  return { ...(overlaid as LoadedDocument), title: first.at(-1)?.title };
}

/** @throws SpecError if an overlay cannot be read, or extends another document */
async function readFitting(
  engine: Engine,
  file: string | URL,
  loaded: LoadedDocument | undefined,
): Promise<Overlay> {
  const overlay = asSpecErrors(engine, () => engine.readOverlay(pathOf(file)));
  if (loaded === undefined) return overlay;
  if (loaded.files.length > 0) asSpecErrors(engine, () => engine.checkExtends(overlay, ...loaded.files));
  await assertExtends(overlay, loaded);
  return overlay;
}

/** @throws SpecError that lists the problems with each overlay */
export async function readOverlays(overlays: readonly (string | URL)[]): Promise<Overlay[]> {
  const engine = await import("@seamline/overlay");
  return asSpecErrors(engine, () =>
    engine.collectProblems(overlays, (file) => engine.readOverlay(pathOf(file))),
  );
}

function apply(engine: Engine, loaded: LoadedDocument, overlays: readonly Overlay[]): LoadedDocument {
  const overlaid = engine.applyOverlays(loaded.document, overlays);
  engine.settlePoints(overlaid);
  const locate = locatorOf(loaded, overlaid);
  assertNesting(overlaid.document, locate);
  // Copy the document, because later steps modify it while positions are still looked up.
  const document: unknown = structuredClone(overlaid.document);
  assertOpenApi(document, locate);
  return { ...loaded, document, locate };
}

/** Locates parts written by an overlay in that overlay, and all other parts in the document. */
function locatorOf(loaded: LoadedDocument, overlaid: Overlaid): LoadedDocument["locate"] {
  return (segments) => {
    for (let length = segments.length; length > 0; length -= 1) {
      // Omit the `#`: a fragment would be percent-decoded, and a key may contain a percent sign.
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

/** Runs a function and throws a SpecError instead of an OverlayError. */
export function asSpecErrors<Result>(engine: Engine, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof engine.OverlayError ? specErrorOf(error) : error;
  }
}

function specErrorOf({ problems }: OverlayError): SpecError {
  const [first, ...others] = problems.map(
    ({ problem, remedy, file, line }) => new SpecError(problem, remedy, { file: showPath(file), line }),
  ) as [SpecError, ...SpecError[]];
  return new SpecError(first.problem, first.remedy, first.location, others);
}
