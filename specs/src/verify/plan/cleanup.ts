import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { pathTo, stateMachine } from "../contract/state-machine.ts";
import { isSuccess, type Received } from "../traffic/call.ts";
import { requiredQuery } from "./call-builder.ts";
import type { Created } from "./creation.ts";
import { awaitOperation } from "./long-running.ts";
import type { Session } from "./session.ts";

/** Statuses of a request for an item that does not exist any more. */
const GONE: readonly number[] = [404, 410];

/** Removes the items that a run has created, the newest first. */
export class Cleanup {
  readonly #session: Session;
  readonly #items: Created[] = [];

  constructor(session: Session) {
    this.#session = session;
  }

  add(created: Created): void {
    this.#items.push(created);
  }

  /** Removes an item from the list, because it does not exist any more. */
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
    this.#session.sender.startCleaning();
    const left: string[] = [];
    for (const created of [...this.#items].reverse()) {
      const why = await this.#remove(created);
      if (why !== undefined) left.push(`${describe(created)}: ${why}`);
    }
    return left;
  }

  async #remove(created: Created): Promise<string | undefined> {
    const { remove, template } = created.resource;
    if (remove === undefined) return `no operation deletes ${template}`;
    const sent = await this.#send(remove, created);
    if (isSuccess(sent) || GONE.includes(sent.status)) return undefined;
    await this.#bringToRemovableState(created);
    const again = await this.#send(remove, created);
    return isSuccess(again) || GONE.includes(again.status)
      ? undefined
      : `${remove.operationId} failed with ${again.status}`;
  }

  /** Sends the operations that lead to a state in which the item can be removed. */
  async #bringToRemovableState(created: Created): Promise<void> {
    const { resource } = created;
    const machine = stateMachine(resource, this.#session.pointers);
    if (machine === undefined || resource.get === undefined) return;
    const got = await this.#send(resource.get, created);
    const state = (got.body as Readonly<Record<string, unknown>> | undefined)?.[machine.member];
    const removable = machine.transitions.find(({ operation }) => operation === resource.remove)?.from ?? [];
    for (const { operation } of pathTo(machine, state, (each) => removable.includes(each)) ?? [])
      await this.#send(operation, created);
  }

  async #send(operation: ContractOperation, { values }: Created): Promise<Received> {
    const path = this.#session.pathOf(operation, values);
    const query = requiredQuery(this.#session, operation, this.#session.nextName());
    const body = operation.requestBody?.required ? { body: {} } : {};
    const received = await this.#session.sender.send({ operation, path, query, ...body });
    if (isSuccess(received)) await awaitOperation(this.#session, received).catch(() => undefined);
    return received;
  }
}

function describe({ resource, values }: Created): string {
  let index = 0;
  return resource.template.replace(/\{[^{}]+\}/g, () => values[index++] ?? "");
}
