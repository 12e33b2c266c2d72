import type { ControlRoute } from "../control/control-route.ts";
import { received } from "../faults/connection-loss.ts";
import type { Faults } from "../faults/create-faults.ts";
import { type Answer, isResponse, toResponse, withoutBody } from "../http/answer.ts";
import { decodedRequest, isEncoded } from "../http/decoded-request.ts";
import type { HttpRequest } from "../http/http-request.ts";
import { readRequest } from "../http/read-request.ts";
import type { Journal } from "../journal/create-journal.ts";
import { createEndpoint, type Endpoint } from "../service/create-endpoint.ts";
import { DateHeader } from "../service/date-header.ts";
import { type OpenDocument, openDocument } from "../service/open-document.ts";
import type { Seed } from "../service/seed.ts";
import type { AnyService, ServiceContext } from "../service/service.ts";
import { createServiceState, type ScheduledState } from "../service/service-state.ts";
import { tasks } from "../service/tasks.ts";
import { unavailable } from "../service/unavailable.ts";
import type { Collections } from "../store/collection.ts";
import type { Snapshot, SnapshotData, Store } from "../store/store.ts";
import type { RequestsInProgress } from "./requests-in-progress.ts";
import type { StoreFactory } from "./store-factory.ts";

/** What every service of an emulator shares. */
export interface SharedParts extends Omit<ServiceContext<never, never>, "state" | "world"> {
  readonly faults: Faults;
  readonly journal: Journal;
  readonly stores: StoreFactory;
  /** Aborts when the emulator closes. */
  readonly closing: AbortSignal;
  readonly inProgress: RequestsInProgress;
  /** Resolves when requests may be answered, and throws why they cannot be; `undefined` where they may. */
  ready(): Promise<void> | undefined;
  /** Answers what is asked of the emulator and not of a service; `undefined` for everything else. */
  control(request: HttpRequest): Promise<Answer> | undefined;
}

/** A service of an emulator. */
export interface RunningService {
  readonly name: string;
  readonly portOffset: number;
  /** The longest body of a request, in bytes. */
  readonly maxBodyBytes: number;
  readonly documents: readonly OpenDocument[];
  /** What it serves beside the operations of its documents. */
  readonly furtherIds: readonly string[];
  /** What it can be asked under `/__emulator/<name>`. */
  readonly controlRoutes: readonly ControlRoute[];
  /** Answers a request without a network: what a client's option `fetch` takes. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** Answers a request that a server has taken; {@link lostPartOf} says what of a Response must not arrive. */
  handle: Endpoint;
  /** Opens the store. @returns whether there is state in it already */
  open(): Promise<void>;
  /** Puts what a seed says in the place of everything. */
  plant(seed: Seed): Promise<void>;
  /** Goes on with the state that is there, and the seed that it goes with. */
  resume(seed: Seed): Promise<void>;
  snapshot(): Promise<Snapshot>;
  /**
   * Puts a state, and the seed that it goes with, in the place of everything.
   *
   * @param laterMs puts off by so many milliseconds what it has planned
   */
  restore(snapshot: Snapshot | SnapshotData, seed: Seed, laterMs?: number): Promise<void>;
  close(): Promise<void>;
}

export function createRunningService(service: AnyService, shared: SharedParts): RunningService {
  const running = new Running(service, shared);
  const { name, portOffset, maxBodyBytes } = service;
  return {
    name,
    portOffset,
    maxBodyBytes,
    documents: running.documents,
    furtherIds: (service.furtherRoutes ?? []).map(({ operationId }) => operationId),
    controlRoutes: running.controlRoutes,
    handle: (request) => running.handle(request),
    fetch: (input, init) => running.fetch(new Request(input, init)),
    open: () => running.open(),
    plant: (seed) => running.plant(seed),
    resume: (seed) => running.resume(seed),
    snapshot: () => running.store.snapshot(),
    restore: (snapshot, seed, laterMs) => running.restore(snapshot, seed, laterMs),
    close: () => running.close(),
  };
}

class Running {
  readonly documents: readonly OpenDocument[];
  readonly #service: AnyService;
  readonly #shared: SharedParts;
  readonly #endpoint: Endpoint;
  readonly #date: DateHeader;
  readonly #context: ServiceContext<Collections, unknown>;
  #world: unknown;
  #store: Store<Collections> | undefined;
  #state: ScheduledState<Collections> | undefined;

  constructor(service: AnyService, shared: SharedParts) {
    const { faults, journal } = shared;
    this.#service = service;
    this.#shared = shared;
    this.documents = service.documents.map(openDocument);
    this.#context = this.#contextOf(shared);
    this.#date = new DateHeader(shared.clock);
    this.#endpoint = createEndpoint({
      service,
      documents: this.documents,
      context: this.#context,
      faults,
      journal,
      date: this.#date,
      closing: shared.closing,
      inProgress: shared.inProgress,
    });
  }

  get controlRoutes(): ControlRoute[] {
    const { name, controlRoutes = [] } = this.#service;
    return controlRoutes.map((route) => ({
      ...route,
      path: `/${name}${route.path}`,
      handle: async ({ query, request, json }) => {
        // Unlike what moves the emulator, it works on the state: a change of the whole of it comes first.
        await this.#shared.ready();
        return route.handle({ context: this.#context, query, request, json });
      },
    }));
  }

  get store(): Store<Collections> {
    if (!this.#store) throw new Error(`The store of ${this.#service.name} is not open.`);
    return this.#store;
  }

  get state(): ScheduledState<Collections> {
    if (!this.#state) throw new Error(`The store of ${this.#service.name} is not open.`);
    return this.#state;
  }

  async open(): Promise<void> {
    const service = this.#service;
    const context = this.#context as never;
    this.#store = await this.#shared.stores(service.name, { ...service.collections, tasks });
    this.#state = createServiceState(this.#store, this.#shared.clock, {
      tasks: service.tasks(context),
      errands: service.errands?.(context) ?? {},
    });
  }

  async plant(seed: Seed): Promise<void> {
    const { name } = this.#service;
    await this.#letGo();
    await this.store.restore({ collections: {}, numbers: {} });
    this.#takeWorld(seed);
    const planting = { world: this.#world, now: this.#shared.clock.now() };
    await this.state.change((transaction) => this.#service.plant(transaction, seed[name] ?? {}, planting));
  }

  async resume(seed: Seed): Promise<void> {
    this.#takeWorld(seed);
    await this.state.scheduleAll();
  }

  /** No task may run on rows and a world that do not go together. */
  async restore(snapshot: Snapshot | SnapshotData, seed: Seed, laterMs?: number): Promise<void> {
    await this.#letGo();
    try {
      await this.store.restore(snapshot);
      this.#takeWorld(seed);
    } finally {
      await this.state.scheduleAll(laterMs);
    }
  }

  #takeWorld(seed: Seed): void {
    this.#world = this.#service.seed.worldOf(seed[this.#service.name], seed);
  }

  /** Nothing is waited for that need not be: each wait costs as much as finding the operation. */
  handle(taken: HttpRequest): Promise<Answer | Response> {
    return isEncoded(taken) ? this.#handleEncoded(taken) : this.#handleDecoded(taken);
  }

  async #handleEncoded(taken: HttpRequest): Promise<Answer | Response> {
    return this.#handleDecoded(await decodedRequest(taken, this.#service.maxBodyBytes));
  }

  #handleDecoded(request: HttpRequest): Promise<Answer | Response> {
    const asked = this.#shared.control(request);
    if (asked) return asked.then((answer) => this.#date.dated(answer));
    const ready = this.#shared.ready();
    return ready ? this.#handleWhen(ready, request) : this.#endpoint(request);
  }

  async #handleWhen(ready: Promise<void>, request: HttpRequest): Promise<Answer | Response> {
    try {
      await ready;
    } catch (error) {
      const refused = this.#service.refuse(unavailable(error), this.#shared.profile);
      return this.#date.dated(request.method === "HEAD" ? withoutBody(refused) : refused);
    }
    return this.#endpoint(request);
  }

  async fetch(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    const answer = await this.handle(await readRequest(request, this.#service.maxBodyBytes));
    request.signal.throwIfAborted();
    return isResponse(answer) ? received(answer) : toResponse(answer);
  }

  async close(): Promise<void> {
    await this.#letGo();
    await this.#store?.close();
  }

  /** Of what the state of before has planned, and of what it has outside of the store. */
  async #letGo(): Promise<void> {
    await this.#state?.unscheduleAll();
    await this.#service.letGo?.(this.#context as never);
  }

  /** What handlers see of the state is there from the first request on: those wait until the store is open. */
  #contextOf({
    clock,
    limits,
    windows,
    profile,
    operationMs,
    runner,
  }: SharedParts): ServiceContext<Collections, unknown> {
    const world = (): unknown => this.#world;
    const state = (): ScheduledState<Collections> => this.state;
    return {
      clock,
      limits,
      windows,
      profile,
      operationMs,
      runner,
      get world() {
        return world();
      },
      get state() {
        return state();
      },
    };
  }
}
