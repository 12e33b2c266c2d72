import type { Body } from "./service-under-test.ts";

/** Something that a refusal says is wrong with a request. */
export interface CodedViolation {
  readonly field: string;
  readonly rule: string;
}

/** Rules of JSON Schema and of bodies, which a request that holds to the contract cannot break. */
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

/** What a refusal with a code says is wrong. */
export function violationsIn(error: Body): CodedViolation[] {
  return (error?.details ?? []).flatMap(({ fieldViolations = [] }: Body) => fieldViolations);
}

/** What of that is of the contract's form. */
export function formViolations(error: Body): CodedViolation[] {
  return violationsIn(error).filter(({ rule }) => FORM_RULES.has(rule));
}
