import path from "node:path";
import { getLineColLocation, type NormalizedProblem } from "@redocly/openapi-core";
import { bundleFiles } from "@seamline/openapi/bundle-files";
import { parseWrittenPointer } from "@seamline/openapi/json-pointer";
import { lineOf } from "@seamline/openapi/line-of";
import { readSourceFile } from "@seamline/openapi/source-file";
import { SpecError } from "@seamline/openapi/spec-error";
import { isJsonObject, type JsonObject } from "../model/json.ts";
import { checkComponentNames } from "./component-names.ts";
import type { SpecSource } from "./discover-documents.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

export interface BundledDocument {
  /** Whole document in one object. All remaining references have the form `#/components/…`. */
  readonly openapi: JsonObject;
  /** Absolute paths of all files in the bundle. */
  readonly files: ReadonlySet<string>;
  /** Returns the authored location of a part or, if the part is missing, of its nearest existing parent. */
  readonly placeOf: (pointer: string) => AuthoredPlace;
}

export type AuthoredPlace = Pick<SpecProblem, "file" | "line">;

/**
 * Bundles an authored document and the files to which it refers. Components keep the names of their files.
 *
 * @throws {SpecProblemsError} for an unresolved reference, or a component that lost its authored name.
 */
export function bundleDocument(source: SpecSource): BundledDocument {
  const bundle = reportingProblems(() => bundleFiles(readSourceFile(source.file)));
  const openapi = sortComponents(bundle.document as JsonObject);
  const files = new Set(bundle.files.map(({ absolutePath }) => absolutePath));
  checkComponentNames(source, openapi, files);
  const placeOf = (pointer: string): AuthoredPlace => {
    const { file, segments } = bundle.originOf(parseWrittenPointer(pointer));
    return { file: file.absolutePath, line: lineOf(file, segments) };
  };
  return { openapi, files, placeOf };
}

/** @throws {SpecProblemsError} instead of a SpecError */
function reportingProblems<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    throw new SpecProblemsError([error, ...error.others].map(problemOf));
  }
}

function problemOf({ problem, remedy, location }: SpecError): SpecProblem {
  const { file = "", line } = location;
  return { file: path.resolve(file), ...(line !== undefined && { line }), message: `${problem}: ${remedy}.` };
}

/** Converts a problem from Redocly, and replaces the pointer with a line number. */
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
