import { type ClientClock, clientClock } from "../clock/emulator-clock.ts";
import { bodyLimitOf } from "../control/control-body.ts";
import type { ControlRoute } from "../control/control-routes.ts";
import { receiveResponse } from "../faults/connection-loss.ts";
import type { Faults } from "../faults/create-faults.ts";
import type { Seed } from "../framework/seed.ts";
import type { AnyService, Credentials, ServiceContext } from "../framework/service.ts";
import { type OpenedDocument, openDocument } from "../framework/service-document.ts";
import { unavailableError } from "../framework/service-error.ts";
import type { Journal } from "../journal/create-journal.ts";
import { DateHeader } from "../pipeline/date-header.ts";
import { decodeRequest, isEncoded } from "../pipeline/decode-request.ts";
import { createEndpoint, type Endpoint, type EndpointParts } from "../pipeline/handle-request.ts";
import { type HttpRequest, readRequest } from "../pipeline/http-request.ts";
import { isResponse, type ServiceResponse, toResponse, withoutBody } from "../pipeline/service-response.ts";
import type { Collections } from "../store/collection.ts";
import type { Snapshot } from "../store/store.ts";
import type { RequestsInFlight } from "./requests-in-flight.ts";
import { collectionsOf, ServiceGeneration } from "./service-generation.ts";
import type { StoreFactory } from "./store-factory.ts";

/** What every service of an emulator shares. */
export interface SharedParts extends Omit<ServiceContext<never, never>, "state" | "world"> {
  readonly faults: Faults;
  readonly journal: Journal;
  readonly stores: StoreFactory;
  /** Aborts when the emulator closes. */
  readonly closing: AbortSignal;
  readonly strict: boolean;
  readonly onWarning: EndpointParts["onWarning"];
  readonly inProgress: RequestsInFlight;
  /** Resolves when requests may be answered, and throws why they cannot be; `undefined` where they may. */
  ready(): Promise<void> | undefined;
  /** The seed that the state goes with. */
  seed(): Seed;
  /** Answers what is asked of the emulator and not of a service; `undefined` for everything else. */
  control(request: HttpRequest): Promise<ServiceResponse> | undefined;
}

/** Where the first service is unless told otherwise; each adds its offset. */
export const DEFAULT_PORT = 4010;

/** Options of a client that calls a service of an emulator, without a network and in the emulator's time. */
export type EmulatedClientOptions<Options extends Credentials = Credentials> = Options & {
  /** The service's address on ports, which nobody asks. */
  readonly baseUrl: string;
  readonly fetch: RunningService["fetch"];
  readonly clock: ClientClock;
};

/** A service of an emulator. */
export interface RunningService {
  readonly name: string;
  readonly portOffset: number;
  /** The longest body of a request to the service, in bytes. */
  readonly maxBodyBytes: number;
  readonly documents: readonly OpenedDocument[];
  /** What it serves beside the operations of its documents. */
  readonly furtherIds: readonly string[];
  /** What it can be asked under `/__emulator/<name>`. */
  readonly controlRoutes: readonly ControlRoute[];
  /** Answers a request without a network: what a client's option `fetch` takes. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /**
   * What a client of the service is made of: `createEdgeClient(emulator.edge.options())`.
   *
   * @param caller e-mail address, id or token of an account; a key of edge. Unless given, one of the seed that is in
   * place which may do what most callers do
   */
  options(caller?: string): EmulatedClientOptions;
  /** Answers a request that a server has taken; {@link lostPartOf} says what of a Response must not arrive. */
  handle: Endpoint;
  /** Opens the store of a generation, which is not in force before {@link enter}. @throws StoreError */
  stage(generation: number): Promise<ServiceGeneration>;
  /** Ends what the state in force has under way outside of its store. Never fails. */
  halt(): Promise<void>;
  /** Why the store of the state in force cannot be used, where it failed last; damage is for good. */
  readonly problem: Error | undefined;
  /** Puts a state in force. @returns that which was */
  enter(staged: ServiceGeneration): ServiceGeneration | undefined;
  snapshot(): Promise<Snapshot>;
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
    furtherIds: (service.extraRoutes ?? []).map(({ operationId }) => operationId),
    controlRoutes: running.controlRoutes,
    handle: (request) => running.handle(request),
    fetch: (input, init) => running.fetch(new Request(input, init)),
    options: (caller = service.defaultCaller(shared.seed())) => ({
      ...service.credentials(caller),
      baseUrl: `http://127.0.0.1:${DEFAULT_PORT + portOffset}`,
      fetch: (input, init) => running.fetch(new Request(input, init)),
      clock: clientClock(shared.clock),
    }),
    stage: (generation) => running.stage(generation),
    halt: () => running.halt(),
    enter: (staged) => running.enter(staged),
    get problem() {
      return running.problem;
    },
    snapshot: () => running.current.store.snapshot(),
    close: () => running.close(),
  };
}

class Running {
  readonly documents: readonly OpenedDocument[];
  readonly #service: AnyService;
  readonly #shared: SharedParts;
  readonly #endpoint: Endpoint;
  readonly #date: DateHeader;
  readonly #context: ServiceContext<Collections, unknown>;
  readonly #collections: Collections;
  #current: ServiceGeneration | undefined;

  constructor(service: AnyService, shared: SharedParts) {
    const { faults, journal } = shared;
    this.#service = service;
    this.#shared = shared;
    this.#collections = collectionsOf(service);
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
      strict: shared.strict,
      onWarning: shared.onWarning,
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

  /** The state in force. */
  get current(): ServiceGeneration {
    if (!this.#current) throw new Error(`No state of ${this.#service.name} is open.`);
    return this.#current;
  }

  get problem(): Error | undefined {
    return this.#current?.problem;
  }

  stage(generation: number): Promise<ServiceGeneration> {
    const { stores, clock } = this.#shared;
    const parts = { service: this.#service, stores, clock, context: this.#context };
    return ServiceGeneration.open({ ...parts, collections: this.#collections }, generation);
  }

  enter(staged: ServiceGeneration): ServiceGeneration | undefined {
    const before = this.#current;
    this.#current = staged;
    return before;
  }

  async halt(): Promise<void> {
    try {
      await this.#current?.state.unscheduleAll();
      await this.#service.dispose?.(this.#context as never);
    } catch (error) {
      console.error(`What the ${this.#service.name} service had under way could not be ended.`, error);
    }
  }

  /** Nothing is waited for that need not be: each wait costs as much as finding the operation. */
  handle(taken: HttpRequest): Promise<ServiceResponse | Response> {
    return isEncoded(taken) ? this.#handleEncoded(taken) : this.#handleDecoded(taken);
  }

  async #handleEncoded(taken: HttpRequest): Promise<ServiceResponse | Response> {
    return this.#handleDecoded(await decodeRequest(taken, bodyLimitOf(taken.target, this.#service)));
  }

  #handleDecoded(request: HttpRequest): Promise<ServiceResponse | Response> {
    const asked = this.#shared.control(request);
    if (asked) return asked.then((answer) => this.#date.dated(answer));
    const ready = this.#shared.ready();
    return ready ? this.#handleWhen(ready, request) : this.#endpoint(request);
  }

  async #handleWhen(ready: Promise<void>, request: HttpRequest): Promise<ServiceResponse | Response> {
    try {
      await ready;
    } catch (error) {
      const refused = this.#service.errorResponse(unavailableError(error), this.#shared.profile);
      return this.#date.dated(request.method === "HEAD" ? withoutBody(refused) : refused);
    }
    return this.#endpoint(request);
  }

  async fetch(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    const taken = await readRequest(request, (target) => bodyLimitOf(target, this.#service));
    const answer = await this.handle(taken);
    request.signal.throwIfAborted();
    return isResponse(answer) ? receiveResponse(answer) : toResponse(answer);
  }

  async close(): Promise<void> {
    await this.halt();
    await this.#current?.close();
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
    const current = (): ServiceGeneration => this.current;
    return {
      clock,
      limits,
      windows,
      profile,
      operationMs,
      runner,
      get world() {
        return current().world;
      },
      get state() {
        return current().state;
      },
    };
  }
}
