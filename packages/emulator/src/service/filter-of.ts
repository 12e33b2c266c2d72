import { InvalidFilterError } from "../filter/invalid-filter-error.ts";
import { type Filter, parseFilter } from "../filter/parse-filter.ts";
import { Refusal } from "./refusal.ts";

/**
 * The filter of a list operation. Without one, everything is meant.
 *
 * @param parameter the query parameter that it came in
 * @throws Refusal 400 for one that cannot be read; it says where
 */
export function filterOf(text = "", parameter = "filter"): Filter {
  try {
    return parseFilter(text);
  } catch (error) {
    if (!(error instanceof InvalidFilterError)) throw error;
    throw unreadableFilter(error.message, parameter);
  }
}

/**
 * The refusal of a filter that cannot be read: 400.
 *
 * @param why what is wrong with it, in sentences
 * @param parameter the query parameter that it came in
 */
export function unreadableFilter(why: string, parameter = "filter"): Refusal {
  const problem = `The ${parameter} cannot be read. ${why}`;
  return new Refusal(400, problem, {
    violations: [{ in: "query", pointer: `/${parameter}`, rule: "filter", problem }],
  });
}
