import { type ClientClock, clientClock } from "../clock/emulator-clock.ts";
import type { Attachment, AttachmentParts } from "../framework/attachment.ts";
import type { JobClaims } from "../framework/background-jobs.ts";
import type { TaskRange } from "../framework/scheduled-tasks.ts";
import type { Seed } from "../framework/seed.ts";
import type {
  AnyService,
  Credentials,
  MountedControlRoute,
  SeedCount,
  ServiceContext,
} from "../framework/service.ts";
import { type OpenedDocument, openDocument } from "../framework/service-document.ts";
import type { StateObserver } from "../framework/service-state.ts";
import type { ViewCaller, ViewRoot } from "../framework/service-view.ts";
import { untilCurrent } from "../framework/until-current.ts";
import { bodyLimitOf } from "../http/body-limit.ts";
import { readRequest } from "../http/http-request.ts";
import { toResponse } from "../http/service-response.ts";
import type { LiveFeed } from "../live/live-feed.ts";
import type { OutputLine } from "../live/output-line.ts";
import { ResponseFinisher } from "../pipeline/finish-response.ts";
import { createRequestHandler, type PipelineParts, type RequestHandler } from "../pipeline/handle-request.ts";
import { createViewHandler } from "../pipeline/view-request.ts";
import type { Collections } from "../store/collection.ts";
import type { Snapshot } from "../store/store.ts";
import { checkExchange, type ExchangeCheck } from "./check-exchange.ts";
import { portOffsets } from "./port-offsets.ts";
import { collectionsOf, ServiceEpoch } from "./service-epoch.ts";
import type { StoreFactory } from "./store-backend.ts";

interface SharedParts
  extends Omit<ServiceContext<never, never>, "state" | "fixtures" | "attached" | "directory">,
    Pick<
      PipelineParts,
      | "control"
      | "faults"
      | "journal"
      | "closing"
      | "strict"
      | "onWarning"
      | "inFlight"
      | "isShared"
      | "ready"
    > {
  readonly stores: StoreFactory;
  readonly live: LiveFeed;
  /** Present if other emulators use the same stores. */
  readonly claims: JobClaims | undefined;
  /** Options of `createEmulator`. */
  readonly options: object;
  seed(): Seed;
  /** Reports a line of output. The function is called only if there are listeners. */
  reportOutput(makeLine: () => OutputLine | undefined): void;
}

/** The default port of an emulator. The offset of each service is added to it. */
export const DEFAULT_PORT = 4010;

/** Options for a client that calls a service without a network and uses the emulator's clock. */
export type EmulatedClientOptions<Options extends Credentials = Credentials> = Options & {
  /** The URL of the service on its default port. Requests are not sent to this URL. */
  readonly baseUrl: string;
  readonly fetch: RunningService["fetch"];
  readonly clock: ClientClock;
};

/** A service's callers, root lists, seed counts and example commands. */
interface ServiceDescription {
  readonly callers: readonly ViewCaller[];
  readonly roots: readonly ViewRoot[];
  /** Resource counts in the seed, by kind. */
  readonly seeded: readonly SeedCount[];
  /** Shell commands for trying the service. */
  readonly examples: readonly string[];
}

/** A service of an emulator. */
export interface RunningService {
  readonly name: string;
  readonly portOffset: number;
  /** Maximum size of a request body, in bytes. */
  readonly maxBodyBytes: number;
  readonly documents: readonly OpenedDocument[];
  /** A document that is used only by the emulator's page. */
  readonly viewDocument: OpenedDocument | undefined;
  /** Ids of extra routes. */
  readonly extraIds: readonly string[];
  /** Control routes under `/__emulator/<name>`. */
  readonly controlRoutes: readonly MountedControlRoute[];
  /** Responds to a request without a network. Can be used as the `fetch` option of a client. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /**
   * Returns the options for a client of the service: `createParcelsClient(emulator.parcels.options())`.
   *
   * @param caller e-mail address, id or token of an account, or the name of another caller. The default is a caller in
   * the current seed with the usual permissions
   */
  options(caller?: string): EmulatedClientOptions;
  /**
   * Checks any request and its response against their operation's contract. Does not handle or record the request.
   * Consumes both bodies.
   *
   * @returns `undefined` if the request does not match an operation in the service's documents
   */
  check(request: Request, response: Response): Promise<ExchangeCheck | undefined>;
  /** Responds to a request received by a server. */
  handle: RequestHandler;
  /** Responds to a view request, which is neither authenticated nor recorded. */
  look: RequestHandler;
  /** Describes the service for the emulator's page. @param url address of the service, used in the examples */
  describe(seed: Seed, url: string): Promise<ServiceDescription>;
  /** Opens the store for a new state, which becomes current when {@link enter} is called. @throws StoreError */
  stage(epoch: number): Promise<ServiceEpoch>;
  /** Applies an extension to the current state. @throws SeedExtensionError */
  applyExtension(extension: Seed): Promise<void>;
  /**
   * Aborts pending work outside the store with the given reason, and rejects new work until {@link resume} is called.
   */
  interrupt(reason: unknown): void;
  resume(): void;
  /** Ends the background jobs and processes of the current state. Never rejects. */
  halt(): Promise<void>;
  /** The current state's store error, if the last use of the store failed. Stays set if the store is damaged. */
  readonly problem: Error | undefined;
  /** Makes a new state current. @returns the previous state */
  enter(staged: ServiceEpoch): ServiceEpoch | undefined;
  snapshot(): Promise<Snapshot>;
  /** Schedules tasks planned by other emulators. @throws StoreError */
  takeTasks(which: TaskRange): Promise<void>;
  /** Notifies readers that another emulator has changed the state. Any collection may have changed. */
  changedElsewhere(): void;
  close(): Promise<void>;
  /** Disposes of everything that the service keeps outside its store. */
  detach(): Promise<void>;
}

/** Creates an emulator's services. Services without a port offset get the next free one. */
export function createRunningServices(
  services: readonly AnyService[],
  shared: SharedParts,
): RunningService[] {
  const offsets = portOffsets(services);
  return services.map((service, index) => createRunningService(service, shared, offsets[index] ?? 0));
}

function createRunningService(service: AnyService, shared: SharedParts, portOffset: number): RunningService {
  const running = new Running(service, shared);
  const { name, maxBodyBytes } = service;
  return {
    name,
    portOffset,
    maxBodyBytes,
    documents: running.documents,
    viewDocument: running.viewDocument,
    extraIds: (service.extraRoutes ?? []).map(({ operationId }) => operationId),
    controlRoutes: running.controlRoutes,
    handle: running.handle,
    look: running.look,
    describe: async (seed, url) => {
      await shared.ready();
      return {
        callers: service.view?.callers(seed) ?? [],
        roots: (await service.view?.roots(running.context as never, seed)) ?? [],
        seeded: service.seed.counts(seed[name] ?? {}).filter(({ count }) => count > 0),
        examples: service.examples(url, seed),
      };
    },
    fetch: (input, init) => running.fetch(new Request(input, init)),
    check: (request, response) => checkExchange(running.documents, request, response),
    options: (caller = service.defaultCaller(shared.seed())) => ({
      ...service.credentials(caller),
      baseUrl: `http://127.0.0.1:${DEFAULT_PORT + portOffset}`,
      fetch: (input, init) => running.fetch(new Request(input, init)),
      clock: clientClock(shared.clock),
    }),
    applyExtension: async (extension) => {
      if (service.extension === undefined || extension[service.name] === undefined) return;
      const { apply } = service.extension;
      await untilCurrent(async () => {
        await shared.ready();
        await apply(extension[service.name], running.context, shared.closing);
      });
    },
    stage: (epoch) => running.stage(epoch),
    interrupt: (reason) => running.attached?.interrupt(reason),
    resume: () => running.attached?.resume(),
    halt: () => running.halt(),
    enter: (staged) => running.enter(staged),
    get problem() {
      return running.problem;
    },
    snapshot: () => running.current.store.snapshot(),
    takeTasks: (which) => running.current.state.takeTasks(which),
    changedElsewhere: () => running.changedElsewhere(),
    close: () => running.close(),
    detach: async () => running.attached?.close(),
  };
}

class Running {
  readonly documents: readonly OpenedDocument[];
  readonly viewDocument: OpenedDocument | undefined;
  readonly #service: AnyService;
  readonly #shared: SharedParts;
  readonly handle: RequestHandler;
  readonly look: RequestHandler;
  readonly attached: Attachment | undefined;
  readonly context: ServiceContext<Collections, unknown, Attachment | undefined>;
  readonly #collections: Collections;
  #current: ServiceEpoch | undefined;

  constructor(service: AnyService, shared: SharedParts) {
    this.#service = service;
    this.#shared = shared;
    this.#collections = collectionsOf(service);
    this.documents = service.documents.map(openDocument);
    this.attached = service.attach?.(this.#attachmentParts(), shared.options);
    this.viewDocument = service.view?.document && openDocument(service.view.document);
    this.context = this.#contextOf(shared);
    const parts = {
      ...shared,
      service,
      documents: this.documents,
      context: this.context,
      finisher: new ResponseFinisher(shared.clock),
    };
    this.handle = createRequestHandler(parts);
    this.look = createViewHandler({
      ...parts,
      documents: this.viewDocument ? [this.viewDocument] : this.documents,
    });
  }

  #attachmentParts(): AttachmentParts {
    const { clock, closing, reportOutput } = this.#shared;
    const { name: service } = this.#service;
    return {
      clock,
      closing,
      output: (makeLine) =>
        reportOutput(() => {
          const line = makeLine();
          return line && { service, ...line };
        }),
    };
  }

  get controlRoutes(): MountedControlRoute[] {
    const { name, controlRoutes = [] } = this.#service;
    return controlRoutes.map((route) => ({
      ...route,
      path: `/${name}${route.path}`,
      handle: ({ query, request, json }) =>
        untilCurrent(async () => {
          // Unlike other control routes, these use the state, so they wait for pending changes to the whole state.
          await this.#shared.ready();
          return route.handle({ context: this.context, query, request, json });
        }),
    }));
  }

  /** The current state. */
  get current(): ServiceEpoch {
    if (!this.#current) throw new Error(`No state of ${this.#service.name} is open.`);
    return this.#current;
  }

  get problem(): Error | undefined {
    return this.#current?.problem;
  }

  stage(epoch: number): Promise<ServiceEpoch> {
    const { stores, claims, clock } = this.#shared;
    const parts = { service: this.#service, stores, claims, clock, context: this.context };
    const observer = this.#observer;
    return ServiceEpoch.open({ ...parts, collections: this.#collections, observer }, epoch);
  }

  enter(staged: ServiceEpoch): ServiceEpoch | undefined {
    const before = this.#current;
    this.#current = staged;
    return before;
  }

  get #observer(): StateObserver {
    const { live } = this.#shared;
    const { name } = this.#service;
    return {
      get isRecording() {
        return live.isRecording;
      },
      stateChanged: (collections) => live.stateChanged(name, collections),
    };
  }

  changedElsewhere(): void {
    this.#shared.live.stateChanged(this.#service.name, Object.keys(this.#collections));
  }

  async halt(): Promise<void> {
    try {
      await this.#current?.state.unscheduleAll();
      await this.#service.dispose?.(this.context as never);
    } catch (error) {
      console.error(
        `The emulator failed to stop the background jobs of the service ${this.#service.name}.`,
        error,
      );
    }
  }

  async fetch(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    const received = await readRequest(request, (target) => bodyLimitOf(target, this.#service));
    const response = await this.handle(received);
    request.signal.throwIfAborted();
    return toResponse(response);
  }

  async close(): Promise<void> {
    await this.halt();
    await this.#current?.close();
  }

  /**
   * Creates the context for handlers. Requests wait until the store is open, so the state exists when the first request
   * is handled.
   */
  #contextOf({ clock, limits, windows, profile, longRunningMs }: SharedParts): Running["context"] {
    const current = (): ServiceEpoch => this.current;
    return {
      clock,
      limits,
      windows,
      profile,
      longRunningMs,
      attached: this.attached,
      get fixtures() {
        return current().fixtures;
      },
      get directory() {
        return current().directory;
      },
      get state() {
        return current().state;
      },
    };
  }
}
