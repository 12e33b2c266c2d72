import { templateParameters } from "@seamline/openapi/path-template";
import type { OperationEntry } from "../document/operation-entry.ts";
import { pascalCase } from "../identifiers.ts";
import type { NameRegistry } from "../name-registry.ts";
import type { NamePatternModel } from "./model.ts";

/**
 * Collects the resource name patterns that have parameters. A pattern is named after its last parameter. If several
 * patterns have the same last parameter, the shortest gets this name, and the others are named after all their
 * parameters.
 */
export function collectNamePatterns(
  entries: readonly OperationEntry[],
  names: NameRegistry,
): NamePatternModel[] {
  const patterns = entries.flatMap(({ operation }) => operation["x-resource-name"]?.pattern ?? []);
  const withParameters = [...new Set(patterns)].filter((pattern) => templateParameters(pattern).length > 0);
  const taken = new Set<string>();
  return withParameters.sort(byLengthThenText).map((pattern) => {
    const parameters = templateParameters(pattern);
    const short = pascalCase(parameters.at(-1) ?? "");
    const wanted = taken.has(short) ? parameters.map(pascalCase).join("") : short;
    taken.add(short);
    return { pattern, parameters, typeName: names.claim(`${wanted}Name`) };
  });
}

function byLengthThenText(left: string, right: string): number {
  return left.split("/").length - right.split("/").length || (left < right ? -1 : 1);
}
