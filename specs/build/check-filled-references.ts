import { MalformedPointerError } from "@seamline/openapi/json-pointer";
import type { BuiltDocument } from "./built-document.ts";
import { existingPart } from "./existing-part.ts";
import { bundleParts, objectOf } from "./provenance/bundle-parts.ts";
import { SpecProblemsError } from "./spec-problem.ts";

/** Maps each reference to its target. Both are JSON pointers. */
type Targets = ReadonlyMap<string, string>;

/**
 * Checks references written by overlays. References to files are errors, because no bundler runs after overlays are
 * applied. A reference that only leads back to itself is an error, because Redocly rejects the whole document.
 *
 * @throws {SpecProblemsError} listing each of these references, with its location in the overlay.
 */
export function checkFilledReferences({ openapi, placeOf }: BuiltDocument): void {
  const targets = new Map<string, string>();
  const problems = referencesIn(openapi).flatMap(({ pointer, target }) => {
    const inside = targetIn(openapi, target);
    if (inside === undefined) return [{ ...placeOf(`${pointer}/$ref`), message: outsideOf(target) }];
    targets.set(pointer, inside);
    return [];
  });
  const circular = [...targets.keys()].filter((pointer) => leadsBack(pointer, targets));
  const message = "Circular reference: this $ref only leads back to itself.";
  problems.push(...circular.map((pointer) => ({ ...placeOf(`${pointer}/$ref`), message })));
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

/** Returns every reference in a document. Skips `$ref` members in examples, which are data. */
function referencesIn(openapi: BuiltDocument["openapi"]): { pointer: string; target: string }[] {
  return [...bundleParts(openapi).values()].flatMap(({ pointer, kind, value }) => {
    const { $ref: target } = objectOf(value);
    return kind !== undefined && typeof target === "string" ? [{ pointer, target }] : [];
  });
}

/**
 * Returns the pointer to a reference's target or its nearest existing parent; undefined if the target is outside the
 * document.
 */
function targetIn(openapi: BuiltDocument["openapi"], target: string): string | undefined {
  if (!target.startsWith("#")) return undefined;
  try {
    return existingPart(openapi, target);
  } catch (error) {
    if (error instanceof MalformedPointerError) return undefined;
    throw error;
  }
}

function outsideOf(target: string): string {
  return `The target of the reference ${target} does not exist in the document: refer to a component, such as #/components/schemas/Name.`;
}

/** Returns whether a chain of references leads back to its start. */
function leadsBack(start: string, targets: Targets): boolean {
  const passed = new Set<string>();
  for (let at = targets.get(start); at !== undefined && !passed.has(at); at = targets.get(at)) {
    if (at === start) return true;
    passed.add(at);
  }
  return false;
}
