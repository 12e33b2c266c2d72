import { valueAt } from "./json-pointer.ts";

/** Values that expressions in a step can refer to. */
export interface ExpressionContext {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Outputs of previous steps. */
  readonly steps: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly response?: ReceivedResponse;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON or text. */
  readonly body: unknown;
}

/** Thrown for an expression or a condition that is not supported. */
export class ExpressionError extends Error {
  override readonly name: string = "ExpressionError";
}

/** Matches an expression that is embedded in text, as in `Bearer {$inputs.account}`. */
const EMBEDDED = /\{(\$[^}]+)\}/g;

/** Replaces all expressions in a value and in its members (Arazzo 1.0.1 section 4.7). */
export function withValues(value: unknown, context: ExpressionContext): unknown {
  if (typeof value === "string") {
    if (value.startsWith("$")) return evaluate(value, context);
    return value.replaceAll(EMBEDDED, (_, expression: string) => `${evaluate(expression, context)}`);
  }
  if (Array.isArray(value)) return value.map((item) => withValues(item, context));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withValues(item, context)]));
}

/**
 * Evaluates an expression. Returns undefined if the response does not contain the value.
 *
 * @throws ExpressionError if the expression is not supported
 */
export function evaluate(expression: string, { inputs, steps, response }: ExpressionContext): unknown {
  const [source, pointer] = expression.split("#", 2) as [string, string?];
  const [root, ...names] = source.split(".");
  if (root === "$inputs") return inputs[names.join(".")];
  if (root === "$steps" && names[1] === "outputs") return steps.get(names[0] ?? "")?.[names[2] ?? ""];
  if (root === "$statusCode") return response?.status;
  if (root === "$response" && names[0] === "header")
    return response?.headers.get(names[1] ?? "") ?? undefined;
  if (root === "$response" && names[0] === "body") {
    return pointer === undefined ? response?.body : valueIn(response?.body, pointer);
  }
  throw new ExpressionError(`unsupported expression ${expression}`);
}

function valueIn(body: unknown, pointer: string): unknown {
  return typeof body === "object" && body !== null ? valueAt(body, pointer) : undefined;
}
