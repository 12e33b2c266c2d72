import { isRecord } from "../arguments/checks.ts";
import type { OperationDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";

/** Returns, as JSON data, the part of an operation's input that belongs to a key. */
export type InputInKey = (input: unknown, operation: Pick<OperationDefinition, "cookies">) => unknown;

/**
 * Returns a function that reads the part of an input that belongs to a key. It omits cookies and all headers that are
 * not listed, because these can be credentials, and a persisted cache stores its keys.
 */
export function inputInKeys(headers: readonly string[]): InputInKey {
  const listed = new Set(headers.map((name) => name.toLowerCase()));
  return (input, { cookies }) => {
    if (!isRecord(input)) return jsonOf(input ?? {});
    const { header, ...others } = input;
    // Without cookie parameters, `cookie` can be a path parameter.
    if (cookies) delete others["cookie"];
    const kept = Object.entries(Object(header))
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => listed.has(name));
    return jsonOf(kept.length > 0 ? { ...others, header: Object.fromEntries(kept) } : others);
  };
}

/**
 * Returns a value as JSON data, because TanStack serializes keys and cannot serialize a `bigint`.
 *
 * @throws InvalidArgumentError if the input contains a file or another value that JSON cannot represent, because
 *   different values would have the same key
 */
function jsonOf(input: unknown): unknown {
  return JSON.parse(
    JSON.stringify(input, (_, value) => {
      if (typeof value === "bigint") return `${value}`;
      if (typeof value !== "function" && !/Blob]$|File]$|FormData]$|Params]$/.test({}.toString.call(value))) {
        return value;
      }
      throw new InvalidArgumentError("input", "must be JSON data, because the query's key contains it");
    }),
  );
}
