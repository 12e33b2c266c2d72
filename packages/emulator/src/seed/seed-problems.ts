import { nearestName } from "@seamline/openapi/field-names";
import { parsePointer, pointerTo } from "@seamline/openapi/json-pointer";
import type { SchemaFailure } from "@seamline/openapi/schema-checks";
import { describeFailure } from "@seamline/openapi/violation";
import type { Seed, SeedAccount, SeedProblem } from "../framework/seed.ts";

/** What is wrong with a seed, and where. */
export interface LocatedSeedProblem extends SeedProblem {
  /** Line of a seed that came as text, from 1. */
  readonly line?: number;
  /** Column of a seed that came as text, from 1. */
  readonly column?: number;
}

/** More than this many only count: nobody reads on. */
const MAX_SHOWN_PROBLEMS = 20;

/** A seed that cannot be planted. Nothing was changed. */
export class InvalidSeedError extends TypeError {
  override readonly name: string = "InvalidSeedError";
  readonly problems: readonly LocatedSeedProblem[];

  constructor(problems: readonly LocatedSeedProblem[]) {
    super(messageOf(problems));
    this.problems = problems;
  }
}

function messageOf(problems: readonly LocatedSeedProblem[]): string {
  const lines = problems.slice(0, MAX_SHOWN_PROBLEMS).map((each) => `${placeOf(each)}${each.problem}`);
  const more =
    problems.length > MAX_SHOWN_PROBLEMS ? [`and ${problems.length - MAX_SHOWN_PROBLEMS} more problems`] : [];
  return ["The seed was refused.", ...lines, ...more].join("\n");
}

function placeOf({ pointer, line, column }: LocatedSeedProblem): string {
  const words = [...(line === undefined ? [] : [`line ${line}, column ${column}`]), pointer].filter(Boolean);
  return words.length === 0 ? "" : `${words.join(", ")}: `;
}

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
      problem: unknownMember(name, names),
    }));
  }
  if (keyword === "required") {
    const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value as object, name));
    return missing.map((name) => ({ pointer, problem: `${name} is missing.` }));
  }
  if (TOKEN_POINTER.test(pointer))
    return [{ pointer, problem: "A token must lead to the id or e-mail address of an account." }];
  return [{ pointer, problem: requirementOf(redactSecret(failure)) }];
}

/** The place stands beside it, and need not be said again. */
function requirementOf(failure: SchemaFailure): string {
  const { problem } = describeFailure("body", "", { ...failure, pointer: "" });
  const demand = problem.replace(/^The body /, failure.pointer === "" ? "The seed " : "");
  const meant = ruleOf(failure) === "enum" ? suggestionFor(failure) : undefined;
  return meant === undefined ? demand : demand.replace(/\.$/, `: did you mean ${meant}?`);
}

function suggestionFor({ schema, value }: SchemaFailure): string | undefined {
  const words = (schema.enum ?? []).filter((each) => typeof each === "string");
  return typeof value === "string" ? nearestName(value, words) : undefined;
}

function unknownMember(name: string, names: readonly string[]): string {
  const meant = nearestName(name, names);
  const right = meant === undefined ? `It may be ${names.join(", ") || "none"}.` : `Did you mean ${meant}?`;
  return `${name} is no member that there is. ${right}`;
}

const SECRET_NAME = /key|passw|secret|token/i;

/** Tokens are names of members. */
const TOKEN_POINTER = /^\/tokens\/./;

/** Keys and tokens are shown to nobody. */
function redactSecret(failure: SchemaFailure): SchemaFailure {
  const name = parsePointer(failure.pointer).at(-1) ?? "";
  const isSecret = SECRET_NAME.test(name) && typeof failure.value === "string";
  return isSecret ? { ...failure, value: "[redacted]" } : failure;
}

/**
 * What the schema of a seed cannot say of its accounts: each has names of its own, and tokens lead to them.
 *
 * @param originOf the place in what was given that stands behind a place in the expanded seed
 */
export function accountProblems(
  { accounts, tokens = {} }: Seed,
  originOf: (pointer: string) => string,
): readonly SeedProblem[] {
  if (!accounts) return [];
  const owners = new Map<string, number>();
  const taken = accounts.flatMap((account, index) => duplicateNames(account, index, owners, originOf));
  return [...taken, ...danglingTokens(tokens, owners)];
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
        ? "names each that repeat makes: use {n} in it."
        : `names accounts[${first.slice("/accounts/".length)}], too.`;
    const problem = `${name} must name one account, and ${why}`;
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
    const problem = `A token must lead to one of the accounts, and leads to ${name}.`;
    return [{ pointer: `/tokens${pointerTo(token)}`, problem }];
  });
}
