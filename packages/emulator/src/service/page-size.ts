import { Refusal } from "./refusal.ts";

/**
 * How many items a page holds at most, where the service picks the size that is not given or 0.
 *
 * @param most what the service picks, and the most that it gives
 * @throws Refusal 400 for a size below 0
 */
export function pageSizeOf(asked: number | undefined, most: number): number {
  if (asked === undefined || asked >= 0) return Math.min(asked || most, most);
  const problem = `pageSize must be 0 or more, and is ${asked}.`;
  throw new Refusal(400, problem, {
    violations: [{ in: "query", pointer: "/pageSize", rule: "minimum", problem }],
  });
}
