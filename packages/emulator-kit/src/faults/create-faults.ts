import type { Fault, FaultInput, FaultKind, FaultState, RequestFaults } from "./fault.ts";
import type { KnownOperations } from "./operation-traits.ts";
import { readFault, serviceMembers, transportMembers } from "./read-fault.ts";

/** The emulator's list of faults. */
export interface Faults {
  /**
   * Adds a fault to the end of the list.
   *
   * @returns the id of the fault
   * @throws InvalidFaultError if the fault is invalid or cannot take effect on its operation
   */
  add(fault: FaultInput): string;
  /** Returns all faults in insertion order, including exhausted ones. */
  list(): readonly FaultState[];
  /** Returns how many requests a fault has affected, or `undefined` if the id is unknown. */
  hits(id: string): number | undefined;
  /** @returns whether the fault existed */
  remove(id: string): boolean;
  clear(): void;
  /**
   * Selects the faults that apply to a request. Faults that affect every request are counted immediately, the others by
   * {@link RequestFaults.settle}. If several faults affect the same part of a response, only the oldest one is
   * selected. Faults that affect different parts are combined.
   *
   * @param operationId `undefined` if the request does not match any operation
   * @param document the document that contains the operation; `undefined` for extra routes
   */
  take(operationId: string | undefined, document?: string): RequestFaults;
}

interface FaultEntry {
  readonly id: string;
  readonly fault: Fault;
  hits: number;
  /** Requests in progress that the fault may affect. */
  pending: number;
  requests: number;
}

/**
 * The parts of a response that each member affects. A member that is not listed affects only the part with its own
 * name.
 */
const AFFECTED_PARTS: Readonly<Record<string, readonly string[]>> = {
  status: ["response"],
  body: ["response"],
  retryAfter: ["response"],
  // If the response is lost, no other fault can affect it.
  reset: ["response", "content", "contentType"],
  truncate: ["content"],
  malformed: ["content"],
};

interface FaultsOptions {
  /** Called for each new fault. If absent, faults can refer to any operation. */
  readonly known?: () => KnownOperations;
  /** Called when faults are added, removed or take effect. */
  readonly onChange?: () => void;
}

export function createFaults({ known, onChange = () => {} }: FaultsOptions = {}): Faults {
  const entries = new Map<string, FaultEntry>();
  let added = 0;
  return {
    add(input) {
      const fault = readFault(input, known?.());
      added += 1;
      const id = `fault-${added}`;
      entries.set(id, { id, fault, hits: 0, pending: 0, requests: 0 });
      onChange();
      return id;
    },
    list: () => [...entries.values()].map(stateOf),
    hits: (id) => entries.get(id)?.hits,
    remove(id) {
      const isRemoved = entries.delete(id);
      onChange();
      return isRemoved;
    },
    clear() {
      entries.clear();
      onChange();
    },
    take(operationId, document) {
      if (entries.size === 0) return NO_FAULTS;
      const selected = selectFaults(entries.values(), operationId, document);
      onChange();
      return selected.length === 0 ? NO_FAULTS : new SelectedFaults(selected, onChange);
    },
  };
}

function stateOf({ id, fault, hits, requests }: FaultEntry): FaultState {
  return { id, ...structuredClone(fault), hits, requests };
}

function selectFaults(
  entries: Iterable<FaultEntry>,
  operationId: string | undefined,
  document: string | undefined,
): readonly FaultEntry[] {
  const affected = new Set<string>();
  const selected: FaultEntry[] = [];
  for (const entry of entries) {
    if (!appliesTo(entry.fault, operationId, document) || !countRequest(entry)) continue;
    const parts = kindsOf(entry.fault).flatMap((kind) => AFFECTED_PARTS[kind] ?? [kind]);
    if (parts.some((part) => affected.has(part))) continue;
    for (const part of parts) affected.add(part);
    if (isCertain(entry.fault)) entry.hits += 1;
    else entry.pending += 1;
    selected.push(entry);
  }
  return selected;
}

function appliesTo(fault: Fault, operationId: string | undefined, document: string | undefined): boolean {
  if (fault.document !== undefined && fault.document !== document) return false;
  return fault.operationId === "*" || fault.operationId === operationId;
}

/** Counts a matching request unless the fault is exhausted. @returns whether the fault affects this request */
function countRequest(entry: FaultEntry): boolean {
  const { fault, hits, pending } = entry;
  if (hits + pending >= (fault.times ?? Number.POSITIVE_INFINITY)) return false;
  entry.requests += 1;
  return entry.requests > (fault.after ?? 0);
}

function kindsOf(fault: Fault): readonly FaultKind[] {
  const kinds = [...Object.keys(transportMembers), ...Object.keys(serviceMembers)] as FaultKind[];
  return kinds.filter((kind) => Object.hasOwn(fault, kind));
}

/** The kinds that affect every request. Whether other kinds take effect depends on the request and the response. */
const CERTAIN: readonly FaultKind[] = ["status", "latencyMs", "reset", "contentType"];

function isCertain(fault: Fault): boolean {
  return CERTAIN.some((kind) => Object.hasOwn(fault, kind));
}

class SelectedFaults implements RequestFaults {
  readonly ids: RequestFaults["ids"];
  readonly transport: RequestFaults["transport"];
  readonly service: RequestFaults["service"];
  #unsettled: readonly FaultEntry[];
  readonly #onChange: () => void;

  constructor(entries: readonly FaultEntry[], onChange: () => void) {
    const faults = entries.map(({ fault }) => fault);
    this.ids = entries.map(({ id }) => id);
    this.transport = pick(faults, Object.keys(transportMembers));
    this.service = pick(faults, Object.keys(serviceMembers));
    this.#unsettled = entries;
    this.#onChange = onChange;
  }

  settle(effects: ReadonlySet<FaultKind>): readonly string[] {
    const isEffective = ({ fault }: FaultEntry): boolean => kindsOf(fault).some((kind) => effects.has(kind));
    for (const entry of this.#unsettled.filter(({ fault }) => !isCertain(fault))) {
      entry.pending -= 1;
      if (isEffective(entry)) entry.hits += 1;
    }
    const effective = this.#unsettled.filter((entry) => isCertain(entry.fault) || isEffective(entry));
    this.#unsettled = [];
    this.#onChange();
    return effective.map(({ id }) => id);
  }
}

const NO_FAULTS: RequestFaults = Object.freeze(new SelectedFaults([], () => {}));

function pick(faults: readonly Fault[], members: readonly string[]): object {
  const entries = faults.flatMap((fault) => Object.entries(fault));
  return Object.fromEntries(entries.filter(([name]) => members.includes(name)));
}
