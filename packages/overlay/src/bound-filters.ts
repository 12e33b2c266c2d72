import { JSONPathNodeList, type JSONPathQuery, jsonpath } from "json-p3";
import { BoundedQuery } from "./bounded-query.ts";
import { compileIRegexp } from "./i-regexp.ts";
import { type Container, hasEntry, isContainer, type JsonObject } from "./json.ts";
import type { QuerySteps } from "./limits.ts";

const { FilterSelector } = jsonpath.selectors;
const {
  compare,
  FunctionExtension,
  InfixExpression,
  LogicalExpression,
  PrefixExpression,
  RelativeQuery,
  RootQuery,
  StringLiteral,
} = jsonpath.expressions;

type Expression = InstanceType<typeof LogicalExpression>["expression"];

/**
 * Converts a compiled query and all queries in its filters to queries that count their steps.
 *
 * @param query is modified
 * @throws PatternError if a regular expression in the query is invalid or too large
 */
export function boundQuery(query: JSONPathQuery, steps: QuerySteps): BoundedQuery {
  for (const { selectors } of query.segments) {
    for (const [index, selector] of selectors.entries()) {
      if (selector instanceof FilterSelector) {
        const { environment, token, expression } = selector;
        selectors[index] = new FilterSelector(environment, token, boundLogical(expression, steps));
      }
    }
  }
  return new BoundedQuery(query, query.segments, steps);
}

function boundLogical(
  { token, expression }: InstanceType<typeof LogicalExpression>,
  steps: QuerySteps,
): InstanceType<typeof LogicalExpression> {
  return new LogicalExpression(token, bound(expression, steps));
}

function bound(expression: Expression, steps: QuerySteps): Expression {
  if (expression instanceof LogicalExpression) {
    return boundLogical(expression, steps);
  }
  if (expression instanceof PrefixExpression) {
    return new PrefixExpression(expression.token, expression.operator, bound(expression.right, steps));
  }
  if (expression instanceof InfixExpression) {
    return boundInfix(expression, steps);
  }
  if (expression instanceof FunctionExtension) {
    return boundFunction(expression, steps);
  }
  if (expression instanceof RelativeQuery) {
    return new RelativeQuery(expression.token, boundQuery(expression.path, steps));
  }
  return expression instanceof RootQuery
    ? new RootQuery(expression.token, boundQuery(expression.path, steps))
    : expression;
}

function boundInfix(
  { token, left, operator, right, logical }: InstanceType<typeof InfixExpression>,
  steps: QuerySteps,
): Expression {
  const [boundLeft, boundRight] = [bound(left, steps), bound(right, steps)];
  return logical
    ? new InfixExpression(token, boundLeft, operator, boundRight)
    : new BoundedComparison(token, boundLeft, operator, boundRight, steps);
}

function boundFunction(
  { token, name, args }: InstanceType<typeof FunctionExtension>,
  steps: QuerySteps,
): Expression {
  const [, pattern] = args;
  if ((name === "match" || name === "search") && pattern instanceof StringLiteral) {
    compileIRegexp(pattern.value);
  }
  return new FunctionExtension(
    token,
    name,
    args.map((arg) => bound(arg, steps)),
  );
}

type EvaluationContext = Parameters<InstanceType<typeof InfixExpression>["evaluate"]>[0];

/** Counts compared values as query steps, because operands may be large objects. */
class BoundedComparison extends InfixExpression {
  readonly #steps: QuerySteps;

  constructor(
    token: Expression["token"],
    left: Expression,
    operator: string,
    right: Expression,
    steps: QuerySteps,
  ) {
    super(token, left, operator, right);
    this.#steps = steps;
  }

  override evaluate(context: EvaluationContext): boolean {
    const [left, right] = [this.left, this.right].map((side) => single(side.evaluate(context)));
    if (!isPart(left) || !isPart(right)) {
      return compare(left, this.operator, right);
    }
    // Objects and lists can be equal, but not less or greater (RFC 9535 section 2.3.5.2.2).
    return this.operator.includes("=") && areEqual(left, right, this.#steps) !== (this.operator === "!=");
  }
}

function single(value: unknown): unknown {
  return value instanceof JSONPathNodeList && value.length === 1 ? value.nodes[0]?.value : value;
}

function isPart(value: unknown): value is Container {
  return isContainer(value) && !(value instanceof JSONPathNodeList);
}

function areEqual(left: unknown, right: unknown, steps: QuerySteps): boolean {
  steps.spend(1);
  if (!isContainer(left) || !isContainer(right)) {
    return left === right;
  }
  const keys = Object.keys(left);
  return (
    Array.isArray(left) === Array.isArray(right) &&
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) => hasEntry(right, key) && areEqual((left as JsonObject)[key], (right as JsonObject)[key], steps),
    )
  );
}
