import { type ClientClock, clientClock } from "../clock/emulator-clock.ts";
import type { Attachment, AttachmentParts } from "../framework/attachment.ts";
import type { JobClaims } from "../framework/background-jobs.ts";
import type { TaskRange } from "../framework/scheduled-tasks.ts";
import type { Seed } from "../framework/seed.ts";
import type { AnyService, Credentials, MountedControlRoute, ServiceContext } from "../framework/service.ts";
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

/** What the services of an emulator share. */
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
  /** Where other emulators use the stores as well. */
  readonly claims: JobClaims | undefined;
  /** Those of `createEmulator`. */
  readonly options: object;
  /** The seed of the current state. */
  seed(): Seed;
  /** Reports a line of output. The argument is called only if somebody listens. */
  reportOutput(makeLine: () => OutputLine | undefined): void;
}

/** The default port of an emulator. Each service adds its offset. */
export const DEFAULT_PORT = 4010;

/** Options of a client that calls a service of an emulator without a network, and by the emulator's clock. */
export type EmulatedClientOptions<Options extends Credentials = Credentials> = Options & {
  /** The address that the service would have on a port. No request is sent there. */
  readonly baseUrl: string;
  readonly fetch: RunningService["fetch"];
  readonly clock: ClientClock;
};

/** Who may call a service, and the lists of what it has. */
interface ServiceDescription {
  readonly callers: readonly ViewCaller[];
  readonly roots: readonly ViewRoot[];
}

/** A service of an emulator. */
export interface RunningService {
  readonly name: string;
  readonly portOffset: number;
  /** The longest body of a request to the service, in bytes. */
  readonly maxBodyBytes: number;
  readonly documents: readonly OpenedDocument[];
  /** The document that only the emulator's page reads. */
  readonly viewDocument: OpenedDocument | undefined;
  /** Ids of the routes beside the operations of its documents. */
  readonly extraIds: readonly string[];
  /** Its control routes, under `/__emulator/<name>`. */
  readonly controlRoutes: readonly MountedControlRoute[];
  /** Responds to a request without a network, as the `fetch` option of a client. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /**
   * The options of a client of the service: `createParcelsClient(emulator.parcels.options())`.
   *
   * @param caller e-mail address, id or token of an account, or another name of a caller. Unless given, one of the current seed that
   * may do what most callers do
   */
  options(caller?: string): EmulatedClientOptions;
  /**
   * Checks a request and its response, wherever they come from, by the contract of their operation. Nothing is handled or
   * recorded, and the bodies of both are read.
   *
   * @returns `undefined` for a request that is for no operation of the service's documents
   */
  check(request: Request, response: Response): Promise<ExchangeCheck | undefined>;
  /** Responds to a request that a server has received. */
  handle: RequestHandler;
  /** Responds to a request that only looks: nothing is recorded, and nobody needs to be authenticated. */
  look: RequestHandler;
  /** Who may call the service, and the lists of what it has. */
  describe(seed: Seed): Promise<ServiceDescription>;
  /** Opens the store of a candidate state, which is not current before {@link enter}. @throws StoreError */
  stage(epoch: number): Promise<ServiceEpoch>;
  /** Brings the current state up to an extension of its seed. @throws SeedExtensionError */
  applyExtension(extension: Seed): Promise<void>;
  /** Ends pending work outside of the store with a reason, and further work until {@link resume}. */
  interrupt(reason: unknown): void;
  resume(): void;
  /** Ends the background jobs and the processes of the current state. Never fails. */
  halt(): Promise<void>;
  /** Why the store of the current state cannot be used, where its last use failed. Damage is permanent. */
  readonly problem: Error | undefined;
  /** Makes a candidate the current state. @returns the one before */
  enter(staged: ServiceEpoch): ServiceEpoch | undefined;
  snapshot(): Promise<Snapshot>;
  /** Puts the tasks on the clock that other emulators have planned. @throws StoreError */
  takeTasks(which: TaskRange): Promise<void>;
  /** Notifies those who watch that another emulator has changed the state: any of its collections. */
  changedElsewhere(): void;
  close(): Promise<void>;
  /** Closes what the service has outside of its store. */
  detach(): Promise<void>;
}

/** Makes the services of an emulator. A service without a port offset gets the next one that is free. */
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
    describe: async (seed) => {
      await shared.ready();
      const callers = service.view?.callers(seed) ?? [];
      return { callers, roots: (await service.view?.roots(running.context as never, seed)) ?? [] };
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
          // It works on the state, unlike the routes of every emulator, so a pending change of the whole state comes first.
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
      console.error(`The background jobs of the ${this.#service.name} service could not be ended.`, error);
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

  /** The context of handlers. Its state exists from the first request on, since requests wait until the store is open. */
  #contextOf({ clock, limits, windows, profile, operationMs }: SharedParts): Running["context"] {
    const current = (): ServiceEpoch => this.current;
    return {
      clock,
      limits,
      windows,
      profile,
      operationMs,
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
