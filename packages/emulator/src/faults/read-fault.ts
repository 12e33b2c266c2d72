import { bodilessStatuses } from "../http/bodiless-statuses.ts";
import { nearestName } from "../text/nearest-name.ts";
import type { Fault } from "./fault.ts";
import { faultMembers, scopeMembers } from "./fault-members.ts";
import { type FaultProblem, InvalidFaultError } from "./invalid-fault-error.ts";

/** Operations that there are; any will do where it is not given. */
export type KnownOperations = ReadonlySet<string> | undefined;

/** Members that cannot happen together: of what is reset nothing arrives, and what is cut is no JSON already. */
const EXCLUSIVE: readonly (readonly [string, readonly string[]])[] = [
  ["reset", ["status", "truncate", "malformed", "contentType"]],
  ["truncate", ["malformed"]],
];

/**
 * Takes `value`, such as the JSON of a request, for a fault. Members that are undefined or false are left out.
 *
 * @throws InvalidFaultError naming every member that is wrong, and what would be right
 */
export function readFault(value: unknown, operations?: KnownOperations): Fault {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new InvalidFaultError([{ field: "", problem: "must be an object" }]);
  const given = new Map(
    Object.entries(value).filter(([, member]) => member !== undefined && member !== false),
  );
  const problems = [...memberProblems(given), ...operationProblems(given, operations)];
  if (problems.length === 0) problems.push(...combinationProblems(given));
  if (problems.length > 0) throw new InvalidFaultError(problems);
  if (given.get("reset") === true) given.set("reset", "after");
  // Of nothing that the caller holds.
  return JSON.parse(JSON.stringify(Object.fromEntries(given))) as Fault;
}

function memberProblems(given: ReadonlyMap<string, unknown>): FaultProblem[] {
  return [...given].flatMap(([field, member]) => {
    const check = Object.hasOwn(faultMembers, field) ? faultMembers[field] : undefined;
    const names = Object.keys(faultMembers).join(", ");
    if (!check) return [{ field, problem: `is no member of a fault, which may have ${names}` }];
    const [isRight, problem] = check;
    return isRight(member) ? [] : [{ field, problem }];
  });
}

function operationProblems(given: ReadonlyMap<string, unknown>, operations: KnownOperations): FaultProblem[] {
  const field = "operationId";
  const operationId = given.get(field);
  if (operationId === undefined) return [{ field, problem: scopeMembers.operationId[1] }];
  if (!operations || operationId === "*" || operations.has(`${operationId}`)) return [];
  return [{ field, problem: noOperation(`${operationId}`, [...operations]) }];
}

/** How many names are listed where none is near. */
const LISTED = 5;

function noOperation(operationId: string, operations: readonly string[]): string {
  const meant = nearestName(operationId, operations);
  if (meant !== undefined) return `names no operation: did you mean ${meant}?`;
  const more = operations.length > LISTED ? `, and ${operations.length - LISTED} more` : "";
  return `must be * or an operation: ${operations.slice(0, LISTED).join(", ")}${more}`;
}

function combinationProblems(given: ReadonlyMap<string, unknown>): FaultProblem[] {
  const problems: FaultProblem[] = [];
  const happens = Object.keys(faultMembers).filter((name) => !Object.hasOwn(scopeMembers, name));
  if (!happens.some((name) => given.has(name)))
    problems.push({ field: "", problem: `must say what happens: one of ${happens.join(", ")}` });
  for (const field of ["body", "retryAfter"]) {
    if (given.has(field) && !given.has("status")) problems.push({ field, problem: "needs a status" });
  }
  if (given.has("body") && bodilessStatuses.has(given.get("status") as number))
    problems.push({ field: "body", problem: `cannot be sent with status ${given.get("status")}` });
  for (const [field, others] of EXCLUSIVE) {
    for (const other of given.has(field) ? others.filter((each) => given.has(each)) : [])
      problems.push({ field: other, problem: `cannot happen together with ${field}` });
  }
  return problems;
}
