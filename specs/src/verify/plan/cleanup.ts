import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { Resource } from "../contract/resources.ts";
import { pathTo, stateMachine } from "../contract/state-machine.ts";
import { isSuccess, type Received, targetOf } from "../traffic/call.ts";
import { requiredQuery } from "./call-builder.ts";
import type { Created } from "./created.ts";
import { findByName } from "./find-by-name.ts";
import { orderedPath } from "./item-pool.ts";
import { awaitOperation } from "./long-running.ts";
import type { Session } from "./session.ts";

/** Response statuses for an item that no longer exists. */
export const GONE: readonly number[] = [404, 410];

/** A request that may have created an item, although its response does not identify it. */
export interface Unknown {
  readonly resource: Resource;
  readonly received: Received;
}

/** Removes the items created by a run, newest first. */
export class Cleanup {
  readonly #session: Session;
  readonly #items: Created[] = [];
  readonly #unknown = new Set<Unknown>();

  constructor(session: Session) {
    this.#session = session;
  }

  add(created: Created): void {
    this.#items.push(created);
  }

  addUnknown(resource: Resource, received: Received): Unknown {
    const unknown = { resource, received };
    this.#unknown.add(unknown);
    return unknown;
  }

  /** Removes a request from the list, because its item is now known. */
  resolve(unknown: Unknown): void {
    this.#unknown.delete(unknown);
  }

  /** Removes an item from the list, because it no longer exists. */
  forget({ resource, values }: Created): void {
    const index = this.#items.findIndex(
      (each) => each.resource === resource && each.values.join("\n") === values.join("\n"),
    );
    if (index >= 0) this.#items.splice(index, 1);
    this.#session.own.remove(resource.template, values);
    this.#session.known.remove(resource.template, values);
  }

  /** Removes all items. Returns descriptions of the items that could not be removed. */
  async removeAll(): Promise<string[]> {
    this.#session.startCleaning();
    const left: string[] = [];
    for (const unknown of this.#unknown) {
      const why = await attempt(() => this.#identify(unknown));
      if (why !== undefined) left.push(`${describeCall(unknown.received)}: ${why}`);
    }
    for (const created of [...this.#items].reverse()) {
      const why = await attempt(() => this.#remove(created));
      if (why !== undefined) left.push(`${describe(created)}: ${why}`);
    }
    return left;
  }

  /** Finds the items of a request by name, and adds them to the list. Returns a message if the items remain unknown. */
  async #identify({ resource, received }: Unknown): Promise<string | undefined> {
    const session = this.#session;
    const names = session.namesIn(received.call);
    const within = orderedPath(received.call.operation.template, received.call.path);
    const found = names.length === 0 ? undefined : await findByName(session, resource, within, names);
    for (const values of found?.items ?? []) this.add({ resource, values, received, item: undefined });
    if (found?.items.length || (found?.isComplete && !isSuccess(received))) return undefined;
    return "it may have created an item that the run cannot identify";
  }

  async #remove(created: Created): Promise<string | undefined> {
    const { remove, template } = created.resource;
    if (remove === undefined) return `no operation deletes ${template}`;
    if (await this.#isRemoved(remove, created)) return undefined;
    await this.#bringToRemovableState(created);
    return (await this.#isRemoved(remove, created)) ? undefined : `${remove.operationId} failed`;
  }

  async #isRemoved(remove: ContractOperation, created: Created): Promise<boolean> {
    const sent = await this.#send(remove, created);
    if (GONE.includes(sent.status)) return true;
    if (!isSuccess(sent)) return false;
    const ended = await awaitOperation(this.#session, sent);
    return ended?.hasFailed !== true;
  }

  /** Sends the operations that move the item to a removable state. */
  async #bringToRemovableState(created: Created): Promise<void> {
    const { resource } = created;
    const machine = stateMachine(resource, this.#session.pointers);
    if (machine === undefined || resource.get === undefined) return;
    const got = await this.#send(resource.get, created);
    const state = (got.body as Readonly<Record<string, unknown>> | undefined)?.[machine.member];
    const removable = machine.transitions.find(({ operation }) => operation === resource.remove)?.from ?? [];
    for (const { operation } of pathTo(machine, state, (each) => removable.includes(each)) ?? []) {
      const sent = await this.#send(operation, created);
      if (isSuccess(sent)) await awaitOperation(this.#session, sent);
    }
  }

  async #send(operation: ContractOperation, { values }: Created): Promise<Received> {
    const path = this.#session.pathOf(operation, values);
    const query = requiredQuery(this.#session, operation, this.#session.nextName());
    const body = operation.requestBody?.required ? { body: {} } : {};
    return this.#session.sender.send({ operation, path, query, ...body });
  }
}

/** Returns an error as a message, so that the other items are still removed. */
async function attempt(work: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function describe({ resource, values }: Created): string {
  let index = 0;
  return resource.template.replace(/\{[^{}]+\}/g, () => values[index++] ?? "");
}

function describeCall({ call }: Received): string {
  return `${call.operation.method} ${targetOf(call)}`;
}
