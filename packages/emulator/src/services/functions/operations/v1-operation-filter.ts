import type { ServiceError } from "@seamline/emulator-kit";
import { unreadableFilterError } from "@seamline/emulator-kit";
import { nearestName } from "@seamline/openapi/field-names";
import { parseFunctionName } from "../function-names.ts";
import type { StoredOperation } from "./stored-function-operation.ts";

type OperationSelector = (operations: readonly StoredOperation[]) => readonly StoredOperation[];

/** The two forms of a filter in v1 (reference facts, "Rules that the tables do not say"). */
const FILTER_FORMS = [
  ["project", "location", "function"],
  ["project", "latest"],
] as const;

const TERM_NAMES = [...new Set<string>(FILTER_FORMS.flat())];

const EXPECTED_FORMS =
  "It must be project:P,location:L,function:F or project:P,latest:true, where * stands for any value.";

/**
 * Reads a filter of operations in v1, whose terms may have any order. Without a filter, all operations are selected.
 *
 * @throws ServiceError 400 for a filter that has neither form
 */
export function v1OperationSelector(filter = ""): OperationSelector {
  if (filter.trim() === "") return (all) => all;
  const terms = readTerms(filter);
  const matches = (operation: StoredOperation): boolean => {
    const { project, location, id } = parseFunctionName(operation.target) ?? {};
    return (
      matchesTerm(terms, "project", project) &&
      matchesTerm(terms, "location", location) &&
      matchesTerm(terms, "function", id)
    );
  };
  const select: OperationSelector = (all) => all.filter(matches);
  return terms.has("latest") ? (all) => latestOfEach(select(all)) : select;
}

function matchesTerm(terms: ReadonlyMap<string, string>, name: string, value: string | undefined): boolean {
  const expected = terms.get(name) ?? "*";
  return expected === "*" || expected === value;
}

/** Returns the latest operation of each function. */
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
    if (terms.has(name)) throw invalidFilterError(`${name} appears twice.`);
    terms.set(name, value);
  }
  const form = FILTER_FORMS[terms.has("latest") ? 1 : 0];
  const missing = form.find((name) => !terms.has(name));
  if (missing !== undefined) throw invalidFilterError(`${missing} is missing.`);
  const extra = [...terms.keys()].find((name) => !(form as readonly string[]).includes(name));
  if (extra !== undefined) throw invalidFilterError(`${extra} cannot stand beside latest.`);
  return terms;
}

/** The first colon ends the name of a term. The value may contain others, since names of projects may. */
function readTerm(term: string): [name: string, value: string] {
  const [, name, value] = /^([^:]*):(.+)$/s.exec(term) ?? [];
  if (name === undefined || value === undefined) throw invalidFilterError(`${quoted(term)} is not a term.`);
  if (!TERM_NAMES.includes(name)) {
    const near = nearestName(name, TERM_NAMES);
    const hint = near === undefined ? "." : `: did you mean ${near}?`;
    throw invalidFilterError(`There is no term ${quoted(name)}${hint}`);
  }
  if (name === "latest" && value !== "true")
    throw invalidFilterError(`latest must be true, and is ${quoted(value)}.`);
  return [name, value];
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function invalidFilterError(problem: string): ServiceError {
  return unreadableFilterError(`${problem} ${EXPECTED_FORMS}`);
}
