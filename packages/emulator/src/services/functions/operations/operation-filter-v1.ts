import { unreadableFilter } from "../../../service/filter-of.ts";
import { nearestName } from "../../../text/nearest-name.ts";
import { parseFunctionName } from "../names/function-name.ts";
import type { StoredOperation } from "./stored-operation.ts";

type Pick = (operations: readonly StoredOperation[]) => readonly StoredOperation[];

/** The two forms that a filter of v1 has (reference facts, "Rules that the tables do not say"). */
const FORMS = [
  ["project", "location", "function"],
  ["project", "latest"],
] as const;

const NAMES = [...new Set<string>(FORMS.flat())];

const RIGHT =
  "It must be project:P,location:L,function:F or project:P,latest:true, where * stands for any value.";

/**
 * Reads a filter of the operations of v1. Terms come in any order. Without a filter, all operations are picked.
 *
 * @throws Refusal 400 for what has neither form
 */
export function pickOperationsV1(filter = ""): Pick {
  if (filter.trim() === "") return (all) => all;
  const terms = readTerms(filter);
  const isMeant = (operation: StoredOperation): boolean => {
    const { project, location, id } = parseFunctionName(operation.target) ?? {};
    return (
      fits(terms, "project", project) && fits(terms, "location", location) && fits(terms, "function", id)
    );
  };
  const picked: Pick = (all) => all.filter(isMeant);
  return terms.has("latest") ? (all) => latestOfEach(picked(all)) : picked;
}

function fits(terms: ReadonlyMap<string, string>, name: string, value: string | undefined): boolean {
  const asked = terms.get(name) ?? "*";
  return asked === "*" || asked === value;
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
    if (terms.has(name)) throw refusal(`${name} stands twice.`);
    terms.set(name, value);
  }
  const form = FORMS[terms.has("latest") ? 1 : 0];
  const missing = form.find((name) => !terms.has(name));
  if (missing !== undefined) throw refusal(`${missing} is missing.`);
  const extra = [...terms.keys()].find((name) => !(form as readonly string[]).includes(name));
  if (extra !== undefined) throw refusal(`${extra} cannot stand beside latest.`);
  return terms;
}

/** The name of a project may have a colon in it: the first one ends the term's. */
function readTerm(term: string): [name: string, value: string] {
  const [, name, value] = /^([^:]*):(.+)$/s.exec(term) ?? [];
  if (name === undefined || value === undefined) throw refusal(`${shown(term)} is no term.`);
  if (!NAMES.includes(name)) {
    const near = nearestName(name, NAMES);
    throw refusal(`There is no term ${shown(name)}${near === undefined ? "" : `: did you mean ${near}?`}`);
  }
  if (name === "latest" && value !== "true") throw refusal(`latest must be true, and is ${shown(value)}.`);
  return [name, value];
}

function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function refusal(why: string) {
  return unreadableFilter(`${/[.?]$/.test(why) ? why : `${why}.`} ${RIGHT}`);
}
