import type { ServiceFault } from "./fault.ts";
import { serviceMembers, transportMembers } from "./fault-members.ts";
import type { FaultProblem } from "./invalid-fault-error.ts";
import type { KnownOperations, OperationTraits } from "./known-operations.ts";

type ServiceKind = keyof ServiceFault;

/** On which operations each kind can take effect. All others can on any. */
const FITS: Readonly<Record<ServiceKind, (traits: OperationTraits) => boolean>> = {
  clampPages: ({ pages }) => pages === "page",
  pageSize: ({ pages }) => pages !== undefined,
  repeatToken: ({ pages }) => pages === "token",
  staleEtag: ({ takesEtag }) => takesEtag,
};

/** The members of a fault that cannot take effect on its operation, with those that can. */
export function effectProblems(
  given: Iterable<string>,
  operationId: string,
  document: string | undefined,
  { traitsOf }: KnownOperations,
): FaultProblem[] {
  const traits = traitsOf(operationId, document);
  const fits = (kind: ServiceKind): boolean => traits.some(FITS[kind]);
  const unfit = [...given].filter(isServiceKind).filter((kind) => !fits(kind));
  const ofDocument = document === undefined ? "" : ` of ${document}`;
  const where = operationId === "*" ? `any operation${ofDocument}` : `${operationId}${ofDocument}`;
  const ofService = Object.keys(serviceMembers).filter(isServiceKind).filter(fits);
  const ofAnswer = Object.keys(transportMembers).join(", ");
  const right = `${ofService.map((kind) => `${kind}, `).join("")}or what may befall any answer (${ofAnswer})`;
  return unfit.map((field) => ({
    field,
    problem: `cannot take effect on ${where}, ${reason(field, traits)}: use ${right.replace(/^or /, "")}`,
  }));
}

function isServiceKind(name: string): name is ServiceKind {
  return Object.hasOwn(FITS, name);
}

function reason(kind: ServiceKind, traits: readonly OperationTraits[]): string {
  if (kind === "staleEtag") return "where no request has an etag";
  if (traits.every(({ pages }) => pages === undefined)) return "which is no list";
  return kind === "clampPages"
    ? "whose pages have tokens and no numbers"
    : "whose pages have numbers and no tokens";
}
