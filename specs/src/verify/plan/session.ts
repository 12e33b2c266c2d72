import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { templateParameters } from "@seamline/openapi/path-template";
import { parameterExamples } from "../contract/contract-examples.ts";
import { existingPart } from "../contract/existing-part.ts";
import type { PathValues } from "../contract/item-identity.ts";
import { allResources, itemKeys, pathKey, type Resource, readResources } from "../contract/resources.ts";
import { StatementPointers } from "../contract/statement-pointers.ts";
import type { VerifiedDocument } from "../contract/verified-document.ts";
import type { Breach } from "../findings/breach.ts";
import { describedFacts } from "../rules/described-facts.ts";
import { responseBreaches } from "../rules/response-breaches.ts";
import type { Call, Received } from "../traffic/call.ts";
import { type Sender, StoppedError } from "../traffic/sender.ts";
import { NAME_PREFIX } from "../values/item-name.ts";
import { FactTally } from "./fact-tally.ts";
import { ForeignItems } from "./foreign-items.ts";
import { ItemPool, namedPath } from "./item-pool.ts";

export interface SessionOptions {
  /** Operations to check; all operations if empty. */
  readonly only: readonly string[];
  /** Values for parameters that the service does not list, keyed by parameter name. */
  readonly values: Readonly<Record<string, string>>;
  readonly hasCredentials: boolean;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly seed: number;
  /** Ends the run at the first breach. */
  readonly stopsAtFirst: boolean;
}

/** Sends a run's calls, checks every response, and stores the items and facts that the run finds. */
export class Session {
  readonly document: VerifiedDocument;
  readonly pointers: StatementPointers;
  readonly resources: readonly Resource[];
  readonly options: SessionOptions;
  readonly sender: Sender;
  readonly breaches: Breach[] = [];
  readonly responses: Received[] = [];
  /** Workflows whose steps have all succeeded, by workflowId. */
  readonly completed: string[] = [];
  /** Parts of the contract that the run could not check, with reasons. */
  readonly notes: Set<string> = new Set();
  readonly facts: FactTally = new FactTally();
  /** Items that exist on the service. */
  readonly known: ItemPool = new ItemPool("oldest");
  readonly foreign: ForeignItems = new ForeignItems();
  /** Items that this run has created and not yet removed. Only these are changed. */
  readonly own: ItemPool = new ItemPool("newest");
  readonly #examples = new Map<string, ReadonlyMap<string, string>>();
  /** Distinguishes the names of this run from names that an earlier run left behind. */
  readonly #id = randomId();
  #names = 0;
  #isOver = false;
  #isCleaning = false;

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

  /** Allows further calls to exceed the run's limits. */
  startCleaning(): void {
    this.#isCleaning = true;
    this.sender.startCleaning();
  }

  /**
   * Sends a call and checks its response against the contract.
   *
   * @throws StoppedError if the run is over
   */
  async send(call: Call): Promise<Received> {
    if (this.#isOver && !this.#isCleaning) throw new StoppedError("the run found a breach");
    const received = await this.sender.send(call);
    this.responses.push(received);
    this.facts.addRequest(call.operation.operationId);
    const breaches = responseBreaches(received, this.document, this.pointers);
    if (breaches.length === 0) this.confirm(call.operation, describedFacts(received, this.pointers));
    for (const breach of breaches) this.report(breach);
    return received;
  }

  /** Adds a breach to the result. The caller can still register items that the request created. */
  report(breach: Breach): void {
    this.breaches.push(breach);
    this.facts.contradict(breach.operationId, existingPart(this.document.bundle, breach.pointer));
    this.#isOver = this.options.stopsAtFirst;
  }

  /** Stores the contract statements that one or more responses confirm. */
  confirm({ operationId }: ContractOperation, facts: Iterable<string>): void {
    for (const pointer of facts) this.facts.confirm(operationId, pointer);
  }

  /** Returns a recognizable name for a new item. Names differ between runs. */
  nextName(): string {
    this.#names += 1;
    return `${NAME_PREFIX}-${this.#id}-${this.#names}`;
  }

  /** Returns the names of this run that a call contains. */
  namesIn({ body, query }: Call): string[] {
    return JSON.stringify([body, query]).match(new RegExp(`${NAME_PREFIX}-${this.#id}-\\d+`, "g")) ?? [];
  }

  /** Returns the resource whose items an operation creates. */
  createdBy(operation: ContractOperation): Resource | undefined {
    return allResources(this.resources).find(({ create }) => create === operation);
  }

  /** Returns the paths of known items for a read operation. If no item is known, returns a path with example values. */
  readPaths(operation: ContractOperation): PathValues[] {
    return this.#paths(operation, this.known.nearest(operation.template));
  }

  /**
   * Returns the paths for an operation that changes something. Every item in the path was created by the run. Other
   * path parameters come from the options. If the path contains no item, the operation is sent only if it creates an
   * item or the caller has selected it.
   */
  ownPaths(operation: ContractOperation): PathValues[] {
    const keys = new Set(allResources(this.resources).map(({ key }) => key));
    const needed = itemKeys(operation.template)
      .reverse()
      .find((key) => keys.has(key));
    if (needed !== undefined) return this.#paths(operation, this.own.at(needed));
    const isChosen =
      this.createdBy(operation) !== undefined || this.options.only.includes(operation.operationId);
    if (isChosen) return this.#chosenPaths(operation);
    const { operationId } = operation;
    this.notes.add(
      `${operationId} is not sent, because it can change existing items: allow it with --operation ${operationId}`,
    );
    return [];
  }

  /** Returns the path with the parameters set by the caller, if all are set. */
  #chosenPaths(operation: ContractOperation): PathValues[] {
    const names = templateParameters(operation.template);
    const missing = names.filter((name) => this.options.values[name] === undefined);
    if (missing.length === 0) return this.#paths(operation, [[]]);
    const flags = missing.map((name) => `--set ${name}=VALUE`).join(" ");
    this.notes.add(`${operation.operationId} is not sent: choose where the run may write with ${flags}`);
    return [];
  }

  /** Returns whether the run has created the item with these path parameters. */
  isOwn(template: string, values: readonly string[]): boolean {
    return this.own.at(pathKey(template)).some((each) => each.join("\n") === values.join("\n"));
  }

  /** Returns a path for an operation on an item, using the item's values. */
  pathOf(operation: ContractOperation, values: readonly string[]): PathValues {
    return namedPath(operation.template, values, (name) => this.valueOf(operation, "path", name) ?? "1");
  }

  #paths(operation: ContractOperation, all: readonly (readonly string[])[]): PathValues[] {
    return all.map((values) => this.pathOf(operation, values));
  }

  /** Returns a parameter's value from the options or from the contract's examples. */
  valueOf({ operationId }: ContractOperation, place: "path" | "query", name: string): string | undefined {
    const known = this.#examples.get(operationId);
    const examples = known ?? parameterExamples(this.document.bundle, operationId);
    this.#examples.set(operationId, examples);
    return this.options.values[name] ?? (place === "path" ? examples.get(`${place} ${name}`) : undefined);
  }
}

/** Returns ten random digits and letters. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}
