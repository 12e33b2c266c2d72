import { anyOf } from "@seamline/openapi/schema-combinations";
import { type Finding, findingsOf, type Rule, valueRule } from "@seamline/openapi/schema-findings";
import type { SchemaIssue, SchemaOptions, StandardSchema } from "../options/validators.ts";

/** Keeps messages short even for a list with thousands of invalid items. */
const MAX_ISSUES = 20;

/** Longer strings are described, not truncated, because a truncated credential could not be redacted. */
const MAX_TEXT_LENGTH = 60;

/**
 * A Standard Schema for the data of an operation's successful responses, for example for the `validators` option.
 * Reports at most 20 issues, and does not change the value.
 */
export interface Validator<Output = unknown> extends StandardSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: unknown; readonly output: Output };
    readonly validate: (
      value: unknown,
      options?: SchemaOptions,
    ) =>
      | { readonly value: Output; readonly issues?: undefined }
      | { readonly issues: readonly SchemaIssue[] };
  };
}

/** Rule for a response without a body. */
export const absent: Rule = /* @__PURE__ */ valueRule(
  "type",
  "must be absent",
  (value) => value === undefined,
);

/**
 * Creates the validator for an operation with one documented success response.
 *
 * @param status as in the document: `200`, `2XX`, `default`
 */
export function response<Output>(status: string, rule: Rule): Validator<Output> {
  return validatorOf({ [status]: rule }, rule);
}

/**
 * Creates the validator for an operation with several documented success responses. If the status is unknown, the data
 * may match any of them.
 *
 * @param rules by status, as in the document
 */
export function responses<Output>(rules: Readonly<Record<string, Rule>>): Validator<Output> {
  return validatorOf(rules, anyOf(...Object.values(rules)));
}

/** @param ofAny the rule for data whose status is unknown */
function validatorOf<Output>(rules: Readonly<Record<string, Rule>>, ofAny: Rule): Validator<Output> {
  const validate = (value: unknown, status: unknown): readonly SchemaIssue[] => {
    if (status === undefined) return issuesOf(value, ofAny, Object.values(rules).includes(absent));
    const key = [`${status}`, rangeOf(status), "default"].find((each) => Object.hasOwn(rules, each)) ?? "";
    const rule = rules[key];
    return rule ? issuesOf(value, rule, rule === absent) : [undocumented(status, Object.keys(rules))];
  };
  return {
    "~standard": {
      version: 1,
      vendor: "seamline",
      validate: (value, options) => {
        const issues = validate(value, options?.libraryOptions?.status);
        return issues.length === 0 ? { value: value as Output } : { issues };
      },
    },
  };
}

/** Returns `2XX` for 204. */
function rangeOf(status: unknown): string {
  return `${status}`.replace(/..$/, "XX");
}

function undocumented(status: unknown, documented: readonly string[]): SchemaIssue {
  return { path: [], message: `status ${status} is not documented; expected ${documented.join(" or ")}` };
}

function issuesOf(value: unknown, rule: Rule, isOptional: boolean): SchemaIssue[] {
  if (value === undefined && !isOptional) return [{ path: [], message: "is missing" }];
  const findings = findingsOf(rule, value, MAX_ISSUES + 1);
  const issues = findings.slice(0, MAX_ISSUES).map(issueOf);
  const rest = { path: [], message: `only the first ${MAX_ISSUES} issues are listed` };
  return findings.length > MAX_ISSUES ? [...issues, rest] : issues;
}

function issueOf({ keys, member, requirement, count, value }: Finding): SchemaIssue {
  const path = [...keys].reverse();
  return member === undefined
    ? { path, message: `${requirement}, but got ${count ?? describe(value)}` }
    : { path: [...path, member], message: requirement };
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return "an array";
  if (value !== null && /object|function/.test(typeof value)) return "an object";
  if (typeof value !== "string") return `${String(value)}`;
  return value.length > MAX_TEXT_LENGTH ? `a string of ${value.length} characters` : JSON.stringify(value);
}
