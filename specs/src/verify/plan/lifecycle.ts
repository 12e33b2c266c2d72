import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { itemId } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resources.ts";
import { stateMachine } from "../contract/state-machine.ts";
import type { Breach } from "../findings/breach.ts";
import { firstDifference, lostMember } from "../rules/same-values.ts";
import { isSuccess, type Received } from "../traffic/call.ts";
import { bodiesOf, callWith } from "./call-builder.ts";
import type { Cleanup } from "./cleanup.ts";
import type { Created } from "./created.ts";
import type { Creation } from "./creation.ts";
import { checkDeletion } from "./deletion-check.ts";
import { awaitOperation } from "./long-running.ts";
import { smallestPage, walkPages } from "./pages.ts";
import type { Session } from "./session.ts";
import { walkStates } from "./state-walk.ts";
import { checkUpdate } from "./update-check.ts";

/** Maximum number of items created to fill a page. */
const MAX_SIBLINGS = 6;

/** Creates items of a resource and of the resources below it, and checks their life cycle from creation to deletion. */
export class Lifecycle {
  readonly #session: Session;
  readonly #creation: Creation;
  readonly #cleanup: Cleanup;

  constructor(session: Session, creation: Creation, cleanup: Cleanup) {
    this.#session = session;
    this.#creation = creation;
    this.#cleanup = cleanup;
  }

  /** @param within path parameters of the parent */
  async run(resource: Resource, within: readonly string[]): Promise<void> {
    const kept = await this.#creation.create(resource, within);
    if (kept === undefined) return;
    await this.#checkCreated(kept);
    await this.#checkList(kept, within);
    for (const child of resource.children) await this.run(child, kept.values);
    for (const action of resource.actions) await this.#act(kept, action);
    await this.#createOtherExamples(resource, within);
    const subject = (await this.#creation.create(resource, within)) ?? this.#withoutChildren(kept);
    if (subject === undefined) return;
    await checkUpdate(this.#session, subject);
    await walkStates(this.#session, subject);
    if (await checkDeletion(this.#session, subject)) this.#cleanup.forget(subject);
  }

  /** A service may reject a second item, or the deletion of an item that contains other items. */
  #withoutChildren(kept: Created): Created | undefined {
    const hasChildren = kept.resource.children.some(({ key }) => this.#session.own.at(key).length > 0);
    return hasChildren ? undefined : kept;
  }

  /** Reads a new item twice, and compares it with the response to its creation. */
  async #checkCreated({ resource, values, received, item }: Created): Promise<void> {
    const { get } = resource;
    if (!this.#session.covers(get)) return;
    const path = this.#session.pathOf(get, values);
    const first = await this.#session.send({ operation: get, path });
    const second = await this.#session.send({ operation: get, path });
    if (!isSuccess(first)) {
      this.#breach("created-item", get, [received, first], "the created item", `status ${first.status}`);
      return;
    }
    this.#compare("created-item", received.call.operation, [received, first], item, first.body);
    this.#compare("created-item", received.call.operation, [received, first], received.call.body, first.body);
    if (
      get.extensions["x-idempotent"] !== false &&
      received.call.operation.extensions["x-operation"] === undefined
    )
      this.#compare("idempotency", get, [first, second], first.body, second.body);
  }

  /** Creates enough items for two pages, and checks that the list contains each of them once. */
  async #checkList(kept: Created, within: readonly string[]): Promise<void> {
    const { resource } = kept;
    const { list } = resource;
    if (!this.#session.covers(list)) return;
    const size = list.pagination && smallestPage(list);
    const created = [kept];
    while (resource.remove && size && created.length <= Math.min(size.size, MAX_SIBLINGS - 1)) {
      const sibling = await this.#creation.create(resource, within);
      if (sibling === undefined) break;
      created.push(sibling);
    }
    const path = this.#session.pathOf(list, within);
    const listing = await walkPages(this.#session, resource, list, path);
    const small = size && (await walkPages(this.#session, resource, list, path, size));
    for (const each of small ? [listing, small] : [listing]) {
      const missing = created.find(({ values }) => !each.ids.includes(values.at(-1) ?? ""));
      if (missing && each.isComplete)
        this.#breach(
          "pagination",
          list,
          [missing.received, ...each.responses],
          "a list with the created item",
          "no such item",
        );
    }
    this.#compareListed(kept, listing.items, listing.responses);
  }

  /** Compares a list item with the same item read individually. */
  #compareListed(
    { resource, values, item, received }: Created,
    items: readonly unknown[],
    responses: readonly Received[],
  ): void {
    const { template, parameter, list } = resource;
    const listed = items.find((each) => itemId(each, template, parameter) === values.at(-1));
    const isStable = received.call.operation.extensions["x-operation"] === undefined;
    if (list && listed !== undefined && isStable)
      this.#compare("created-item", list, [received, ...responses.slice(-1)], item, listed, false);
  }

  /** Sends an operation on an item, unless the operation is a transition in the item's state machine. */
  async #act({ resource, values }: Created, action: ContractOperation): Promise<void> {
    const machine = stateMachine(resource, this.#session.pointers);
    const isTransition = machine?.transitions.some(({ operation }) => operation === action);
    if (isTransition || !this.#session.covers(action)) return;
    for (const body of bodiesOf(this.#session, action)) {
      const path = this.#session.pathOf(action, values);
      const received = await this.#session.send(callWith(this.#session, action, path, body));
      if (isSuccess(received)) await awaitOperation(this.#session, received);
    }
  }

  /** Creates an item from each additional example in the contract. */
  async #createOtherExamples(resource: Resource, within: readonly string[]): Promise<void> {
    if (!this.#session.covers(resource.create) || resource.remove === undefined) return;
    for (const body of bodiesOf(this.#session, resource.create).slice(1))
      await this.#creation.create(resource, within, body);
  }

  /** Compares the members that both values have. */
  #compare(
    rule: Breach["rule"],
    operation: ContractOperation,
    responses: readonly Received[],
    before: unknown,
    after: unknown,
    isWhole = true,
  ): void {
    if (before === undefined) return;
    const at = firstDifference(before, after);
    const schema = this.#session.pointers.responseSchema(operation, responses.at(-1)?.status ?? 200);
    const properties = schema === undefined ? {} : (this.#session.pointers.schema(schema).properties ?? {});
    const lost = isWhole ? lostMember(before, after, (name) => Object.hasOwn(properties, name)) : undefined;
    if (at !== undefined) this.#breach(rule, operation, responses, "the same value", "another value", at);
    else if (lost !== undefined)
      this.#breach(rule, operation, responses, `the member ${lost}`, "no such member", `/${lost}`);
  }

  #breach(
    rule: Breach["rule"],
    operation: ContractOperation,
    responses: readonly Received[],
    expected: string,
    got: string,
    at?: string,
  ): void {
    const { pointers } = this.#session;
    const { operationId } = operation;
    const pointer = pointers.operation(operation);
    this.#session.report({
      rule,
      operationId,
      pointer,
      expected,
      got,
      responses,
      ...(at !== undefined && { at }),
    });
  }
}
