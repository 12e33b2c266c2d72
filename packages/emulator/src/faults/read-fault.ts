import { bodilessStatuses } from "../http/bodiless-statuses.ts";
import { effectProblems } from "./effect-problems.ts";
import type { Fault } from "./fault.ts";
import { faultMembers, scopeMembers } from "./fault-members.ts";
import { type FaultProblem, InvalidFaultError } from "./invalid-fault-error.ts";
import type { KnownOperations } from "./known-operations.ts";
import { operationProblems } from "./operation-problems.ts";

const OF_PAGES = ["clampPages", "pageSize", "repeatToken"];

/**
 * Members that cannot happen together: of what is reset nothing arrives, what is cut is no JSON already, and where a
 * status is answered the operation is not carried out.
 */
const EXCLUSIVE: readonly (readonly [string, readonly string[]])[] = [
  ["reset", ["status", "truncate", "malformed", "contentType", ...OF_PAGES]],
  ["truncate", ["malformed"]],
  ["status", [...OF_PAGES, "staleEtag"]],
];

/** Members that change the body of an answer. */
const OF_BODIES = ["body", "truncate", "malformed"];

/**
 * Takes `value`, such as the JSON of a request, for a fault. Members that are undefined or false are left out.
 *
 * @param known without it, any operation will do
 * @throws InvalidFaultError naming every member that is wrong, or cannot take effect, and what would be right
 */
export function readFault(value: unknown, known?: KnownOperations): Fault {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new InvalidFaultError([{ field: "", problem: "must be an object" }]);
  const given = new Map(
    Object.entries(value).filter(([, member]) => member !== undefined && member !== false),
  );
  const problems = [...memberProblems(given), ...scopeProblems(given, known)];
  if (problems.length === 0) problems.push(...combinationProblems(given), ...unfitProblems(given, known));
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

function scopeProblems(given: ReadonlyMap<string, unknown>, known?: KnownOperations): FaultProblem[] {
  const [operationId, document] = [given.get("operationId"), given.get("document")];
  if (operationId === undefined) return [{ field: "operationId", problem: scopeMembers.operationId[1] }];
  // What is no text is refused for that.
  if (!known || typeof operationId !== "string" || !(document === undefined || typeof document === "string"))
    return [];
  return operationProblems(operationId, document, known);
}

function unfitProblems(given: ReadonlyMap<string, unknown>, known?: KnownOperations): FaultProblem[] {
  const { operationId, document } = Object.fromEntries(given) as Partial<Fault>;
  return known ? effectProblems(given.keys(), `${operationId}`, document, known) : [];
}

function combinationProblems(given: ReadonlyMap<string, unknown>): FaultProblem[] {
  const problems: FaultProblem[] = [];
  const happens = Object.keys(faultMembers).filter((name) => !Object.hasOwn(scopeMembers, name));
  if (!happens.some((name) => given.has(name)))
    problems.push({ field: "", problem: `must say what happens: one of ${happens.join(", ")}` });
  for (const field of ["body", "retryAfter"]) {
    if (given.has(field) && !given.has("status")) problems.push({ field, problem: "needs a status" });
  }
  problems.push(...bodyProblems(given));
  for (const [field, others] of EXCLUSIVE) {
    for (const other of given.has(field) ? others.filter((each) => given.has(each)) : [])
      problems.push({ field: other, problem: `cannot happen together with ${field}` });
  }
  return problems;
}

/** What would become of a body that is none, or too short for it. */
function bodyProblems(given: ReadonlyMap<string, unknown>): FaultProblem[] {
  const { status, body, truncate } = Object.fromEntries(given) as Partial<Fault>;
  if (status !== undefined && bodilessStatuses.has(status)) {
    const problem = `cannot be sent with status ${status}, which has no body`;
    return OF_BODIES.filter((field) => given.has(field)).map((field) => ({ field, problem }));
  }
  if (body === undefined || truncate === undefined) return [];
  const length = new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)).length;
  if (truncate < length) return [];
  return [{ field: "truncate", problem: `must be less than the ${length} bytes of the body` }];
}
