import { forEachItem } from "@seamline/openapi/error-collector";
import { SpecError } from "@seamline/openapi/spec-error";
import { nearest } from "@seamline/overlay/nearest";
import type { LoadedDocument } from "../load/load-document.ts";
import { findUnshownProperties, type UnshownProperty } from "../model/required-properties.ts";

/** Minimum length for suggestions, because short names such as `tag` and `tags` are often distinct. */
const shortName = 6;

/** A name is suggested only if its edit distance is below this limit. */
const slipDistance = 3;

/**
 * Rejects required names that look like typos, and required names that `additionalProperties: false` forbids. Other
 * required names may be missing from `properties`, because JSON Schema allows any type for such a property.
 *
 * @throws SpecError that lists every rejected name in `required`
 */
export function checkRequired({ document, locate }: LoadedDocument): void {
  forEachItem(findUnshownProperties(document), (property) => {
    const { name, segments } = property;
    const remedy = remedyFor(property);
    if (remedy !== undefined) {
      const problem = `the required property ${name} is not defined`;
      throw new SpecError(problem, remedy, locate(segments));
    }
  });
}

function remedyFor({ name, schema, shown, isOpen }: UnshownProperty): string | undefined {
  const required = new Set([schema.required].flat().map(String));
  // Another required name is a separate property, not the correct spelling.
  const candidates = [...shown].filter((candidate) => !required.has(candidate));
  const meant =
    candidates.find((candidate) => plain(candidate) === plain(name)) ??
    (isOpen || name.length < shortName ? undefined : nearest(name, candidates, slipDistance));
  if (meant !== undefined) {
    return `did you mean ${meant}? Otherwise add ${name} to properties`;
  }
  return schema.additionalProperties === false
    ? "add it to properties, or remove it from required: additionalProperties is false"
    : undefined;
}

/** Normalizes a name: names that only differ in case, underscores or hyphens are treated as the same property. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}
