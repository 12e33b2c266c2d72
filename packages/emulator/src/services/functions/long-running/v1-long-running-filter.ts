import type { ServiceError } from "@seamline/emulator-kit";
import { unreadableFilterError } from "@seamline/emulator-kit";
import { nearestName } from "@seamline/openapi/field-names";
import { parseFunctionName } from "../function-names.ts";
import type { StoredLongRunning } from "./stored-long-running.ts";

type LongRunningSelector = (operations: readonly StoredLongRunning[]) => readonly StoredLongRunning[];

/** The two kinds of v1 filters (reference facts, "Rules that the tables do not say"). */
const FILTER_FORMS = [
  ["project", "location", "function"],
  ["project", "latest"],
] as const;

const TERM_NAMES = [...new Set<string>(FILTER_FORMS.flat())];

const EXPECTED_FORMS =
  "The filter must be project:P,location:L,function:F or project:P,latest:true. Use * to match any value.";

/**
 * Parses a v1 filter for long-running operations. The terms can be in any order. An empty filter selects all
 * operations.
 *
 * @throws ServiceError 400 if the filter is malformed
 */
export function v1LongRunningSelector(filter = ""): LongRunningSelector {
  if (filter.trim() === "") return (all) => all;
  const terms = readTerms(filter);
  const matches = (operation: StoredLongRunning): boolean => {
    const { project, location, id } = parseFunctionName(operation.target) ?? {};
    return (
      matchesTerm(terms, "project", project) &&
      matchesTerm(terms, "location", location) &&
      matchesTerm(terms, "function", id)
    );
  };
  const select: LongRunningSelector = (all) => all.filter(matches);
  return terms.has("latest") ? (all) => latestOfEach(select(all)) : select;
}

function matchesTerm(terms: ReadonlyMap<string, string>, name: string, value: string | undefined): boolean {
  const expected = terms.get(name) ?? "*";
  return expected === "*" || expected === value;
}

/** Returns the latest long-running operation of each function. */
function latestOfEach(operations: readonly StoredLongRunning[]): StoredLongRunning[] {
  const latest = new Map<string, StoredLongRunning>();
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
    if (terms.has(name)) throw invalidFilterError(`Duplicate term ${name}.`);
    terms.set(name, value);
  }
  const form = FILTER_FORMS[terms.has("latest") ? 1 : 0];
  const missing = form.find((name) => !terms.has(name));
  if (missing !== undefined) throw invalidFilterError(`The term ${missing} is missing.`);
  const extra = [...terms.keys()].find((name) => !(form as readonly string[]).includes(name));
  if (extra !== undefined) throw invalidFilterError(`The term ${extra} cannot be combined with latest.`);
  return terms;
}

/** The name of a term ends at the first colon. The value can contain colons, because project names can. */
function readTerm(term: string): [name: string, value: string] {
  const [, name, value] = /^([^:]*):(.+)$/s.exec(term) ?? [];
  if (name === undefined || value === undefined)
    throw invalidFilterError(`${quoted(term)} is not a valid term.`);
  if (!TERM_NAMES.includes(name)) {
    const near = nearestName(name, TERM_NAMES);
    const hint = near === undefined ? "." : `: did you mean ${near}?`;
    throw invalidFilterError(`Unknown term ${quoted(name)}${hint}`);
  }
  if (name === "latest" && value !== "true")
    throw invalidFilterError(`latest must be true, but is ${quoted(value)}.`);
  return [name, value];
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function invalidFilterError(problem: string): ServiceError {
  return unreadableFilterError(`${problem} ${EXPECTED_FORMS}`);
}
