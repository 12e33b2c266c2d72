import { bundle, createConfig, getLineColLocation, type NormalizedProblem } from "@redocly/openapi-core";
import { isJsonObject, type JsonObject } from "../model/json.ts";
import { checkComponentNames } from "./component-names.ts";
import type { SpecSource } from "./discover-documents.ts";
import { reportingFailures } from "./redocly-failure.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

export interface BundledDocument {
  /** Whole document in one object. All remaining references have the form `#/components/…`. */
  readonly openapi: JsonObject;
  /** Absolute paths of all files in the bundle. */
  readonly files: ReadonlySet<string>;
}

/**
 * Bundles an authored document and the files that it refers to. Components keep the names of their files.
 *
 * @throws {SpecProblemsError} for an unresolved reference, or a component that lost its authored name.
 */
export async function bundleDocument(source: SpecSource): Promise<BundledDocument> {
  const config = await createConfig({});
  const result = await reportingFailures(source.file, () =>
    bundle({ ref: source.file, config, componentRenamingConflicts: "error" }),
  );
  if (result.problems.length > 0) throw new SpecProblemsError(result.problems.map(toSpecProblem));
  const openapi = sortComponents(JSON.parse(JSON.stringify(result.bundle.parsed)));
  checkComponentNames(source, openapi, result.fileDependencies);
  return { openapi, files: result.fileDependencies };
}

/** Converts a problem of Redocly, replacing its pointer by a line. */
export function toSpecProblem(problem: NormalizedProblem): SpecProblem {
  const location = problem.location[0];
  if (location === undefined)
    throw new Error(`Redocly reported a problem without a location: ${problem.message}`);
  const { line } = getLineColLocation(location).start;
  return { file: location.source.absoluteRef, line, message: problem.message.trim() };
}

/** Sorts components by name: Redocly adds them in the order of first use, so a new operation would reorder them. */
export function sortComponents(openapi: JsonObject): JsonObject {
  const { components, ...rest } = openapi;
  if (!isJsonObject(components)) return openapi;
  const sorted = Object.entries(sortKeys(components)).map(([kind, group]) => [
    kind,
    isJsonObject(group) ? sortKeys(group) : group,
  ]);
  return { ...rest, components: Object.fromEntries(sorted) };
}

function sortKeys(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
}
