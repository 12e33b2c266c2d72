import type { ContractOperation } from "@seamline/openapi/contract-operation";
import { templateParameters } from "@seamline/openapi/path-template";
import { itemId } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resources.ts";
import { isSuccess, type Received } from "../traffic/call.ts";
import { callWith } from "./call-builder.ts";
import type { Cleanup } from "./cleanup.ts";
import { awaitOperation } from "./long-running.ts";
import type { Session } from "./session.ts";

/** An item that the run has created. */
export interface Created {
  readonly resource: Resource;
  /** Path parameters of the item, in the order of its path. */
  readonly values: readonly string[];
  readonly received: Received;
  /** The item as described by the service. */
  readonly item: unknown;
}

/** Creates items, and registers them for removal. */
export class Creation {
  readonly #session: Session;
  readonly #cleanup: Cleanup;

  constructor(session: Session, cleanup: Cleanup) {
    this.#session = session;
    this.#cleanup = cleanup;
  }

  /** Creates an item of a resource. Returns `undefined` if the service rejects the request. */
  async create(resource: Resource, within: readonly string[], body?: unknown): Promise<Created | undefined> {
    const { create } = resource;
    if (!this.#session.covers(create)) return undefined;
    const path = this.#session.pathOf(create, within);
    const received = await this.#session.send(callWith(this.#session, create, path, body));
    if (isSuccess(received)) return this.adopt(resource, received);
    if (received.status === 409 && this.#session.own.at(resource.key).length > 0) return undefined;
    this.#session.notes.add(
      `${create.operationId} rejected the example with ${received.status}: sequences of its items are not checked`,
    );
    return undefined;
  }

  /** Registers the item that a successful call has created. Waits for long-running operations. */
  async adopt(resource: Resource, received: Received): Promise<Created | undefined> {
    const ended = await awaitOperation(this.#session, received);
    if (ended?.hasFailed) {
      const { operationId } = received.call.operation;
      this.#session.notes.add(`${operationId} ended with an error: sequences of its items are not checked`);
    }
    const item = ended?.result ?? received.body;
    const id = idOf(resource, item, received);
    if (id === undefined || ended?.hasFailed) return undefined;
    const within = Object.values(orderedWithin(received.call.operation, received));
    const created = { resource, values: [...within, id], received, item };
    this.#session.own.add(resource.template, created.values);
    this.#session.known.add(resource.template, created.values);
    this.#cleanup.add(created);
    return created;
  }
}

function orderedWithin({ template }: ContractOperation, { call }: Received): string[] {
  return templateParameters(template).map((name) => call.path[name] ?? "");
}

function idOf({ template, parameter }: Resource, item: unknown, { call }: Received): string | undefined {
  const chosen = call.query?.find(([name]) => [parameter, `${parameter}Id`].includes(name))?.[1];
  return chosen ?? itemId(item, template, parameter);
}
