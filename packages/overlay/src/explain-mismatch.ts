import { jsonpath } from "json-p3";
import { type BoundedQuery, isDescendantSegment } from "./bounded-query.ts";
import { isContainer, type JsonObject } from "./json.ts";
import type { ActionProblem } from "./merge.ts";
import { nearest } from "./nearest.ts";
import { select } from "./query.ts";

const { FilterSelector, NameSelector } = jsonpath.selectors;
const { InfixExpression, LogicalExpression, RelativeQuery, StringLiteral } = jsonpath.expressions;

type Segment = BoundedQuery["segments"][number];

/** Reason why a query stops matching. */
interface Cause {
  readonly reason: string;
  /** Names or values in the document that the query may have meant. */
  readonly candidates: Iterable<string>;
  /** Name or value that the query requires. */
  readonly wanted: string;
}

/** Comparison in a filter, such as `@.operationId == 'createPet'`. */
interface Comparison {
  readonly left: BoundedQuery;
  readonly literal: string;
}

/**
 * Explains which segment of a query matches nothing, and suggests the most similar name or value in the document.
 *
 * @param name subject of the message, such as "the target $.info"
 */
export function explainMismatch(query: BoundedQuery, name: string, document: JsonObject): ActionProblem {
  const { segments } = query;
  const failing = segments.findIndex((_, index) => select(query.upTo(index + 1), document).length === 0);
  const holders = select(query.upTo(failing), document).map(({ value }) => value);
  const where = failing === 0 ? "the document" : query.upTo(failing).toString();
  const { reason, candidates, wanted } = causeOf(segments[failing] as Segment, holders, where);
  query.steps.spend([...candidates].length);
  const close = nearest(wanted, candidates);
  const remedy =
    close === undefined
      ? "correct the path, or apply the overlay to the document it extends"
      : `write ${close}`;
  return { problem: `${name} matches nothing (${reason})`, remedy };
}

function causeOf(segment: Segment, holders: readonly unknown[], where: string): Cause {
  const [selector, ...others] = segment.selectors;
  const reachable = isDescendantSegment(segment) ? withDescendants(holders) : holders;
  if (others.length === 0 && selector instanceof NameSelector) {
    const candidates = new Set(reachable.filter(isContainer).flatMap(Object.keys));
    return { reason: `${where} has no ${selector.name}`, candidates, wanted: selector.name };
  }
  const inside = reachable.filter(isContainer).flatMap((holder) => Object.values(holder));
  const failed =
    others.length === 0 && selector instanceof FilterSelector ? comparisonsOf(selector.expression) : [];
  for (const { left, literal } of failed) {
    const candidates = new Set(inside.flatMap((value) => stringsAt(left, value)));
    if (!candidates.has(literal)) {
      const name = left.toString().replace(/^\$\.?/, "");
      const missing = name === "" ? "nothing" : `no ${name}`;
      return { reason: `${missing} in ${where} is '${literal}'`, candidates, wanted: literal };
    }
  }
  return { reason: `${segment} selects nothing in ${where}`, candidates: [], wanted: "" };
}

function comparisonsOf(expression: unknown): Comparison[] {
  if (expression instanceof LogicalExpression) {
    return comparisonsOf(expression.expression);
  }
  if (!(expression instanceof InfixExpression)) {
    return [];
  }
  const { left, operator, right } = expression;
  if (operator === "==" && left instanceof RelativeQuery && right instanceof StringLiteral) {
    return [{ left: left.path as BoundedQuery, literal: right.value }];
  }
  return operator === "&&" ? [...comparisonsOf(left), ...comparisonsOf(right)] : [];
}

function stringsAt(query: BoundedQuery, value: unknown): string[] {
  return select(query, value).flatMap((match) => (typeof match.value === "string" ? [match.value] : []));
}

/** Returns the containers and all their descendants without duplicates. A container may be nested in another one. */
function withDescendants(holders: readonly unknown[]): unknown[] {
  const found = new Set<unknown>();
  const open = holders.filter(isContainer);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!found.has(next)) {
      found.add(next);
      for (const child of Object.values(next).filter(isContainer)) {
        open.push(child);
      }
    }
  }
  return [...found];
}
