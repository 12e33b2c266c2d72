import { templateParameters } from "@seamline/openapi/path-template";
import { nearest } from "@seamline/overlay/nearest";
import type { LoadedDocument } from "../load/load-document.ts";
import type { OperationEntry } from "../model/operation-entry.ts";
import { SpecError } from "../spec-error.ts";

/** @throws SpecError when an operation describes a path parameter that its path does not have */
export function checkPathParameters(
  entries: readonly OperationEntry[],
  locate: LoadedDocument["locate"],
): void {
  for (const { id, path, parameters, segments } of entries) {
    const known = templateParameters(path);
    const stray = parameters.find((parameter) => parameter.in === "path" && !known.includes(parameter.name));
    if (stray !== undefined) {
      const problem = `the path parameter ${stray.name} of ${id} is not in ${path}`;
      throw new SpecError(problem, remedyFor(stray.name, known), locate(segments));
    }
  }
}

function remedyFor(name: string, known: readonly string[]): string {
  if (known.length === 0) return "remove it";
  return `write ${nearest(name, known) ?? known.join(" or ")}, or remove it`;
}
