import satisfies from "spdx-satisfies";
import type { Bom, Component, Dependency, LicenceChoice } from "./bom.ts";
import { packageName } from "./bom.ts";

/**
 * The licences under which anything may ship: they let users do as they like, if notices are kept. Read a licence
 * before you add it: users of the packages must comply with it without doing anything.
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
 * Checks the licences of a package and of everything that ships with it.
 *
 * @returns a line for each that is not allowed, with the path by which it came
 */
export function licenceProblems(bill: Bom, allowed: readonly string[] = ALLOWED_LICENCES): string[] {
  const root = bill.metadata.component;
  return [root, ...bill.components].flatMap((component) => {
    const problem = problemOf(component, allowed);
    if (problem === undefined) return [];
    const path = pathTo(component["bom-ref"] ?? "", bill);
    const way = path.length > 1 ? ` It ships by ${path.join(" → ")}.` : "";
    return [`${packageName(component)}@${component.version} ${problem}${way}`];
  });
}

function problemOf({ licenses = [] }: Component, allowed: readonly string[]): string | undefined {
  const stated = licenses.map(expressionOf);
  if (stated.length === 0) return "states no licence.";
  // Several entries are not a choice: all of them apply.
  const refused = stated.filter((expression) => !isAllowed(expression, allowed));
  return refused.length === 0
    ? undefined
    : `is under ${refused.join(" and ")}, which is not an allowed licence.`;
}

function expressionOf({ license, expression }: LicenceChoice): string {
  return expression ?? license?.id ?? license?.name ?? "no licence";
}

/** What is no SPDX expression, such as "SEE LICENSE IN …", is never allowed. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(expression, [...allowed]);
  } catch {
    return false;
  }
}

/** The names on the shortest path from the package to what it ships. */
function pathTo(target: string, bill: Bom): string[] {
  const start = bill.metadata.component["bom-ref"] ?? "";
  const dependencies = new Map(bill.dependencies.map(({ ref, dependsOn }: Dependency) => [ref, dependsOn]));
  const paths = new Map([[start, [start]]]);
  // A map gives what is added to it on the way, too.
  for (const [ref, path] of paths) {
    for (const next of dependencies.get(ref) ?? []) if (!paths.has(next)) paths.set(next, [...path, next]);
  }
  return (paths.get(target) ?? []).map(readableRef);
}

function readableRef(ref: string): string {
  return decodeURIComponent(ref.replace(/^pkg:npm\//, "")).replace(/(?<=.)@[^@]*$/, "");
}
