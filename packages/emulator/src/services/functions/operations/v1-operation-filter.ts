import { nearestName } from "@seamline/openapi/field-names";
import { unreadableFilterError } from "../../../framework/list-query.ts";
import { parseFunctionName } from "../function-names.ts";
import type { StoredOperation } from "./stored-function-operation.ts";

type OperationSelector = (operations: readonly StoredOperation[]) => readonly StoredOperation[];

/** The two forms that a filter of v1 has (reference facts, "Rules that the tables do not say"). */
const FILTER_FORMS = [
  ["project", "location", "function"],
  ["project", "latest"],
] as const;

const TERM_NAMES = [...new Set<string>(FILTER_FORMS.flat())];

const EXPECTED_FORMS =
  "It must be project:P,location:L,function:F or project:P,latest:true, where * stands for any value.";

/**
 * Reads a filter of the operations of v1. Terms come in any order. Without a filter, all operations are picked.
 *
 * @throws Refusal 400 for what has neither form
 */
export function v1OperationSelector(filter = ""): OperationSelector {
  if (filter.trim() === "") return (all) => all;
  const terms = readTerms(filter);
  const isMeant = (operation: StoredOperation): boolean => {
    const { project, location, id } = parseFunctionName(operation.target) ?? {};
    return (
      matchesTerm(terms, "project", project) &&
      matchesTerm(terms, "location", location) &&
      matchesTerm(terms, "function", id)
    );
  };
  const picked: OperationSelector = (all) => all.filter(isMeant);
  return terms.has("latest") ? (all) => latestOfEach(picked(all)) : picked;
}

function matchesTerm(terms: ReadonlyMap<string, string>, name: string, value: string | undefined): boolean {
  const expected = terms.get(name) ?? "*";
  return expected === "*" || expected === value;
}

/** The operation of each function that began last. */
function latestOfEach(operations: readonly StoredOperation[]): StoredOperation[] {
  const latest = new Map<string, StoredOperation>();
  for (const operation of operations) {
    const other = latest.get(operation.target);
    if (!other || other.number < operation.number) latest.set(operation.target, operation);
  }
  return [...latest.values()];
}

function readTerms(filter: string): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  for (const term of filter.split(",")) {
    const [name, value] = readTerm(term.trim());
    if (terms.has(name)) throw invalidFilterError(`${name} stands twice.`);
    terms.set(name, value);
  }
  const form = FILTER_FORMS[terms.has("latest") ? 1 : 0];
  const missing = form.find((name) => !terms.has(name));
  if (missing !== undefined) throw invalidFilterError(`${missing} is missing.`);
  const extra = [...terms.keys()].find((name) => !(form as readonly string[]).includes(name));
  if (extra !== undefined) throw invalidFilterError(`${extra} cannot stand beside latest.`);
  return terms;
}

/** The name of a project may have a colon in it: the first one ends the term's. */
function readTerm(term: string): [name: string, value: string] {
  const [, name, value] = /^([^:]*):(.+)$/s.exec(term) ?? [];
  if (name === undefined || value === undefined) throw invalidFilterError(`${quoted(term)} is no term.`);
  if (!TERM_NAMES.includes(name)) {
    const near = nearestName(name, TERM_NAMES);
    throw invalidFilterError(
      `There is no term ${quoted(name)}${near === undefined ? "" : `: did you mean ${near}?`}`,
    );
  }
  if (name === "latest" && value !== "true")
    throw invalidFilterError(`latest must be true, and is ${quoted(value)}.`);
  return [name, value];
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function invalidFilterError(why: string) {
  return unreadableFilterError(`${/[.?]$/.test(why) ? why : `${why}.`} ${EXPECTED_FORMS}`);
}
