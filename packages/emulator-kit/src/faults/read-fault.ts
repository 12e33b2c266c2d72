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
 * Reads `value`, such as the JSON of a request, as a fault. Members that are undefined or false are left out.
 *
 * @param known without it, the fault may name any operation
 * @throws InvalidFaultError with every member that is invalid, or cannot take effect
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
  // The copy shares nothing with the caller's object.
  return JSON.parse(JSON.stringify(Object.fromEntries(members))) as Fault;
}

function memberProblems(members: ReadonlyMap<string, unknown>): FaultProblem[] {
  return [...members].flatMap(([field, member]) => {
    const check = Object.hasOwn(faultMembers, field) ? faultMembers[field] : undefined;
    const names = Object.keys(faultMembers).join(", ");
    if (!check) return [{ field, problem: `is not a member of a fault; the members are ${names}` }];
    const [isValid, problem] = check;
    return isValid(member) ? [] : [{ field, problem }];
  });
}

function scopeProblems(members: ReadonlyMap<string, unknown>, known?: KnownOperations): FaultProblem[] {
  const [operationId, document] = [members.get("operationId"), members.get("document")];
  if (operationId === undefined) return [{ field: "operationId", problem: scopeMembers.operationId[1] }];
  // A value that is not a string is reported by memberProblems.
  if (!known || typeof operationId !== "string" || !(document === undefined || typeof document === "string"))
    return [];
  return operationProblems(operationId, document, known);
}

/** Whether a value is valid, and the problem if it is not. */
type MemberCheck = readonly [isValid: (value: unknown) => boolean, problem: string];

type MemberChecks<Member extends string> = Readonly<Record<Member, MemberCheck>>;

/** What the value of a header may contain: visible characters, spaces and tabs (RFC 9110 section 5.5). */
const HEADER_VALUE = /^[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?$/;

const isHeaderValue = (value: unknown): boolean => typeof value === "string" && HEADER_VALUE.test(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): boolean => isWhole(value) && value >= 0;

const flagCheck: MemberCheck = [(value) => typeof value === "boolean", "must be true or false"];
const countCheck: MemberCheck = [isCount, "must be a whole number, 0 or more"];
const positiveCountCheck: MemberCheck = [
  (value) => isWhole(value) && value > 0,
  "must be a whole number, 1 or more",
];

/** The members that say which requests a fault is for. */
const scopeMembers: MemberChecks<keyof FaultScope> = {
  operationId: [
    (value) => typeof value === "string" && value !== "",
    "must be the operationId of an operation, or * for every request",
  ],
  document: [
    (value) => typeof value === "string" && value !== "",
    "must be the id of a document, such as parcels@v1",
  ],
  times: positiveCountCheck,
  after: countCheck,
};

/** The members that the HTTP layer applies. */
export const transportMembers: MemberChecks<keyof TransportFault> = {
  status: [(value) => isWhole(value) && value >= 200 && value <= 599, "must be a status from 200 to 599"],
  body: [isJson, "must be text or a JSON value"],
  retryAfter: [
    (value) => isCount(value) || isHeaderValue(value),
    "must be whole seconds, 0 or more, or the value of the header",
  ],
  latencyMs: [
    (value) => typeof value === "number" && Number.isFinite(value) && value >= 0,
    "must be milliseconds, 0 or more",
  ],
  reset: [
    (value) => typeof value === "boolean" || value === "before" || value === "after",
    "must be before or after (the operation is handled), true (after) or false",
  ],
  truncate: [isCount, "must be a whole number of bytes, 0 or more"],
  malformed: flagCheck,
  contentType: [isHeaderValue, "must be the value of the header"],
};

/** The members that a service applies. */
export const serviceMembers: MemberChecks<keyof ServiceFault> = {
  clampPages: flagCheck,
  pageSize: positiveCountCheck,
  repeatToken: flagCheck,
  staleEtag: flagCheck,
};

/** Every member of a fault. */
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
 * Members that exclude each other: nothing of a response arrives after a reset, a truncated body is not JSON anyway,
 * and with a status the operation is not handled.
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
    problems.push({ field: "", problem: `must say what happens: one of ${effects.join(", ")}` });
  for (const field of ["body", "retryAfter"]) {
    if (has(field) && !has("status")) problems.push({ field, problem: "needs a status" });
  }
  problems.push(...bodyProblems(fault));
  for (const [field, others] of EXCLUSIVE) {
    for (const other of has(field) ? others.filter(has) : [])
      problems.push({ field: other, problem: `cannot happen together with ${field}` });
  }
  return problems;
}

/** Members that change the body of a response. */
const BODY_MEMBERS = ["body", "truncate", "malformed"];

/** Checks that there is a body to change, and that it is long enough to truncate. */
function bodyProblems(fault: Partial<Fault>): FaultProblem[] {
  const { status, body, truncate } = fault;
  if (status !== undefined && BODILESS_STATUSES.has(status)) {
    const problem = `cannot be sent with status ${status}, which has no body`;
    return BODY_MEMBERS.filter((field) => Object.hasOwn(fault, field)).map((field) => ({ field, problem }));
  }
  if (body === undefined || truncate === undefined) return [];
  const length = new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)).length;
  if (truncate < length) return [];
  return [{ field: "truncate", problem: `must be less than the ${length} bytes of the body` }];
}

type ServiceFaultKind = keyof ServiceFault;

/** On which operations each kind can take effect. Transport faults can on any. */
const APPLICABLE: Readonly<Record<ServiceFaultKind, (traits: OperationTraits) => boolean>> = {
  clampPages: ({ pages }) => pages === "page",
  pageSize: ({ pages }) => pages !== undefined,
  repeatToken: ({ pages }) => pages === "token",
  staleEtag: ({ takesEtag }) => takesEtag,
};

/** Reports the members that cannot take effect on the operation, with those that can. */
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
  const ofTransport = `what applies to any response (${Object.keys(transportMembers).join(", ")})`;
  const advice = ofService.length === 0 ? ofTransport : `${ofService.join(", ")}, or ${ofTransport}`;
  return inapplicable.map((field) => ({
    field,
    problem: `cannot take effect on ${where}, ${reasonFor(field, traits)}: use ${advice}`,
  }));
}

function isServiceFaultKind(name: string): name is ServiceFaultKind {
  return Object.hasOwn(APPLICABLE, name);
}

function reasonFor(kind: ServiceFaultKind, traits: readonly OperationTraits[]): string {
  if (kind === "staleEtag") return "where no request has an etag";
  if (traits.every(({ pages }) => pages === undefined)) return "which is not a list";
  return kind === "clampPages"
    ? "whose pages have tokens and no numbers"
    : "whose pages have numbers and no tokens";
}
