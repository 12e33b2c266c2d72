import type { Body } from "./service-under-test.ts";

/** A violation that an error response reports. */
export interface CodedViolation {
  readonly field: string;
  readonly rule: string;
}

/** Rules of JSON Schema and rules for request bodies. A valid request cannot violate them. */
const FORM_RULES = new Set([
  "type",
  "enum",
  "pattern",
  "maximum",
  "additionalProperties",
  "json",
  "encoding",
  "depth",
  "media-type",
  "single",
]);

/** Returns the violations in an error response. */
export function violationsIn(error: Body): CodedViolation[] {
  return (error?.details ?? []).flatMap(({ fieldViolations = [] }: Body) => fieldViolations);
}

/** Returns the violations of JSON Schema and body rules in an error response. */
export function formViolations(error: Body): CodedViolation[] {
  return violationsIn(error).filter(({ rule }) => FORM_RULES.has(rule));
}
