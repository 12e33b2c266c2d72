import path from "node:path";
import { parsePointer } from "@seamline/openapi/json-pointer";
import type { Node } from "yaml";
import { type ReferenceNode, referenceAt, referencesOf } from "./references.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";
import { childAt } from "./yaml-child.ts";
import type { YamlFile } from "./yaml-file.ts";

/**
 * Rejects references that lead only back to themselves, because Redocly's error for them contains no file or line. The
 * rule `no-circular-reference` reports schemas that contain themselves.
 *
 * @throws {SpecProblemsError} listing one location per cycle.
 */
export function checkReferenceCycles(files: readonly YamlFile[]): void {
  const byPath = new Map(files.map((file) => [file.file, file]));
  const known = new Set<unknown>();
  const problems: SpecProblem[] = [];
  for (const reference of files.flatMap(referencesOf)) {
    const cycle = cycleFrom(reference, byPath);
    if (cycle.length === 0 || known.has(reference.node)) continue;
    for (const { node } of cycle) known.add(node);
    problems.push({
      file: reference.file.file,
      line: reference.file.lineOf(reference.node),
      message: `Circular reference: ${reference.target} only leads back to itself.`,
    });
  }
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

/** Returns the cycle of references that starts and ends at this reference, or an empty list. */
function cycleFrom(start: ReferenceNode, files: ReadonlyMap<string, YamlFile>): ReferenceNode[] {
  const passed = [start];
  for (;;) {
    const next = nextReference(passed.at(-1) ?? start, files);
    if (next === undefined) return [];
    if (next.node === start.node) return passed;
    if (passed.some(({ node }) => node === next.node)) return [];
    passed.push(next);
  }
}

/** Returns the reference at the target of this reference, or on the path to the target. */
function nextReference(
  { target, file }: ReferenceNode,
  files: ReadonlyMap<string, YamlFile>,
): ReferenceNode | undefined {
  const [uri = "", pointer = ""] = target.split("#");
  const next = uri === "" ? file : files.get(path.resolve(path.dirname(file.file), uri));
  if (next === undefined) return undefined;
  let node: Node | null | undefined = next.document.contents;
  for (const segment of parsePointer(`#${pointer}`)) {
    const child = childAt(node, segment);
    if (child === undefined) break;
    node = child.value;
  }
  return referenceAt(node, next).at(0);
}
