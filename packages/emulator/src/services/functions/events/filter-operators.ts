import { matchesPathPattern } from "./path-pattern.ts";

/** Whether the attribute of an event is what a filter asks for. */
export type FilterOperator = (asked: string, attribute: string) => boolean;

/** How filters of events compare, by the name of the operator; without one the values must be equal. */
export const filterOperators: ReadonlyMap<string, FilterOperator> = new Map([
  ["", (asked, attribute) => asked === attribute],
  ["match-path-pattern", matchesPathPattern],
]);
