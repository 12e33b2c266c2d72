import { forEachItem } from "@seamline/openapi/error-collector";
import { templateParameters } from "@seamline/openapi/path-template";
import { SpecError } from "@seamline/openapi/spec-error";
import type { OperationEntry } from "../document/operation-entry.ts";
import type { LoadedDocument } from "../load/load-document.ts";

/** @throws SpecError that lists every `x-resource-name` with no pattern or with a pattern that does not fit the path */
export function checkResourceNames(
  entries: readonly OperationEntry[],
  locate: LoadedDocument["locate"],
): void {
  forEachItem(entries, ({ id, path, operation, segments }) => {
    const name = operation["x-resource-name"];
    if (name === undefined) {
      return;
    }
    const at = [...segments, "x-resource-name"];
    if (typeof name.pattern !== "string" || typeof name.parameter !== "string") {
      const remedy = "write, for example, parameter: name and pattern: projects/{project}";
      throw new SpecError(`x-resource-name of ${id} must have a parameter and a pattern`, remedy, locate(at));
    }
    const known = templateParameters(path);
    const unknown = templateParameters(name.pattern).find((parameter) => !known.includes(parameter));
    if (unknown !== undefined) {
      const problem = `the resource name of ${id} has the parameter ${unknown}, which is not in ${path}`;
      throw new SpecError(problem, `use ${known.join(", ")}`, locate([...at, "pattern"]));
    }
  });
}
