import { dirname, resolve } from "node:path";
import { formatPointer } from "@seamline/openapi/json-pointer";
import type { Overlaid, Overlay, SettledPoints } from "@seamline/overlay";
import { definedPoints } from "../check/points.ts";
import type { OpenApiDocument } from "../editable-document.ts";
import { placesOf } from "../fill/point-places.ts";
import { loadDocument } from "../load/load-document.ts";
import { showPath } from "../load/source-file.ts";
import { loadModel } from "../load-model.ts";
import { SpecError } from "../spec-error.ts";
import { findConflicts } from "./find-conflicts.ts";
import { findOutside } from "./outside-places.ts";
import type { Finding, OverlayReport, PointReport } from "./overlay-report.ts";
import { type ActionChange, changesOf, isMarker } from "./point-changes.ts";

/**
 * Says what overlays change in a document, point by point, and what is wrong with them.
 *
 * @param spec the document; without it, the one that the first overlay names in `extends`
 * @throws SpecError when the document cannot be read
 */
export async function checkOverlays(files: readonly string[], spec?: string): Promise<OverlayReport> {
  const engine = await import("@seamline/overlay");
  try {
    const overlays = engine.collectProblems(files, (file) => engine.readOverlay(file));
    const source = spec ?? extendedDocument(overlays[0] as Overlay);
    const { document, files: forms } = await loadDocument(source);
    engine.collectProblems(overlays, (overlay) => forms.length > 0 && engine.checkExtends(overlay, ...forms));
    const overlaid = engine.applyOverlays(document, overlays);
    const changes = changesOf(document, overlaid);
    const settled = engine.settlePoints(overlaid);
    const points = reportsOf(document, overlaid, changes, settled);
    return {
      problems: [
        ...findConflicts(document, overlays, engine.applyOverlays),
        ...(await findUnusable(source, files)),
      ],
      warnings: [...findOutside(changes, document), ...points.flatMap((point) => findEmpty(point, overlaid))],
      points,
    };
  } catch (error) {
    if (!(error instanceof engine.OverlayError)) throw error;
    const problems = error.problems.map(({ file, ...finding }) => ({ file: showPath(file), ...finding }));
    return { problems, warnings: [], points: [] };
  }
}

function extendedDocument({ file, extends: document }: Overlay): string {
  if (document === undefined || /^[a-z][a-z0-9+.-]+:/i.test(document))
    throw new SpecError("the overlay does not say which document it extends", "name it with --spec", {
      file: showPath(file),
    });
  return resolve(dirname(file), document);
}

/** What keeps a client from being generated from the result. */
async function findUnusable(spec: string, overlays: readonly string[]): Promise<Finding[]> {
  try {
    await loadModel({ spec, overlays });
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return [error, ...error.others].map(({ location, problem, remedy }) => ({
      ...location,
      problem,
      remedy,
    }));
  }
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

/** A point that is closed while nothing was said of it: the skeleton of `fill`, before anybody wrote into it. */
function findEmpty({ id, changes }: PointReport, overlaid: Overlaid): Finding[] {
  if (changes.some(({ effect }) => effect !== "removes")) return [];
  const [action] = overlaid.fills.get(id) ?? [];
  if (!action) return [];
  const problem = `the actions that fill ${id} write nothing that the document does not say`;
  const file = showPath(action.overlay.file);
  return [{ file, line: action.line, problem, remedy: "write what you know, or leave the point open" }];
}
