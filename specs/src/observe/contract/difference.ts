import type { Violation } from "@seamline/openapi/violation";
import type { ContractNames } from "../safe-names.ts";

/** A difference between exchanges and the contract. Contains no values. */
export interface Difference {
  readonly message: "request" | "response";
  readonly in: Violation["in"];
  /** JSON pointer into the part, with `*` for items and for names that may be data. */
  readonly pointer: string;
  readonly rule: string;
  /** Predicate without a subject, such as `must be a string, but got a number.` */
  readonly problem: string;
}

/** Converts a violation in a response. Its message contains no values. */
export function responseDifference(violation: Violation, names: ContractNames): Difference {
  const { in: place, rule, problem } = violation;
  const pointer = names.pointer(violation.pointer);
  return { message: "response", in: place, pointer, rule, problem: withoutSubject(violation, problem) };
}

/** Removes the subject, because its names may be data. The text after the last "must" comes from the contract. */
function withoutSubject({ in: place }: Violation, problem: string): string {
  if (place === "status") return "is not documented.";
  const at = Math.max(problem.lastIndexOf(" must "), problem.lastIndexOf(" is not valid "));
  return at < 0 ? problem : problem.slice(at + 1);
}

/**
 * Converts a violation in a request that the service accepted. Does not use the violation's message, because it
 * contains the value.
 */
export function requestDifference(
  { in: place, pointer, rule, missing }: Violation,
  names: ContractNames,
): Difference {
  const problem = `${requestProblem(rule, missing)}, but the service accepted the request.`;
  return { message: "request", in: place, pointer: names.pointer(pointer), rule, problem };
}

function requestProblem(rule: string, missing: string | undefined): string {
  if (missing !== undefined) return `has no ${missing}`;
  return REQUEST_PROBLEMS[rule] ?? `violates the rule ${rule}`;
}

const REQUEST_PROBLEMS: Readonly<Record<string, string>> = {
  required: "is required but missing",
  type: "has the wrong type",
  enum: "has an undocumented value",
  "media-type": "has an undocumented media type",
  json: "is not JSON",
  encoding: "is not percent-encoded UTF-8",
  single: "was sent more than once",
};
