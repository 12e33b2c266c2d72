import { formatFragment, parsePointer } from "@seamline/openapi/json-pointer";
import type { Overlaid, Overlay, OverlayError } from "@seamline/overlay";
import { ErrorCollector } from "../error-collector.ts";
import { SpecError } from "../spec-error.ts";
import { assertExtends } from "./extended-document.ts";
import { assertOpenApi, type LoadedDocument, loadDocument, pathOf } from "./load-document.ts";
import { assertNesting } from "./nesting.ts";
import { showPath } from "./source-file.ts";

type Engine = typeof import("@seamline/overlay");

/** A document with overlays applied, and the title of the last of them. */
export interface OverlaidDocument extends LoadedDocument {
  readonly title?: string | undefined;
}

/**
 * Loads a document and applies overlays to it, in order. Points that they fill and that no place names any more are
 * closed.
 *
 * @throws SpecError with the problems of the document and of each overlay
 */
export async function loadOverlaid(
  spec: string | URL | object,
  overlays: readonly (string | URL)[],
): Promise<OverlaidDocument> {
  // Most runs have no overlay, and the engine would cost each of them its start.
  if (overlays.length === 0) return loadDocument(spec);
  const engine = await import("@seamline/overlay");
  const errors = new ErrorCollector();
  const loaded = await errors.attemptAsync(() => loadDocument(spec));
  const read: (Overlay | undefined)[] = [];
  for (const file of overlays) read.push(await errors.attemptAsync(() => readFitting(engine, file, loaded)));
  // What follows an overlay that cannot be applied may depend on it.
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

/** @throws SpecError with the problems of each overlay */
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
  // The steps that follow change the document, and places are asked for all the while.
  const document: unknown = structuredClone(overlaid.document);
  assertOpenApi(document, locate);
  return { ...loaded, document, locate };
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

/** @throws SpecError in place of the engine's own error */
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
