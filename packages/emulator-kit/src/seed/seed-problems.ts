import { nearestName } from "@seamline/openapi/field-names";
import { parsePointer, pointerTo } from "@seamline/openapi/json-pointer";
import type { SchemaFailure } from "@seamline/openapi/schema-checks";
import { describeFailure } from "@seamline/openapi/violation";
import type { Seed, SeedAccount, SeedProblem } from "../framework/seed.ts";

/** A problem with a seed, and its position if the seed is a string. */
export interface LocatedSeedProblem extends SeedProblem {
  /** Line, from 1. */
  readonly line?: number;
  /** Column, from 1. */
  readonly column?: number;
}

/** Maximum number of problems to list in the message. Other problems are only counted. */
const MAX_LISTED_PROBLEMS = 20;

/** Thrown for an invalid seed. Nothing was changed. */
export class InvalidSeedError extends TypeError {
  override readonly name: string = "InvalidSeedError";
  readonly problems: readonly LocatedSeedProblem[];

  constructor(problems: readonly LocatedSeedProblem[]) {
    super(messageOf(problems));
    this.problems = problems;
  }
}

function messageOf(problems: readonly LocatedSeedProblem[]): string {
  const lines = problems.slice(0, MAX_LISTED_PROBLEMS).map((each) => `${placeOf(each)}${each.problem}`);
  const more =
    problems.length > MAX_LISTED_PROBLEMS
      ? [`and ${problems.length - MAX_LISTED_PROBLEMS} more problems`]
      : [];
  return ["The seed is invalid.", ...lines, ...more].join("\n");
}

function placeOf({ pointer, line, column }: LocatedSeedProblem): string {
  const words = [...(line === undefined ? [] : [`line ${line}, column ${column}`]), pointer].filter(Boolean);
  return words.length === 0 ? "" : `${words.join(", ")}: `;
}

/**
 * Describes the failures that were found by checking a seed against its schema. Reports each combination of position
 * and rule once, and each unknown or missing member separately.
 *
 * @param originOf converts a position in the expanded seed to the position in the original seed
 */
export function schemaProblems(
  failures: readonly SchemaFailure[],
  originOf: (pointer: string) => string,
): SeedProblem[] {
  const distinct = new Map<string, SchemaFailure>();
  for (const failure of failures) {
    const pointer = originOf(failure.pointer);
    const key = `${pointer} ${ruleOf(failure)} ${failure.member ?? ""}`;
    if (!distinct.has(key)) distinct.set(key, { ...failure, pointer });
  }
  return [...distinct.values()].flatMap(problemsOf);
}

/**
 * Returns the rule to report. If the schema lists the allowed values, a value of the wrong type is reported as
 * unlisted.
 */
function ruleOf({ keyword, schema }: SchemaFailure): string {
  return keyword === "type" && schema.enum ? "enum" : keyword;
}

function problemsOf(failure: SchemaFailure): SeedProblem[] {
  const { pointer, keyword, schema, member = "" } = failure;
  if (keyword === "additionalProperties") {
    const names = Object.keys(schema.properties ?? {});
    return [{ pointer: `${pointer}${pointerTo(member)}`, problem: unknownMember(member, names) }];
  }
  if (keyword === "required") return [{ pointer, problem: `${member} is missing.` }];
  if (TOKEN_POINTER.test(pointer))
    return [{ pointer, problem: "A token must map to the id or e-mail address of an account." }];
  return [{ pointer, problem: requirementOf(redactSecret(failure)) }];
}

/** Omits the position, which is reported separately. */
function requirementOf(failure: SchemaFailure): string {
  const { problem } = describeFailure("body", "", { ...failure, pointer: "" });
  const requirement = problem.replace(/^The body /, failure.pointer === "" ? "The seed " : "");
  const suggestion = ruleOf(failure) === "enum" ? suggestionFor(failure) : undefined;
  if (suggestion === undefined) return requirement;
  return requirement.replace(/\.$/, `: did you mean ${suggestion}?`);
}

function suggestionFor({ schema, value }: SchemaFailure): string | undefined {
  const words = (schema.enum ?? []).filter((each) => typeof each === "string");
  return typeof value === "string" ? nearestName(value, words) : undefined;
}

function unknownMember(name: string, names: readonly string[]): string {
  const suggestion = nearestName(name, names);
  const known =
    names.length === 0 ? "This object does not have any members." : `The members are ${names.join(", ")}.`;
  return `${name} is not a known member. ${suggestion === undefined ? known : `Did you mean ${suggestion}?`}`;
}

const SECRET_NAME = /key|passw|secret|token/i;

/** Matches the pointer of a member of `tokens`. */
const TOKEN_POINTER = /^\/tokens\/./;

/** Redacts a secret value, because keys and tokens must not appear in messages. */
function redactSecret(failure: SchemaFailure): SchemaFailure {
  const name = parsePointer(failure.pointer).at(-1) ?? "";
  const isSecret = SECRET_NAME.test(name) && typeof failure.value === "string";
  return isSecret ? { ...failure, value: "[redacted]" } : failure;
}

/**
 * Checks rules that the schema cannot express: ids and e-mail addresses must be unique, and every token must belong to
 * an account.
 *
 * @param originOf converts a position in the expanded seed to the position in the original seed
 */
export function accountProblems(
  { accounts, tokens = {} }: Seed,
  originOf: (pointer: string) => string,
): readonly SeedProblem[] {
  if (!accounts) return [];
  const owners = new Map<string, number>();
  const duplicates = accounts.flatMap((account, index) => duplicateNames(account, index, owners, originOf));
  return [...duplicates, ...danglingTokens(tokens, owners)];
}

function duplicateNames(
  { id, email }: SeedAccount,
  index: number,
  owners: Map<string, number>,
  originOf: (pointer: string) => string,
): SeedProblem[] {
  return Object.entries({ email, id }).flatMap(([member, name]) => {
    if (name === undefined) return [];
    const owner = owners.get(name.toLowerCase()) ?? index;
    owners.set(name.toLowerCase(), owner);
    if (owner === index) return [];
    const first = originOf(`/accounts/${owner}`);
    const why =
      first === originOf(`/accounts/${index}`)
        ? "but every copy that repeat creates has it: use {n}."
        : `but accounts[${first.slice("/accounts/".length)}] also has it.`;
    const problem = `${name} must be unique, ${why}`;
    return [{ pointer: `/accounts/${index}/${member}`, problem }];
  });
}

function danglingTokens(
  tokens: NonNullable<Seed["tokens"]>,
  owners: ReadonlyMap<string, number>,
): SeedProblem[] {
  return Object.entries(tokens).flatMap(([token, holder]) => {
    const name = typeof holder === "string" ? holder : holder.account;
    if (owners.has(name.toLowerCase())) return [];
    const problem = `A token must belong to one of the accounts, but belongs to ${name}.`;
    return [{ pointer: `/tokens${pointerTo(token)}`, problem }];
  });
}
