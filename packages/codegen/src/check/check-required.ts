import { nearest } from "@seamline/overlay/nearest";
import { forEachItem } from "../error-collector.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { findUnshownProperties, type UnshownProperty } from "../model/required-properties.ts";
import { SpecError } from "../spec-error.ts";

/** Short names differ by little: `tag` and `tags` are two. */
const shortName = 6;

/** Places in which a longer name may differ from the one that was meant. */
const slipDistance = 3;

/**
 * Refuses a required name that reads like a slip, or that no value can have. Any other that is not shown is one that
 * JSON Schema allows: a value holds it, and nothing is known of it.
 *
 * @throws SpecError with every name in `required` that is rejected
 */
export function checkRequired({ document, locate }: LoadedDocument): void {
  forEachItem(findUnshownProperties(document), (property) => {
    const { name, segments } = property;
    const remedy = remedyFor(property);
    if (remedy !== undefined) {
      const problem = `${name} is required, and there is no property of that name`;
      throw new SpecError(problem, remedy, locate(segments));
    }
  });
}

function remedyFor({ name, schema, shown, isOpen }: UnshownProperty): string | undefined {
  const required = new Set([schema.required].flat().map(String));
  // Who requires both means two.
  const candidates = [...shown].filter((candidate) => !required.has(candidate));
  const meant =
    candidates.find((candidate) => plain(candidate) === plain(name)) ??
    (isOpen || name.length < shortName ? undefined : nearest(name, candidates, slipDistance));
  if (meant !== undefined) {
    return `did you mean ${meant}? Write that, or add ${name} to properties`;
  }
  return schema.additionalProperties === false
    ? "add it to properties, or leave it out of required: additionalProperties is false"
    : undefined;
}

/** A name as it sounds: no object has two properties that differ in case, underscores or hyphens alone. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}
