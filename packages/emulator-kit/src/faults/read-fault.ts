import { BODILESS_STATUSES } from "../http/service-response.ts";
import {
  type Fault,
  type FaultProblem,
  type FaultScope,
  InvalidFaultError,
  type ServiceFault,
  type TransportFault,
} from "./fault.ts";
import { type KnownOperations, type OperationTraits, operationProblems } from "./operation-traits.ts";

/**
 * Parses a fault, such as the JSON body of a request. Members that are undefined or false are ignored.
 *
 * @param known if absent, the fault can refer to any operation
 * @throws InvalidFaultError listing every member that is invalid or cannot take effect
 */
export function readFault(value: unknown, known?: KnownOperations): Fault {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new InvalidFaultError([{ field: "", problem: "must be an object" }]);
  const members = new Map(
    Object.entries(value).filter(([, member]) => member !== undefined && member !== false),
  );
  const problems = [...memberProblems(members), ...scopeProblems(members, known)];
  if (problems.length === 0) {
    const fault = Object.fromEntries(members) as Partial<Fault>;
    problems.push(...combinationProblems(fault), ...(known ? effectProblems(fault, known) : []));
  }
  if (problems.length > 0) throw new InvalidFaultError(problems);
  if (members.get("reset") === true) members.set("reset", "after");
  // Copies the fault, so that later changes to the caller's object do not affect it.
  return JSON.parse(JSON.stringify(Object.fromEntries(members))) as Fault;
}

function memberProblems(members: ReadonlyMap<string, unknown>): FaultProblem[] {
  return [...members].flatMap(([field, member]) => {
    const check = Object.hasOwn(faultMembers, field) ? faultMembers[field] : undefined;
    const names = Object.keys(faultMembers).join(", ");
    if (!check) return [{ field, problem: `is not a valid fault property (supported: ${names})` }];
    const [isValid, problem] = check;
    return isValid(member) ? [] : [{ field, problem }];
  });
}

function scopeProblems(members: ReadonlyMap<string, unknown>, known?: KnownOperations): FaultProblem[] {
  const [operationId, document] = [members.get("operationId"), members.get("document")];
  if (operationId === undefined) return [{ field: "operationId", problem: scopeMembers.operationId[1] }];
  // Values that are not strings are reported by `memberProblems`.
  if (!known || typeof operationId !== "string" || !(document === undefined || typeof document === "string"))
    return [];
  return operationProblems(operationId, document, known);
}

/** A check of a member's value, and the problem to report if the check fails. */
type MemberCheck = readonly [isValid: (value: unknown) => boolean, problem: string];

type MemberChecks<Member extends string> = Readonly<Record<Member, MemberCheck>>;

/** Matches a valid header value: visible characters, spaces and tabs (RFC 9110 section 5.5). */
const HEADER_VALUE = /^[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?$/;

const isHeaderValue = (value: unknown): boolean => typeof value === "string" && HEADER_VALUE.test(value);
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): boolean => isInteger(value) && value >= 0;

const flagCheck: MemberCheck = [(value) => typeof value === "boolean", "must be true or false"];
const countCheck: MemberCheck = [isCount, "must be a non-negative integer"];
const positiveCountCheck: MemberCheck = [
  (value) => isInteger(value) && value > 0,
  "must be a positive integer",
];

/** The checks for the members that select requests. */
const scopeMembers: MemberChecks<keyof FaultScope> = {
  operationId: [
    (value) => typeof value === "string" && value !== "",
    'must be an operationId, or "*" for all requests',
  ],
  document: [
    (value) => typeof value === "string" && value !== "",
    "must be the id of a document, such as parcels@v1",
  ],
  times: positiveCountCheck,
  after: countCheck,
};

/** The checks for the members that the HTTP layer applies. */
export const transportMembers: MemberChecks<keyof TransportFault> = {
  status: [(value) => isInteger(value) && value >= 200 && value <= 599, "must be a status from 200 to 599"],
  body: [isJson, "must be a JSON value"],
  retryAfter: [
    (value) => isCount(value) || isHeaderValue(value),
    "must be a non-negative integer (seconds) or a header value",
  ],
  latencyMs: [
    (value) => typeof value === "number" && Number.isFinite(value) && value >= 0,
    "must be a non-negative number of milliseconds",
  ],
  reset: [
    (value) => typeof value === "boolean" || value === "before" || value === "after",
    'must be "before" or "after" (the operation is handled), true (the same as "after") or false',
  ],
  truncate: [isCount, "must be a non-negative number of bytes"],
  malformed: flagCheck,
  contentType: [isHeaderValue, "must be a valid header value"],
};

/** The checks for the members that a service applies. */
export const serviceMembers: MemberChecks<keyof ServiceFault> = {
  clampPages: flagCheck,
  pageSize: positiveCountCheck,
  repeatToken: flagCheck,
  staleEtag: flagCheck,
};

/** The checks for all members of a fault, by name. */
export const faultMembers: Readonly<Record<string, MemberCheck>> = {
  ...scopeMembers,
  ...transportMembers,
  ...serviceMembers,
};

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

const PAGE_MEMBERS = ["clampPages", "pageSize", "repeatToken"];

/**
 * Members that cannot be combined. After a reset, the client does not receive a response. A truncated body is already
 * malformed. If the fault has a status, the operation is not handled.
 */
const EXCLUSIVE: readonly (readonly [string, readonly string[]])[] = [
  ["reset", ["status", "truncate", "malformed", "contentType", ...PAGE_MEMBERS]],
  ["truncate", ["malformed"]],
  ["status", [...PAGE_MEMBERS, "staleEtag"]],
];

function combinationProblems(fault: Partial<Fault>): FaultProblem[] {
  const problems: FaultProblem[] = [];
  const has = (name: string): boolean => Object.hasOwn(fault, name);
  const effects = Object.keys({ ...transportMembers, ...serviceMembers });
  if (!effects.some(has))
    problems.push({ field: "", problem: `must have an effect: one of ${effects.join(", ")}` });
  for (const field of ["body", "retryAfter"]) {
    if (has(field) && !has("status"))
      problems.push({ field, problem: "requires status: add the status of the response" });
  }
  problems.push(...bodyProblems(fault));
  for (const [field, others] of EXCLUSIVE) {
    for (const other of has(field) ? others.filter(has) : [])
      problems.push({ field: other, problem: `cannot be combined with ${field}` });
  }
  return problems;
}

/** Members that change a response's body. */
const BODY_MEMBERS = ["body", "truncate", "malformed"];

/**
 * Reports members that require a body if the response has no body, and a `truncate` value that is too large for the
 * body.
 */
function bodyProblems(fault: Partial<Fault>): FaultProblem[] {
  const { status, body, truncate } = fault;
  if (status !== undefined && BODILESS_STATUSES.has(status)) {
    const problem = `cannot be sent with status ${status}, which has no body`;
    return BODY_MEMBERS.filter((field) => Object.hasOwn(fault, field)).map((field) => ({ field, problem }));
  }
  if (body === undefined || truncate === undefined) return [];
  const length = new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)).length;
  if (truncate < length) return [];
  return [{ field: "truncate", problem: `must be less than the length of the body (${length} bytes)` }];
}

type ServiceFaultKind = keyof ServiceFault;

/** Functions that check whether a kind can take effect on an operation. Transport faults apply to all operations. */
const APPLICABLE: Readonly<Record<ServiceFaultKind, (traits: OperationTraits) => boolean>> = {
  clampPages: ({ pages }) => pages === "page",
  pageSize: ({ pages }) => pages !== undefined,
  repeatToken: ({ pages }) => pages === "token",
  staleEtag: ({ takesEtag }) => takesEtag,
};

/** Reports members that cannot take effect on the operation, and suggests members that can. */
function effectProblems(fault: Partial<Fault>, { traitsOf }: KnownOperations): FaultProblem[] {
  const { operationId = "*", document } = fault;
  const traits = traitsOf(operationId, document);
  const isApplicable = (kind: ServiceFaultKind): boolean => traits.some(APPLICABLE[kind]);
  const inapplicable = Object.keys(fault)
    .filter(isServiceFaultKind)
    .filter((kind) => !isApplicable(kind));
  const ofDocument = document === undefined ? "" : ` of ${document}`;
  const where = operationId === "*" ? `any operation${ofDocument}` : `${operationId}${ofDocument}`;
  const ofService = Object.keys(serviceMembers).filter(isServiceFaultKind).filter(isApplicable);
  const ofTransport = `a member for any response (${Object.keys(transportMembers).join(", ")})`;
  const advice = ofService.length === 0 ? ofTransport : `${ofService.join(", ")}, or ${ofTransport}`;
  return inapplicable.map((field) => ({
    field,
    problem: `cannot take effect on ${where}, ${reasonFor(field, traits)} (use ${advice})`,
  }));
}

function isServiceFaultKind(name: string): name is ServiceFaultKind {
  return Object.hasOwn(APPLICABLE, name);
}

function reasonFor(kind: ServiceFaultKind, traits: readonly OperationTraits[]): string {
  if (kind === "staleEtag") return "because no request contains an etag";
  if (traits.every(({ pages }) => pages === undefined)) return "because it is not a list";
  return kind === "clampPages"
    ? "because its pages have tokens instead of numbers"
    : "because its pages have numbers instead of tokens";
}
