import { ErrorCollector } from "@seamline/openapi/error-collector";
import { formatPointer } from "@seamline/openapi/json-pointer";
import { showPath } from "@seamline/openapi/source-file";
import { SpecError } from "@seamline/openapi/spec-error";
import type { Overlaid, Overlay, SettledPoints } from "@seamline/overlay";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { definedPoints } from "../document/points.ts";
import { placesOf } from "../fill/point-places.ts";
import { extendedSpec } from "../load/extended-document.ts";
import { type LoadedDocument, loadDocument } from "../load/load-document.ts";
import { asSpecErrors, readOverlays } from "../load/overlay-document.ts";
import { loadModel } from "../load-model.ts";
import { findConflicts } from "./find-conflicts.ts";
import { findOutside } from "./outside-places.ts";
import type { Finding, OverlayReport, PointReport } from "./overlay-report.ts";
import { type ActionChange, changesOf, isMarker } from "./point-changes.ts";

/**
 * Returns the changes that overlays make to a document, by extension point, and any problems with the overlays.
 *
 * @param spec the document. Default: the document named in the first overlay's `extends`
 */
export async function checkOverlays(files: readonly string[], spec?: string): Promise<OverlayReport> {
  try {
    return await reportOn(await readInputs(files, spec), files);
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return { problems: findingsOf(error), warnings: [], points: [] };
  }
}

/** @throws SpecError that lists the problems with each file */
export async function checkFiles(files: readonly string[], spec?: string): Promise<void> {
  const errors = new ErrorCollector();
  if (spec !== undefined) await errors.attemptAsync(() => loadDocument(spec));
  await errors.attemptAsync(() => readOverlays(files));
  errors.throwIfAny();
}

async function reportOn(
  { overlays, source, loaded: { document } }: Inputs,
  files: readonly string[],
): Promise<OverlayReport> {
  const engine = await import("@seamline/overlay");
  const unusable = await findUnusable(source, files);
  const overlaid = applied(engine, document, overlays);
  if (overlaid === undefined) return { problems: unusable, warnings: [], points: [] };
  const changes = changesOf(document, overlaid);
  const points = reportsOf(document, overlaid, changes, engine.settlePoints(overlaid));
  return {
    problems: [...findConflicts(document, overlays, engine.applyOverlays), ...unusable],
    warnings: [...findOutside(changes, document), ...points.flatMap((point) => findEmpty(point, overlaid))],
    points,
  };
}

/** Returns the document with the overlays applied; `undefined` if they do not fit it. */
function applied(
  engine: typeof import("@seamline/overlay"),
  document: OpenApiDocument,
  overlays: readonly Overlay[],
): Overlaid | undefined {
  try {
    engine.settlePoints(engine.applyOverlays(document, overlays));
    return engine.applyOverlays(document, overlays);
  } catch (error) {
    if (error instanceof engine.OverlayError) return undefined;
    throw error;
  }
}

interface Inputs {
  readonly overlays: readonly Overlay[];
  readonly source: string;
  readonly loaded: LoadedDocument;
}

async function readInputs(files: readonly string[], spec: string | undefined): Promise<Inputs> {
  const engine = await import("@seamline/overlay");
  const errors = new ErrorCollector();
  const given = spec === undefined ? undefined : await errors.attemptAsync(() => loadDocument(spec));
  const overlays = (await errors.attemptAsync(() => readOverlays(files))) ?? [];
  errors.throwIfAny();
  const source = spec ?? asSpecErrors(engine, () => extendedSpec(overlays[0] as Overlay, engine));
  const loaded = given ?? (await loadDocument(source));
  return { overlays, source, loaded };
}

/** Returns the problems that prevent generating a client. */
async function findUnusable(spec: string, overlays: readonly string[]): Promise<Finding[]> {
  try {
    await loadModel({ spec, overlays });
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return findingsOf(error);
  }
}

function findingsOf(error: SpecError): Finding[] {
  return [error, ...error.others].map(({ location, problem, remedy }) => ({ ...location, problem, remedy }));
}

function reportsOf(
  before: OpenApiDocument,
  overlaid: Overlaid,
  changes: readonly ActionChange[],
  { filled }: SettledPoints,
): PointReport[] {
  const after = overlaid.document as unknown as OpenApiDocument;
  const areas = { ...definedPoints(before), ...after["x-filled-points"], ...definedPoints(after) };
  return [...overlaid.fills.keys()].map((id) => ({
    id,
    ...(areas[id]?.area !== undefined && { area: areas[id].area }),
    state: filled.includes(id) ? ("filled" as const) : ("partly filled" as const),
    changes: changes
      .filter(({ action, pointer }) => action.fills.includes(id) && !isMarker(pointer))
      .map(({ action: _action, ...change }) => change),
    openAt: placesOf(after, id).flatMap((place) =>
      [place, ...place.inner].map(({ segments }) => formatPointer(segments)),
    ),
  }));
}

/** Warns about a point that is closed without any facts, such as an unedited skeleton from `fill`. */
function findEmpty({ id, changes }: PointReport, overlaid: Overlaid): Finding[] {
  if (changes.some(({ effect }) => effect !== "removes")) return [];
  const [action] = overlaid.fills.get(id) ?? [];
  if (!action) return [];
  const problem = `the actions that fill ${id} add nothing to the document`;
  const file = showPath(action.overlay.file);
  return [{ file, line: action.line, problem, remedy: "add what you know, or leave the point open" }];
}
