import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { parameterExamples } from "../contract/contract-examples.ts";
import { existingPart } from "../contract/existing-part.ts";
import type { PathValues } from "../contract/item-identity.ts";
import { allResources, itemKeys, type Resource, readResources } from "../contract/resources.ts";
import { StatementPointers } from "../contract/statement-pointers.ts";
import type { VerifiedDocument } from "../contract/verified-document.ts";
import type { Breach } from "../findings/breach.ts";
import { describedFacts } from "../rules/described-facts.ts";
import { responseBreaches } from "../rules/response-breaches.ts";
import type { Call, Received } from "../traffic/call.ts";
import { type Sender, StoppedError } from "../traffic/sender.ts";
import { NAME_PREFIX } from "../values/item-name.ts";
import { FactTally } from "./fact-tally.ts";
import { ItemPool, namedPath } from "./item-pool.ts";

export interface SessionOptions {
  /** Operations to check; all operations if empty. */
  readonly only: readonly string[];
  /** Values of parameters that the service does not list, by name. */
  readonly values: Readonly<Record<string, string>>;
  readonly hasCredentials: boolean;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly seed: number;
  /** Ends the run at the first breach. */
  readonly stopsAtFirst: boolean;
}

/** Sends the calls of a run, checks every response, and stores what the run learns. */
export class Session {
  readonly document: VerifiedDocument;
  readonly pointers: StatementPointers;
  readonly resources: readonly Resource[];
  readonly options: SessionOptions;
  readonly sender: Sender;
  readonly breaches: Breach[] = [];
  readonly responses: Received[] = [];
  /** Parts of the contract that the run could not check, with reasons. */
  readonly notes: Set<string> = new Set();
  readonly facts: FactTally = new FactTally();
  /** Items that exist on the service. */
  readonly known: ItemPool = new ItemPool();
  /** Items that this run has created and not removed. Only they are changed. */
  readonly own: ItemPool = new ItemPool();
  readonly #examples = new Map<string, ReadonlyMap<string, string>>();
  #names = 0;

  constructor(document: VerifiedDocument, sender: Sender, options: SessionOptions) {
    this.document = document;
    this.sender = sender;
    this.options = options;
    this.pointers = new StatementPointers(document.bundle);
    this.resources = readResources(document.contract.operations.values());
  }

  /** Returns whether the run checks an operation and may send it. */
  covers(operation: ContractOperation | undefined): operation is ContractOperation {
    if (operation === undefined || !this.sender.isAllowed({ operation })) return false;
    const { only } = this.options;
    return only.length === 0 || only.includes(operation.operationId);
  }

  /** Sends a call and checks its response against the contract. */
  async send(call: Call): Promise<Received> {
    const received = await this.sender.send(call);
    this.responses.push(received);
    this.facts.addRequest(call.operation.operationId);
    const breaches = responseBreaches(received, this.document, this.pointers);
    if (breaches.length === 0) this.confirm(call.operation, describedFacts(received, this.pointers));
    for (const breach of breaches) this.report(breach);
    return received;
  }

  /** Adds a breach to the result. */
  report(breach: Breach): void {
    this.breaches.push(breach);
    this.facts.contradict(breach.operationId, existingPart(this.document.bundle, breach.pointer));
    if (this.options.stopsAtFirst) throw new StoppedError("the run found a breach");
  }

  /** Counts statements of the contract that a response or a sequence confirmed. */
  confirm({ operationId }: ContractOperation, facts: Iterable<string>): void {
    for (const pointer of facts) this.facts.confirm(operationId, pointer);
  }

  /** Returns a recognisable name for a new item. Names of different runs differ. */
  nextName(): string {
    this.#names += 1;
    return `${NAME_PREFIX}-${this.options.seed.toString(36)}-${this.#names}`;
  }

  /** Returns the paths of known items for a read operation, or a path of examples if no item is known. */
  readPaths(operation: ContractOperation): PathValues[] {
    return this.#paths(operation, this.known.nearest(operation.template));
  }

  /**
   * Returns the paths for an operation that changes something. Every item in the path was created by the run. Path
   * parameters that belong to no resource of the contract come from the options or examples.
   */
  ownPaths(operation: ContractOperation): PathValues[] {
    const resources = new Set(allResources(this.resources).map(({ key }) => key));
    const needed = itemKeys(operation.template)
      .reverse()
      .find((key) => resources.has(key));
    if (needed === undefined) return this.#paths(operation, this.known.nearest(operation.template));
    const own = this.own.at(needed);
    return own.length === 0 ? [] : this.#paths(operation, own);
  }

  /** Returns a path for an operation on an item, from the values of the item. */
  pathOf(operation: ContractOperation, values: readonly string[]): PathValues {
    return namedPath(operation.template, values, (name) => this.valueOf(operation, "path", name) ?? "1");
  }

  #paths(operation: ContractOperation, all: readonly (readonly string[])[]): PathValues[] {
    return all.map((values) => this.pathOf(operation, values));
  }

  /** Returns the value of a parameter from the options or from the examples of the contract. */
  valueOf({ operationId }: ContractOperation, place: "path" | "query", name: string): string | undefined {
    const known = this.#examples.get(operationId);
    const examples = known ?? parameterExamples(this.document.bundle, operationId);
    this.#examples.set(operationId, examples);
    return this.options.values[name] ?? (place === "path" ? examples.get(`${place} ${name}`) : undefined);
  }
}
