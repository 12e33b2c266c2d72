import {
  applyOverlays,
  checkExtends,
  collectProblems,
  type Overlaid,
  type Overlay,
  OverlayError,
  readOverlay,
  settlePoints,
} from "@seamline/overlay";
import { inferredNames } from "../model/inferred-reason.ts";
import type { JsonObject } from "../model/json.ts";
import type { BuiltDocument } from "./built-document.ts";
import { sortComponents } from "./bundle-document.ts";
import { checkFilledReferences } from "./check-filled-references.ts";
import { checkNothingLost } from "./check-nothing-lost.ts";
import { checkReservedExtensions } from "./check-overlays.ts";
import { documentPath } from "./discover-documents.ts";
import { existingPart } from "./existing-part.ts";
import type { Profile } from "./profiles.ts";
import { objectOf } from "./provenance/bundle-parts.ts";
import { expandOverlays } from "./source-overlays/expand-overlays.ts";
import { SpecProblemsError } from "./spec-problem.ts";

/**
 * Applies a profile's overlays to a document as shown.
 *
 * @param overlays absolute paths, in any order.
 * @throws {SpecProblemsError} for an overlay that is invalid, does not fit the document or removes something from it,
 * with the overlay's file and line.
 */
export function fillDocument(
  asShown: BuiltDocument,
  profile: Profile,
  overlays: readonly string[],
): BuiltDocument {
  const read = reportingOverlays(asShown, () => collectProblems(overlays, (file) => readFor(asShown, file)));
  const expanded = reportingOverlays(asShown, () => expandOverlays(asShown.openapi, read));
  const overlaid = reportingOverlays(asShown, () => apply(asShown.openapi, expanded.standard));
  checkReservedExtensions(overlaid);
  const filled: BuiltDocument = {
    source: asShown.source,
    profile,
    openapi: sortComponents({
      ...withoutReplacedReasons(overlaid.document as JsonObject, asShown.openapi),
      "x-profile": profile.name,
    }),
    shown: asShown.openapi,
    files: new Set([...asShown.files, ...overlays]),
    overlays: expanded.sources,
    standardOverlays: expanded.standard,
    overlaid,
    placeOf: (pointer) => {
      const change = overlaid.changeAt(existingPart(overlaid.document, pointer));
      return change === undefined
        ? asShown.placeOf(pointer)
        : { file: change.overlay.file, line: change.line };
    },
  };
  checkFilledReferences(filled);
  checkNothingLost(asShown, filled);
  return filled;
}

function readFor({ source }: BuiltDocument, file: string): Overlay {
  const overlay = readOverlay(file);
  checkExtends(overlay, source.file);
  return overlay;
}

function apply(openapi: JsonObject, overlays: readonly Overlay[]): Overlaid {
  const overlaid = applyOverlays(openapi, overlays);
  settlePoints(overlaid);
  return overlaid;
}

/** Removes reasons of the as-shown document that are no longer used, because overlays have replaced the values. */
function withoutReplacedReasons(filled: JsonObject, shown: JsonObject): JsonObject {
  const own = Object.keys(objectOf(shown["x-inferred-reasons"]));
  const used = namedReasons(filled);
  const reasons = Object.entries(objectOf(filled["x-inferred-reasons"])).filter(
    ([name]) => used.has(name) || !own.includes(name),
  );
  return { ...filled, "x-inferred-reasons": Object.fromEntries(reasons) };
}

/** Collects the names in every `x-inferred` of a value and its descendants. */
function namedReasons(value: unknown, names: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return names;
  for (const { name } of inferredNames(value)) names.add(name);
  for (const each of Object.values(value)) namedReasons(each, names);
  return names;
}

/** Converts overlay problems to spec problems, and adds the document's name, because documents share overlays. */
export function reportingOverlays<Result>(
  { source }: BuiltDocument,
  run: () => Result,
  task = "filling",
): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OverlayError)) throw error;
    const where = `(${task} ${documentPath(source)})`;
    throw new SpecProblemsError(
      error.problems.map(({ file, line, problem, remedy }) => ({
        file,
        line,
        message: `${problem}: ${remedy} ${where}.`,
      })),
    );
  }
}
