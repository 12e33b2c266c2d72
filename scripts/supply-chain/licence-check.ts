import satisfies from "spdx-satisfies";
import type { Bom, Component, Dependency, LicenceChoice } from "./bom.ts";
import { packageName } from "./bom.ts";

/**
 * The allowed licenses for everything that ships: permissive licenses that only require keeping the notices. Read a
 * license before you add it. Users of the packages must be able to comply with it without any action.
 */
export const ALLOWED_LICENCES: readonly string[] = [
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-3.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
];

/**
 * Checks the licenses of a package and everything that ships with it.
 *
 * @returns a line for each component without an allowed license, with its dependency path
 */
export function licenceProblems(bill: Bom, allowed: readonly string[] = ALLOWED_LICENCES): string[] {
  const root = bill.metadata.component;
  return [root, ...bill.components].flatMap((component) => {
    const problem = problemOf(component, allowed);
    if (problem === undefined) return [];
    const path = pathTo(component["bom-ref"] ?? "", bill);
    const way = path.length > 1 ? ` It ships via ${path.join(" → ")}.` : "";
    return [`${packageName(component)}@${component.version} ${problem}${way}`];
  });
}

function problemOf({ licenses = [] }: Component, allowed: readonly string[]): string | undefined {
  const stated = licenses.map(expressionOf);
  if (stated.length === 0) return "does not state a licence.";
  // A component with several entries is subject to all of these licenses: users cannot choose one.
  const refused = stated.filter((expression) => !isAllowed(expression, allowed));
  return refused.length === 0
    ? undefined
    : `is under ${refused.join(" and ")}, which is not an allowed licence.`;
}

function expressionOf({ license, expression }: LicenceChoice): string {
  return expression ?? license?.id ?? license?.name ?? "no licence";
}

/** Rejects everything that is not an SPDX expression, such as "SEE LICENSE IN …". */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(expression, [...allowed]);
  } catch {
    return false;
  }
}

/** Returns the names on the shortest path from the package to a component. */
function pathTo(target: string, bill: Bom): string[] {
  const start = bill.metadata.component["bom-ref"] ?? "";
  const dependencies = new Map(bill.dependencies.map(({ ref, dependsOn }: Dependency) => [ref, dependsOn]));
  const paths = new Map([[start, [start]]]);
  // Iterating over a map includes entries that are added during the loop.
  for (const [ref, path] of paths) {
    for (const next of dependencies.get(ref) ?? []) if (!paths.has(next)) paths.set(next, [...path, next]);
  }
  return (paths.get(target) ?? []).map(readableRef);
}

function readableRef(ref: string): string {
  return decodeURIComponent(ref.replace(/^pkg:npm\//, "")).replace(/(?<=.)@[^@]*$/, "");
}
