import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { LongRunningOperation, Schema } from "@seamline/openapi/document";
import { templateParameters } from "@seamline/openapi/path-template";
import { isSegment, itemId, type PathValues } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resources.ts";
import { type Call, isSuccess, type Received } from "../traffic/call.ts";
import { withoutIdentity } from "../values/item-name.ts";
import { callWith } from "./call-builder.ts";
import type { Cleanup } from "./cleanup.ts";
import type { Created } from "./created.ts";
import { orderedPath } from "./item-pool.ts";
import { awaitOperation } from "./long-running.ts";
import type { Session } from "./session.ts";

/** Creates items, and registers them for removal. */
export class Creation {
  readonly #session: Session;
  readonly #cleanup: Cleanup;
  /** Resources whose items the run cannot identify or remove. */
  readonly #excluded = new Set<Resource>();

  constructor(session: Session, cleanup: Cleanup) {
    this.#session = session;
    this.#cleanup = cleanup;
  }

  /**
   * Creates an item of a resource. Returns `undefined` if the run must not create the item, or the service rejects it.
   */
  async create(resource: Resource, within: readonly string[], body?: unknown): Promise<Created | undefined> {
    const { create } = resource;
    if (!this.#session.covers(create) || !this.mayCreate(resource)) return undefined;
    const path = this.#session.pathOf(create, within);
    const call = this.newItem(resource, callWith(this.#session, create, path, body));
    const received = await this.#session.send(call);
    const created = await this.adopt(resource, received);
    if (isSuccess(received)) return created;
    if (received.status === 409 && this.#session.own.at(resource.key).length > 0) return undefined;
    this.#session.notes.add(
      `${create.operationId} rejected the example with ${received.status}: sequences of its items are not checked`,
    );
    return undefined;
  }

  /** Returns whether the run can remove a resource's items. */
  mayCreate(resource: Resource): boolean {
    if (resource.remove === undefined)
      this.#exclude(resource, "its items are not created, because no operation deletes them");
    return !this.#excluded.has(resource);
  }

  /** Returns a call whose body does not identify an existing item. */
  newItem({ parameter }: Resource, call: Call): Call {
    const { pointers } = this.#session;
    const at = pointers.requestSchema(call.operation);
    const schema: Schema = at === undefined ? {} : pointers.schema(at);
    return { ...call, body: withoutIdentity(call.body, parameter, schema, this.#session.nextName()) };
  }

  /**
   * Registers the item created by a call, and waits for its long-running operation. The item is registered first,
   * because the run may end during the wait.
   */
  async adopt(resource: Resource, received: Received): Promise<Created | undefined> {
    if (!isSuccess(received)) {
      this.#noteFailure(resource, received);
      return undefined;
    }
    const isLongRunning = received.call.operation.extensions["x-operation"] !== undefined;
    const known = this.#register(
      resource,
      received,
      isLongRunning ? started(resource, received) : received.body,
    );
    if (known === "foreign") return undefined;
    const unknown = known === undefined ? this.#cleanup.addUnknown(resource, received) : undefined;
    const ended = await awaitOperation(this.#session, received);
    if (ended?.hasFailed) {
      const { operationId } = received.call.operation;
      this.#session.notes.add(`${operationId} ended with an error: sequences of its items are not checked`);
      return undefined;
    }
    const created = known ?? this.#register(resource, received, ended?.result);
    if (created === undefined || created === "foreign") {
      if (created === undefined) this.#exclude(resource, "its responses do not identify the created item");
      return undefined;
    }
    if (unknown) this.#cleanup.resolve(unknown);
    return this.#own({ ...created, item: ended?.result ?? created.item });
  }

  /** A service may create an item even if it reports a server error or the connection breaks. */
  #noteFailure(resource: Resource, received: Received): void {
    if (received.status !== 0 && received.status < 500) return;
    this.#cleanup.addUnknown(resource, received);
    this.#exclude(resource, `its creation failed with ${received.status || "a connection error"}`);
  }

  /** Registers the item that an update has created because the item was missing. */
  adoptMissing(resource: Resource, received: Received): void {
    const values = orderedPath(received.call.operation.template, received.call.path);
    this.#cleanup.add({ resource, values, received, item: received.body });
  }

  #register(resource: Resource, received: Received, item: unknown): Created | "foreign" | undefined {
    const id = idOf(resource, item, received);
    if (id === undefined) return undefined;
    const within = orderedPath(received.call.operation.template, received.call.path);
    const created = { resource, values: [...within, id], received, item };
    if (!this.#isNew(created)) {
      this.#exclude(resource, "it returned an item that may already have existed");
      return "foreign";
    }
    this.#cleanup.add(created);
    return created;
  }

  #own(created: Created): Created {
    this.#session.own.add(created.resource.template, created.values);
    this.#session.known.add(created.resource.template, created.values);
    return created;
  }

  /**
   * Returns whether an item did not exist before the run: it has a name from this run, its parent was created by the
   * run, or the list of all items did not contain it.
   */
  #isNew({ resource, values, received, item }: Created): boolean {
    const session = this.#session;
    if (session.foreign.has(resource.template, values)) return false;
    const within = values.slice(0, -1);
    const sent = session.namesIn(received.call);
    const shown = JSON.stringify([values.at(-1), item]);
    if (sent.some((name) => shown.includes(name))) return true;
    const { list } = resource;
    const parent = resource.template.replace(/\/[^/]*\/\{[^{}]+\}$/, "");
    return (
      session.isOwn(parent, within) ||
      (list !== undefined && session.foreign.isComplete(list.template, within))
    );
  }

  #exclude(resource: Resource, why: string): void {
    this.#excluded.add(resource);
    this.#session.notes.add(`${resource.create?.operationId}: ${why}`);
  }
}

/** Returns the body of a response that already describes the item, even if the operation has not ended. */
function started({ get }: Resource, { call, body }: Received): unknown {
  const written = call.operation.extensions["x-operation"] as LongRunningOperation | undefined;
  return get !== undefined && written?.get === get.operationId ? body : undefined;
}

/**
 * Returns an item's identifier: chosen by the request, described by the response, or taken from the Location header.
 */
function idOf(resource: Resource, item: unknown, received: Received): string | undefined {
  const { template, parameter } = resource;
  const chosen = received.call.query?.find(([name]) => [parameter, `${parameter}Id`].includes(name))?.[1];
  return chosen ?? itemId(item, template, parameter) ?? locationId(received, template);
}

function locationId({ headers, url, call }: Received, template: string): string | undefined {
  const location = headers.get("location");
  if (location === null || !URL.canParse(location, url)) return undefined;
  const { pathname } = new URL(location, url);
  const value = new RegExp(`${pathPattern(template, call.path, call.operation)}$`).exec(pathname)?.[1];
  const id = value === undefined ? "" : decoded(value);
  return isSegment(id) ? id : undefined;
}

/** Returns a pattern for the path of a new item, with a group for its identifier. */
function pathPattern(
  template: string,
  path: PathValues,
  { template: collection }: ContractOperation,
): string {
  const values = templateParameters(collection).map((name) => encodeURIComponent(path[name] ?? ""));
  let index = 0;
  const filled = template.replace(/\{[^{}]+\}/g, () => values[index++] ?? "\n");
  return filled.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("\n", "([^/]+)");
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
