import { describeFailure } from "../contract/describe-failure.ts";
import type { SchemaFailure } from "../contract/schema-failure.ts";
import type { SeedProblem } from "../service/service.ts";
import { pointerKeys, pointerTo } from "../text/json-pointer.ts";
import { nearestName } from "../text/nearest-name.ts";

/**
 * What is to be told of the failures of a seed: of each place and rule once, the members that are too many or missing one by one.
 *
 * @param originOf the place in what was given that stands behind a place in the expanded seed
 */
export function schemaProblems(
  failures: readonly SchemaFailure[],
  originOf: (pointer: string) => string,
): SeedProblem[] {
  const distinct = new Map<string, SchemaFailure>();
  for (const failure of failures) {
    const pointer = originOf(failure.pointer);
    const key = `${pointer} ${ruleOf(failure)}`;
    if (!distinct.has(key)) distinct.set(key, { ...failure, pointer });
  }
  return [...distinct.values()].flatMap(problemsOf);
}

/** A value of another type is none of those listed either, and is told of as such. */
function ruleOf({ keyword, schema }: SchemaFailure): string {
  return keyword === "type" && schema.enum ? "enum" : keyword;
}

function problemsOf(failure: SchemaFailure): SeedProblem[] {
  const { pointer, keyword, schema, value } = failure;
  if (keyword === "additionalProperties" && schema.additionalProperties === false) {
    const names = Object.keys(schema.properties ?? {});
    const unknown = Object.keys(value as object).filter((name) => !names.includes(name));
    return unknown.map((name) => ({
      pointer: `${pointer}${pointerTo(name)}`,
      problem: noMember(name, names),
    }));
  }
  if (keyword === "required") {
    const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value as object, name));
    return missing.map((name) => ({ pointer, problem: `${name} is missing.` }));
  }
  if (TOKEN.test(pointer))
    return [{ pointer, problem: "A token must lead to the id or e-mail address of an account." }];
  return [{ pointer, problem: demandOf(withoutSecret(failure)) }];
}

/** The place stands beside it, and need not be said again. */
function demandOf(failure: SchemaFailure): string {
  const { problem } = describeFailure("body", "", { ...failure, pointer: "" });
  const demand = problem.replace(/^The body /, failure.pointer === "" ? "The seed " : "");
  const meant = ruleOf(failure) === "enum" ? meantBy(failure) : undefined;
  return meant === undefined ? demand : demand.replace(/\.$/, `: did you mean ${meant}?`);
}

function meantBy({ schema, value }: SchemaFailure): string | undefined {
  const words = (schema.enum ?? []).filter((each) => typeof each === "string");
  return typeof value === "string" ? nearestName(value, words) : undefined;
}

function noMember(name: string, names: readonly string[]): string {
  const meant = nearestName(name, names);
  const right = meant === undefined ? `It may be ${names.join(", ") || "none"}.` : `Did you mean ${meant}?`;
  return `${name} is no member that there is. ${right}`;
}

const SECRET = /key|passw|secret|token/i;

/** Tokens are names of members. */
const TOKEN = /^\/tokens\/./;

/** Keys and tokens are shown to nobody. */
function withoutSecret(failure: SchemaFailure): SchemaFailure {
  const name = pointerKeys(failure.pointer).at(-1) ?? "";
  const isSecret = SECRET.test(name) && typeof failure.value === "string";
  return isSecret ? { ...failure, value: "[redacted]" } : failure;
}
