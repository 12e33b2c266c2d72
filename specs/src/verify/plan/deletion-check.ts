import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { stateMachine } from "../contract/state-machine.ts";
import { isSuccess, type Received } from "../traffic/call.ts";
import { callWith } from "./call-builder.ts";
import { GONE } from "./cleanup.ts";
import type { Created } from "./created.ts";
import { awaitOperation } from "./long-running.ts";
import { type Listing, walkPages } from "./pages.ts";
import type { Session } from "./session.ts";

/**
 * Deletes an item, and checks that it can no longer be read or listed.
 *
 * @returns whether the item no longer exists
 */
export async function checkDeletion(session: Session, created: Created): Promise<boolean> {
  const { remove } = created.resource;
  if (!session.covers(remove)) return false;
  const machine = stateMachine(created.resource, session.pointers);
  // If deletion is a transition to a state, the item stays readable.
  if (machine?.transitions.some(({ operation, to }) => operation === remove && to !== undefined))
    return false;
  return new DeletionCheck(session, created, remove).run();
}

class DeletionCheck {
  readonly #session: Session;
  readonly #created: Created;
  readonly #remove: ContractOperation;

  constructor(session: Session, created: Created, remove: ContractOperation) {
    this.#session = session;
    this.#created = created;
    this.#remove = remove;
  }

  async run(): Promise<boolean> {
    const session = this.#session;
    const call = callWith(session, this.#remove, session.pathOf(this.#remove, this.#created.values));
    const before = await this.#list();
    const removed = await session.send(call);
    if (!isSuccess(removed)) {
      this.#breach(this.#remove, [removed], "a deleted item", `status ${removed.status}`);
      return false;
    }
    const ended = await awaitOperation(session, removed);
    const isGone = (await this.#checkUnread(removed)) && ended?.hasFailed !== true;
    const after = await this.#list();
    if (after !== undefined && this.#isIn(before) !== false && this.#isIn(after))
      this.#breach(
        after.list,
        [removed, ...after.listing.responses],
        "a list without it",
        "the deleted item",
      );
    const again = await session.send(call);
    if (isSuccess(again) && this.#remove.extensions["x-idempotent"] === false)
      this.#breach(this.#remove, [removed, again], "404 for a deleted item", `status ${again.status}`);
    return isGone;
  }

  /** Returns whether the item can no longer be read. */
  async #checkUnread(removed: Received): Promise<boolean> {
    const { resource, values } = this.#created;
    const { get } = resource;
    if (!this.#session.covers(get)) return true;
    const after = await this.#session.send({ operation: get, path: this.#session.pathOf(get, values) });
    const isGone = GONE.includes(after.status);
    if (!isGone) this.#breach(get, [removed, after], "404 for a deleted item", `status ${after.status}`);
    return isGone;
  }

  async #list(): Promise<{ readonly list: ContractOperation; readonly listing: Listing } | undefined> {
    const { resource, values } = this.#created;
    const { list } = resource;
    if (!this.#session.covers(list)) return undefined;
    const path = this.#session.pathOf(list, values.slice(0, -1));
    return { list, listing: await walkPages(this.#session, resource, list, path) };
  }

  #isIn(listed: { readonly listing: Listing } | undefined): boolean | undefined {
    return listed?.listing.ids.includes(this.#created.values.at(-1) ?? "");
  }

  #breach(operation: ContractOperation, responses: readonly Received[], expected: string, got: string): void {
    const { operationId } = operation;
    const pointer = this.#session.pointers.operation(operation);
    this.#session.report({ rule: "deleted-item", operationId, pointer, expected, got, responses });
  }
}
