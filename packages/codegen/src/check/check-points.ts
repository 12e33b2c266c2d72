import type { LoadedDocument } from "../load/load-document.ts";
import { walkDocument } from "../load/walk.ts";
import { SpecError } from "../spec-error.ts";
import { nearest } from "./nearest.ts";
import { definedPoints, pointIds } from "./points.ts";

/** @throws SpecError for the first `x-extension-point` that the document does not define. */
export function checkPoints({ document, locate }: LoadedDocument): void {
  const defined = definedPoints(document);
  walkDocument(document, (node, _kind, segments) => {
    const unknown = pointIds(node).find((id) => !Object.hasOwn(defined, id));
    if (unknown !== undefined) {
      const close = nearest(unknown, Object.keys(defined));
      const remedy = `define it in x-extension-points${close === undefined ? "" : ` or write ${close}`}`;
      const problem = `unknown extension point ${unknown}`;
      throw new SpecError(problem, remedy, locate([...segments, "x-extension-point"]));
    }
  });
}
