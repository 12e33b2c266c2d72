import type { Fault, FaultInput, FaultKind, FaultState, RequestFaults } from "./fault.ts";
import type { KnownOperations } from "./operation-traits.ts";
import { readFault, serviceMembers, transportMembers } from "./read-fault.ts";

/** The faults that are to happen. */
export interface Faults {
  /**
   * Adds a fault after those that are there.
   *
   * @returns its id
   * @throws InvalidFaultError for one that is wrong, or that cannot take effect on its operation
   */
  add(fault: FaultInput): string;
  /** Those that were added, also those that happen no more, in that order. */
  list(): readonly FaultState[];
  /** How many requests a fault took effect on; undefined where there is none of that id. */
  hits(id: string): number | undefined;
  /** @returns whether there was one of that id */
  remove(id: string): boolean;
  clear(): void;
  /**
   * Says what is to happen to a request. What takes effect on any is counted at once, all else by
   * {@link RequestFaults.settle}. Faults that say the same of a request wait for each other,
   * the first added first; those that say different things happen together.
   *
   * @param operationId none where no operation is meant
   * @param document that the operation is of; none of what is served beside the documents
   */
  take(operationId: string | undefined, document?: string): RequestFaults;
}

interface FaultEntry {
  readonly id: string;
  readonly fault: Fault;
  hits: number;
  /** How many requests it may take effect on that have no answer yet. */
  pending: number;
  requests: number;
}

/** What a member decides, where it is more, or called otherwise, than the member itself. */
const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  status: ["answer"],
  body: ["answer"],
  retryAfter: ["answer"],
  // Of an answer that does not come, there is nothing else to decide.
  reset: ["answer", "content", "contentType"],
  truncate: ["content"],
  malformed: ["content"],
};

export interface FaultsOptions {
  /** Asked for with each fault that is added; any operation will do where it is not given. */
  readonly known?: () => KnownOperations;
}

/** No faults yet. */
export function createFaults({ known }: FaultsOptions = {}): Faults {
  const entries = new Map<string, FaultEntry>();
  let added = 0;
  return {
    add(input) {
      const fault = readFault(input, known?.());
      added += 1;
      const id = `fault-${added}`;
      entries.set(id, { id, fault, hits: 0, pending: 0, requests: 0 });
      return id;
    },
    list: () => [...entries.values()].map(stateOf),
    hits: (id) => entries.get(id)?.hits,
    remove: (id) => entries.delete(id),
    clear: () => entries.clear(),
    take: (operationId, document) =>
      entries.size === 0 ? NO_FAULTS : selectFaults(entries.values(), operationId, document),
  };
}

function stateOf({ id, fault, hits, requests }: FaultEntry): FaultState {
  return { id, ...structuredClone(fault), hits, requests };
}

function selectFaults(
  entries: Iterable<FaultEntry>,
  operationId: string | undefined,
  document: string | undefined,
): RequestFaults {
  const decided = new Set<string>();
  const happening: FaultEntry[] = [];
  for (const entry of entries) {
    if (!appliesTo(entry.fault, operationId, document) || !isDue(entry)) continue;
    const decisions = decisionsOf(entry.fault);
    if (decisions.some((decision) => decided.has(decision))) continue;
    for (const decision of decisions) decided.add(decision);
    if (isCertain(entry.fault)) entry.hits += 1;
    else entry.pending += 1;
    happening.push(entry);
  }
  return happening.length === 0 ? NO_FAULTS : new SelectedFaults(happening);
}

function appliesTo(fault: Fault, operationId: string | undefined, document: string | undefined): boolean {
  if (fault.document !== undefined && fault.document !== document) return false;
  return fault.operationId === "*" || fault.operationId === operationId;
}

/** Whether a fault is to happen to a request that it is for, and has now seen. */
function isDue(entry: FaultEntry): boolean {
  const { fault, hits, pending } = entry;
  if (hits + pending >= (fault.times ?? Number.POSITIVE_INFINITY)) return false;
  entry.requests += 1;
  return entry.requests > (fault.after ?? 0);
}

function decisionsOf(fault: Fault): readonly string[] {
  return kindsOf(fault).flatMap((kind) => DECISIONS[kind] ?? [kind]);
}

function kindsOf(fault: Fault): readonly FaultKind[] {
  const kinds = [...Object.keys(transportMembers), ...Object.keys(serviceMembers)] as FaultKind[];
  return kinds.filter((kind) => Object.hasOwn(fault, kind));
}

/** What takes effect on any request. Other kinds depend on what is asked and answered. */
const CERTAIN: readonly FaultKind[] = ["status", "latencyMs", "reset", "contentType"];

function isCertain(fault: Fault): boolean {
  return CERTAIN.some((kind) => Object.hasOwn(fault, kind));
}

class SelectedFaults implements RequestFaults {
  readonly ids: RequestFaults["ids"];
  readonly transport: RequestFaults["transport"];
  readonly service: RequestFaults["service"];
  #unsettled: readonly FaultEntry[];

  constructor(entries: readonly FaultEntry[]) {
    const faults = entries.map(({ fault }) => fault);
    this.ids = entries.map(({ id }) => id);
    this.transport = pick(faults, Object.keys(transportMembers));
    this.service = pick(faults, Object.keys(serviceMembers));
    this.#unsettled = entries;
  }

  settle(effects: ReadonlySet<FaultKind>): readonly string[] {
    const isEffective = ({ fault }: FaultEntry): boolean => kindsOf(fault).some((kind) => effects.has(kind));
    for (const entry of this.#unsettled.filter(({ fault }) => !isCertain(fault))) {
      entry.pending -= 1;
      if (isEffective(entry)) entry.hits += 1;
    }
    const effective = this.#unsettled.filter((entry) => isCertain(entry.fault) || isEffective(entry));
    this.#unsettled = [];
    return effective.map(({ id }) => id);
  }
}

const NO_FAULTS: RequestFaults = Object.freeze(new SelectedFaults([]));

function pick(faults: readonly Fault[], members: readonly string[]): object {
  const entries = faults.flatMap((fault) => Object.entries(fault));
  return Object.fromEntries(entries.filter(([name]) => members.includes(name)));
}
