import type { CodeError } from "../../../service/code-error.ts";
import { Refusal } from "../../../service/refusal.ts";

/** What the caller of a function's address is told where its code does not answer. */
export function codeRefusal({ problem, message }: CodeError): Refusal {
  const isLate = problem === "timeout";
  return new Refusal(isLate ? 504 : 500, message, { reason: isLate ? "DEADLINE_EXCEEDED" : "INTERNAL" });
}
