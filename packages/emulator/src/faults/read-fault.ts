import { BODILESS_STATUSES } from "../pipeline/service-response.ts";
import {
  type Fault,
  type FaultProblem,
  type FaultScope,
  InvalidFaultError,
  type ServiceFault,
  type TransportFault,
} from "./fault.ts";
import { type KnownOperations, type OperationTraits, operationProblems } from "./operation-traits.ts";

const PAGE_MEMBERS = ["clampPages", "pageSize", "repeatToken"];

/**
 * Members that cannot happen together: of what is reset nothing arrives, what is cut is no JSON already, and where a
 * status is answered the operation is not carried out.
 */
const EXCLUSIVE: readonly (readonly [string, readonly string[]])[] = [
  ["reset", ["status", "truncate", "malformed", "contentType", ...PAGE_MEMBERS]],
  ["truncate", ["malformed"]],
  ["status", [...PAGE_MEMBERS, "staleEtag"]],
];

/** Members that change the body of an answer. */
const BODY_MEMBERS = ["body", "truncate", "malformed"];

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
  if (problems.length === 0)
    problems.push(...combinationProblems(given), ...inapplicableProblems(given, known));
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

function inapplicableProblems(given: ReadonlyMap<string, unknown>, known?: KnownOperations): FaultProblem[] {
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
  if (status !== undefined && BODILESS_STATUSES.has(status)) {
    const problem = `cannot be sent with status ${status}, which has no body`;
    return BODY_MEMBERS.filter((field) => given.has(field)).map((field) => ({ field, problem }));
  }
  if (body === undefined || truncate === undefined) return [];
  const length = new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)).length;
  if (truncate < length) return [];
  return [{ field: "truncate", problem: `must be less than the ${length} bytes of the body` }];
}

/** Whether a value is right, and what would be. */
type MemberCheck = readonly [isRight: (value: unknown) => boolean, problem: string];

type MemberChecks<Member extends string> = Readonly<Record<Member, MemberCheck>>;

/** Visible signs, spaces and tabs: what the value of a header may hold (RFC 9110 section 5.5). */
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

/** Members that say which requests a fault is for. */
const scopeMembers: MemberChecks<keyof FaultScope> = {
  operationId: [
    (value) => typeof value === "string" && value !== "",
    "must be the operationId of an operation, or * for every request",
  ],
  document: [
    (value) => typeof value === "string" && value !== "",
    "must be the id of a document, such as retention@v1",
  ],
  times: positiveCountCheck,
  after: countCheck,
};

/** Members that the HTTP layer does. */
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
    "must be before or after (the operation is carried out), true (after) or false",
  ],
  truncate: [isCount, "must be a whole number of bytes, 0 or more"],
  malformed: flagCheck,
  contentType: [isHeaderValue, "must be the value of the header"],
};

/** Members that a service does. */
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

type ServiceFaultKind = keyof ServiceFault;

/** On which operations each kind can take effect. All others can on any. */
const APPLICABLE: Readonly<Record<ServiceFaultKind, (traits: OperationTraits) => boolean>> = {
  clampPages: ({ pages }) => pages === "page",
  pageSize: ({ pages }) => pages !== undefined,
  repeatToken: ({ pages }) => pages === "token",
  staleEtag: ({ takesEtag }) => takesEtag,
};

/** The members of a fault that cannot take effect on its operation, with those that can. */
function effectProblems(
  given: Iterable<string>,
  operationId: string,
  document: string | undefined,
  { traitsOf }: KnownOperations,
): FaultProblem[] {
  const traits = traitsOf(operationId, document);
  const fits = (kind: ServiceFaultKind): boolean => traits.some(APPLICABLE[kind]);
  const unfit = [...given].filter(isServiceFaultKind).filter((kind) => !fits(kind));
  const ofDocument = document === undefined ? "" : ` of ${document}`;
  const where = operationId === "*" ? `any operation${ofDocument}` : `${operationId}${ofDocument}`;
  const ofService = Object.keys(serviceMembers).filter(isServiceFaultKind).filter(fits);
  const ofAnswer = Object.keys(transportMembers).join(", ");
  const right = `${ofService.map((kind) => `${kind}, `).join("")}or what may befall any answer (${ofAnswer})`;
  return unfit.map((field) => ({
    field,
    problem: `cannot take effect on ${where}, ${reasonFor(field, traits)}: use ${right.replace(/^or /, "")}`,
  }));
}

function isServiceFaultKind(name: string): name is ServiceFaultKind {
  return Object.hasOwn(APPLICABLE, name);
}

function reasonFor(kind: ServiceFaultKind, traits: readonly OperationTraits[]): string {
  if (kind === "staleEtag") return "where no request has an etag";
  if (traits.every(({ pages }) => pages === undefined)) return "which is no list";
  return kind === "clampPages"
    ? "whose pages have tokens and no numbers"
    : "whose pages have numbers and no tokens";
}
