import { JSONPathEnvironment } from "json-p3";
import type { Criterion } from "./arazzo.ts";
import { type ExpressionContext, ExpressionError, evaluate } from "./runtime-expression.ts";

/** Operators in simple conditions. Longer operators come first, because `>=` starts with `>`. */
const OPERATORS = ["==", "!=", ">=", "<=", ">", "<"] as const;

const jsonPath = new JSONPathEnvironment();

/**
 * Returns whether a response meets a criterion (Arazzo 1.0.1 section 4.6.11).
 *
 * @throws ExpressionError if the condition is not supported
 */
export function isMet({ condition, context, type }: Criterion, around: ExpressionContext): boolean {
  if (type === undefined || type === "simple") return compare(condition, around);
  const value = evaluate(context ?? "$response.body", around);
  if (type === "regex") return value !== undefined && regexOf(condition).test(textOf(value));
  // Redocly's runner applies a query to a list that contains only the value, and the workflows rely on this.
  return jsonPath.query(condition, [value] as never).length > 0;
}

function compare(condition: string, around: ExpressionContext): boolean {
  const operator = OPERATORS.find((each) => condition.includes(` ${each} `));
  if (operator === undefined)
    throw new ExpressionError(`the condition "${condition}" has no comparison operator`);
  const [left, right] = condition.split(` ${operator} `).map((side) => operand(side.trim(), around));
  if (operator === "==") return isEqual(left, right);
  if (operator === "!=") return !isEqual(left, right);
  const [one, other] = [Number(left), Number(right)];
  return operator === ">"
    ? one > other
    : operator === "<"
      ? one < other
      : operator === ">="
        ? one >= other
        : one <= other;
}

function operand(text: string, around: ExpressionContext): unknown {
  if (text.startsWith("$")) return evaluate(text, around);
  if (/^'.*'$/s.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  try {
    return JSON.parse(text);
  } catch {
    throw new ExpressionError(`${text} must be an expression, a number or text in single quotes`);
  }
}

/** Compares values. Converts types, because a header is always text even if the condition contains a number. */
function isEqual(left: unknown, right: unknown): boolean {
  if (left === undefined || right === undefined) return false;
  return typeof left === typeof right ? left === right : `${left}` === `${right}`;
}

/** Parses `/pattern/flags`, or a pattern without delimiters. */
function regexOf(condition: string): RegExp {
  const [, pattern, flags] = /^\/(.*)\/([a-z]*)$/s.exec(condition) ?? [];
  return pattern === undefined ? new RegExp(condition) : new RegExp(pattern, flags);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
