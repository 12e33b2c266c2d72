import { forEachItem } from "@seamline/openapi/error-collector";
import { templateParameters } from "@seamline/openapi/path-template";
import { SpecError } from "@seamline/openapi/spec-error";
import { nearest } from "@seamline/overlay/nearest";
import type { OperationEntry } from "../document/operation-entry.ts";
import type { LoadedDocument } from "../load/load-document.ts";

/** @throws SpecError that lists every path parameter that is missing from its operation's path */
export function checkPathParameters(
  entries: readonly OperationEntry[],
  locate: LoadedDocument["locate"],
): void {
  forEachItem(entries, ({ id, path, parameters, segments }) => {
    const known = templateParameters(path);
    const strays = parameters.filter(({ in: place, name }) => place === "path" && !known.includes(name));
    forEachItem(strays, (stray) => {
      const problem = `the path parameter ${stray.name} of ${id} is not in ${path}`;
      throw new SpecError(problem, remedyFor(stray.name, known), locate(segments));
    });
  });
}

function remedyFor(name: string, known: readonly string[]): string {
  if (known.length === 0) return "remove it";
  return `write ${nearest(name, known) ?? known.join(" or ")}, or remove it`;
}
