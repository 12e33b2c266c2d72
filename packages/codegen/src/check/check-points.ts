import { ErrorCollector, forEachItem } from "@seamline/openapi/error-collector";
import { SpecError } from "@seamline/openapi/spec-error";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import { nearest } from "@seamline/overlay/nearest";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { definedPoints, pointIds } from "../document/points.ts";
import type { LoadedDocument } from "../load/load-document.ts";

const filledRemedy = "remove it here, or define it in x-extension-points";

/** @throws SpecError that lists every invalid point id in `x-extension-point` and `within` */
export function checkPoints({ document, locate }: LoadedDocument): void {
  const open = definedPoints(document);
  const filled = document["x-filled-points"] ?? {};
  const found = new ErrorCollector();
  found.attempt(() => checkParents(document, locate));
  walkDocument(document, (node, _kind, segments) => {
    for (const unknown of pointIds(node).filter((id) => !Object.hasOwn(open, id))) {
      const [problem, remedy] = Object.hasOwn(filled, unknown)
        ? [`the extension point ${unknown} is both filled and marked as open here`, filledRemedy]
        : [`unknown extension point ${unknown}`, remedyFor(unknown, Object.keys(open))];
      found.attempt(() => {
        throw new SpecError(problem, remedy, locate([...segments, ...segmentsOfPoint(node, unknown)]));
      });
    }
  });
  found.throwIfAny();
}

/**
 * Returns the path from a node to a point id. For a list of ids, the path includes the index, because list items can be
 * in a different file than the list.
 */
function segmentsOfPoint({ "x-extension-point": named }: Node, id: string): string[] {
  return ["x-extension-point", ...(Array.isArray(named) ? [String(named.indexOf(id))] : [])];
}

/** Checks the points' parents. A parent can be filled or open. */
function checkParents(document: OpenApiDocument, locate: LoadedDocument["locate"]): void {
  const filled = document["x-filled-points"] ?? {};
  const all = { ...filled, ...definedPoints(document) };
  forEachItem(Object.entries(all), ([id, { within }]) => {
    if (within !== undefined && !Object.hasOwn(all, within)) {
      const root = Object.hasOwn(filled, id) ? "x-filled-points" : "x-extension-points";
      const problem = `the extension point ${id} is within ${within}, which is not an extension point`;
      throw new SpecError(problem, remedyFor(within, Object.keys(all)), locate([root, id, "within"]));
    }
  });
}

function remedyFor(unknown: string, known: readonly string[]): string {
  const close = nearest(unknown, known);
  return `define it in x-extension-points${close === undefined ? "" : ` or write ${close}`}`;
}
