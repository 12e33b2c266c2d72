import type { Violation } from "@seamline/openapi/violation";
import type { ContractNames } from "../safe-names.ts";

/** One way in which exchanges break the contract. It quotes no value. */
export interface Difference {
  readonly message: "request" | "response";
  readonly in: Violation["in"];
  /** JSON pointer into that part, with `*` for items and for names that may be data. */
  readonly pointer: string;
  readonly rule: string;
  /** What is wrong, without a subject: `must be a string, but got a number.` */
  readonly problem: string;
}

/** A violation of a response, which quotes no value already. */
export function responseDifference(violation: Violation, names: ContractNames): Difference {
  const { in: place, rule, problem } = violation;
  const pointer = names.pointer(violation.pointer);
  return { message: "response", in: place, pointer, rule, problem: withoutSubject(violation, problem) };
}

/** The names in the subject may be data; behind the last "must" stands what the contract says. */
function withoutSubject({ in: place }: Violation, problem: string): string {
  if (place === "status") return "is not documented.";
  const at = Math.max(problem.lastIndexOf(" must "), problem.lastIndexOf(" is not valid "));
  return at < 0 ? problem : problem.slice(at + 1);
}

/** A violation of a request that the service accepted. Its own sentence would quote the value. */
export function requestDifference(
  { in: place, pointer, rule, missing }: Violation,
  names: ContractNames,
): Difference {
  const problem = `${requestProblem(rule, missing)}, and the service accepted it.`;
  return { message: "request", in: place, pointer: names.pointer(pointer), rule, problem };
}

function requestProblem(rule: string, missing: string | undefined): string {
  if (missing !== undefined) return `has no ${missing}`;
  return REQUEST_PROBLEMS[rule] ?? `breaks the rule ${rule}`;
}

const REQUEST_PROBLEMS: Readonly<Record<string, string>> = {
  required: "is required and was not sent",
  type: "has another type",
  enum: "has a value that is not listed",
  "media-type": "has another media type",
  json: "is no JSON",
  encoding: "is not percent-encoded UTF-8",
  single: "was sent several times",
};
