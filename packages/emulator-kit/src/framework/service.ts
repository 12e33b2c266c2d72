import type { ContractOperation } from "@seamline/openapi/contract-operation";
import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { AllowedOrigins } from "../http/allowed-pages.ts";
import type { HttpRequest } from "../http/http-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import type { Collections } from "../store/collection.ts";
import type { Attachment, AttachmentParts, ServiceOption } from "./attachment.ts";
import type { BackgroundWork } from "./background-jobs.ts";
import type { BearerCredentials } from "./bearer-authentication.ts";
import type { Directory } from "./directory.ts";
import type { AuthenticatedOperation, Call, ServiceDocument } from "./handlers.ts";
import type { RateWindows } from "./rate-windows.ts";
import type { Seed, SeedProblem } from "./seed.ts";
import type { ServiceError } from "./service-error.ts";
import type { ServiceState, ServiceTransaction, TaskWork } from "./service-state.ts";
import type { ServiceView } from "./service-view.ts";

/** `documented`: responses match the source documents. `observed`: responses match those of real services. */
export type Profile = "documented" | "observed";

/** Rate limits: none, the limits of the reference profile, or requests per second and caller. */
export type Limits = "off" | "reference" | { readonly requestsPerSecond: number };

/** The context of handlers and tasks. */
export interface ServiceContext<All extends Collections, Fixtures, Attached = undefined> {
  readonly clock: EmulatorClock;
  readonly state: ServiceState<All>;
  /** The part of the seed that no operation changes, such as accounts and messages. */
  readonly fixtures: Fixtures;
  /** The accounts and tokens of the seed. */
  readonly directory: Directory;
  readonly limits: Limits;
  readonly windows: RateWindows;
  readonly profile: Profile;
  /** Duration of a long-running operation, in milliseconds of the clock. */
  readonly operationMs: number;
  /** Resources outside of the store, from the service's `attach`. */
  readonly attached: Attached;
}

/** A route that the documents do not describe, such as the files of exports. */
export interface ExtraRoute<Context, Caller> extends AuthenticatedOperation {
  /** Id for the journal and for faults. It must differ from the ids of all operations. */
  readonly operationId: string;
  /** Extensions, as in the operations of the documents. */
  readonly extensions: AuthenticatedOperation["extensions"];
  /** `*` matches every method, including HEAD and OPTIONS, which the handler must then implement. */
  readonly method: string;
  /** Matches the undecoded path without the query. */
  readonly path: RegExp;
  readonly summary: string;
  /** Web pages that may send requests. The default is pages of this machine. */
  readonly origins?: AllowedOrigins;
  handle(call: ExtraCall<Context, Caller>): Promise<ServiceResponse>;
}

export interface ExtraCall<Context, Caller>
  extends Pick<Call<never, Context, Caller>, "caller" | "context" | "request"> {
  /** Named groups of the path pattern, undecoded. */
  readonly groups: Readonly<Record<string, string>>;
}

/** A service's section of a seed. */
export interface SeedSection<Fixtures, Section> {
  /** JSON Schema (2020-12) of the section. `#/$defs/<service>/<Schema>` refers to the schemas of {@link document}. */
  readonly schema: object;
  /** Id of the document whose schemas the section refers to. The default is the service's first document. */
  readonly document?: string;
  /**
   * Checks rules that the schema cannot express. Yields the problems in parts, because a section may be long. Pointers
   * are relative to the section.
   */
  check?(section: Section, seed: Seed): Iterable<readonly SeedProblem[]>;
  /** Counts the resources of a section by kind. */
  counts(section: Section): readonly SeedCount[];
  /** Reads the part of the section that operations do not change. */
  readFixtures(section: Section | undefined, seed: Seed): Fixtures;
}

/**
 * How a service loads resources in addition to the seed, such as functions from a folder. They are part of every state
 * that is created from a seed.
 */
export interface SeedExtension<Section, Context> {
  /**
   * Adds the resources of an extension to a section, replacing resources with the same name.
   *
   * @throws SeedExtensionError if the extension contains anything else
   */
  merge(section: Section, extension: Section): Section;
  /**
   * Applies an extension to the current state, and changes nothing else.
   *
   * @throws SeedExtensionError if a resource cannot be applied; the state is then unchanged
   */
  apply(extension: Section, context: Context, signal: AbortSignal): Promise<void>;
  /** A command-line flag that creates an extension from folders. */
  readonly flag?: FolderFlag<Section>;
}

/** A command-line flag whose value is a folder with the source of a resource. */
export interface FolderFlag<Section> {
  /** Flag name without dashes: `function`. */
  readonly name: string;
  /** Placeholder of the value in the text of `--help`: `NAME=DIR`. */
  readonly value: string;
  /** Description in the text of `--help`. */
  readonly help: string;
  /** @throws SeedExtensionError for an invalid value */
  parse(text: string): FolderResource;
  /**
   * Creates an extension with the resource.
   *
   * @param files contents by path, without generated folders such as `node_modules`
   * @param section section of the seed
   * @throws SeedExtensionError if the folder lacks something that the resource requires
   */
  read(resource: FolderResource, files: ReadonlyMap<string, Uint8Array>, section: Section): Section;
  /** Returns the URL for calling the resource, if it has a URL. */
  addressOf(extension: Section, url: string): string | undefined;
}

/** A resource whose source is a folder. */
export interface FolderResource {
  /** Resource name from the flag: `hello`. */
  readonly name: string;
  readonly folder: string;
  /** Further settings of the flag. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A resource cannot be added to the state. */
export class SeedExtensionError extends Error {
  override readonly name: string = "SeedExtensionError";
}

/** A count of resources for people. */
export interface SeedCount {
  readonly count: number;
  /** Singular of the kind: `parcel`. */
  readonly one: string;
  /** Plural of the kind: `parcels`. */
  readonly many: string;
}

/** The client option with the credentials for a service. */
export type Credentials = BearerCredentials | { readonly accessKey: string } | NoCredentials;

/** Client options without credentials. */
export interface NoCredentials {
  readonly auth: false;
}

/** A complete service. `defineService` creates it from a definition and fills in the defaults. */
export interface Service<
  All extends Collections,
  Fixtures,
  Caller,
  Section,
  Options extends Credentials = BearerCredentials,
  Attached extends Attachment | undefined = undefined,
  Offset extends number | undefined = number,
  OwnOptions extends object = object,
> {
  readonly name: string;
  /** Added to the emulator's port. If it is `undefined`, the emulator assigns the next free offset. */
  readonly portOffset: Offset;
  // biome-ignore lint/suspicious/noExplicitAny: the operations differ between documents
  readonly documents: readonly ServiceDocument<any, ServiceContext<All, Fixtures, Attached>, Caller>[];
  readonly extraRoutes?: readonly ExtraRoute<ServiceContext<All, Fixtures, Attached>, Caller>[];
  readonly collections: All;
  readonly seed: SeedSection<Fixtures, Section>;
  readonly extension?: SeedExtension<Section, ServiceContext<All, Fixtures, Attached>>;
  /** Stores the resources of a seed. The store is empty. */
  writeSeed(
    transaction: ServiceTransaction<All>,
    section: Section,
    context: SeedingContext<Fixtures>,
  ): Promise<void>;
  /** Handlers of tasks by kind. Each runs in a transaction, so the rules of the store apply. */
  tasks(context: ServiceContext<All, Fixtures, Attached>): Readonly<Record<string, TaskWork<All>>>;
  /**
   * Handlers of tasks that have effects outside the store, by kind. Their kinds must differ from those of
   * {@link tasks}.
   */
  backgroundJobs?(context: ServiceContext<All, Fixtures, Attached>): Readonly<Record<string, BackgroundWork>>;
  /** Control routes under `/__emulator/<name>/`. */
  readonly controlRoutes?: readonly ServiceControlRoute<ServiceContext<All, Fixtures, Attached>>[];
  /** The options of `createEmulator` that the service adds, by name. {@link attach} receives them. */
  readonly options?: Readonly<Record<string, ServiceOption>>;
  /**
   * Creates what the service keeps outside of its store. Called once per emulator. Annotate both parameters: they
   * determine the type of `context.attached` and the types of the options of `createEmulator`.
   *
   * @param options validated options of `createEmulator`
   */
  attach?(parts: AttachmentParts, options: OwnOptions): Attached;
  /** Disposes of everything outside of the store, such as processes, before the state is replaced. */
  dispose?(context: ServiceContext<All, Fixtures, Attached>): Promise<void>;
  /** Returns the default caller of clients: an account or key of the seed with the usual permissions. */
  defaultCaller(seed: Seed): string;
  /** Returns the client options that authenticate as a caller. */
  credentials(caller: string): Options;
  /** Authenticates the caller. @throws ServiceError if the caller has no access or exceeds a rate limit */
  authenticate(
    request: HttpRequest,
    operation: AuthenticatedOperation,
    context: ServiceContext<All, Fixtures, Attached>,
  ): Caller | Promise<Caller>;
  /** View of the service on the emulator's page. */
  readonly view?: ServiceView<All, ServiceContext<All, Fixtures, Attached>, Caller>;
  /** Returns a name of the caller, if any. The name must not reveal secrets. */
  callerName?(caller: Caller): string | undefined;
  /** Adds members beyond the contract to the validated body of a success, if the seed requests it. */
  extendBody?(
    body: unknown,
    operation: AuthenticatedOperation,
    request: HttpRequest,
    context: ServiceContext<All, Fixtures, Attached>,
  ): unknown;
  /**
   * Returns the response for an error, in the shape that the service's documents describe.
   *
   * @param operation the operation of the request; `undefined` for a request that belongs to no operation
   */
  errorResponse(error: ServiceError, profile: Profile, operation?: ContractOperation): ServiceResponse;
  /** Header fields of every success, with lowercase names. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Maximum size of a request body, in bytes. */
  readonly maxBodyBytes: number;
  /** Returns shell commands to try the service with a seed, ready to copy and paste. */
  examples(url: string, seed: Seed): readonly string[];
}

export interface SeedingContext<Fixtures> {
  readonly fixtures: Fixtures;
  /** Milliseconds since 1970 of the emulator's clock. */
  readonly now: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a service of any kind; its parts fit each other
export type AnyService = Service<any, any, any, any, any, any, number | undefined, any>;

/** The types of a list of services, by name. */
export type ServicesByName<Services extends readonly { readonly name: string }[]> = {
  readonly [Each in Services[number] as Each["name"]]: Each;
};

/** The result of a control request. Its default status is 204 if it is empty. */
export interface ControlResult {
  readonly status?: number;
  readonly body?: unknown;
  /** The body as JSON text, if it is already serialized. */
  readonly json?: string;
  /** Additional header fields of the response. */
  readonly headers?: ServiceResponse["headers"];
  /** The complete response, if it is not JSON. */
  readonly response?: ServiceResponse;
}

/** A control request of a service. */
export interface ServiceControlCall<Context> {
  readonly context: Context;
  /** Query parameters. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: HttpRequest;
  /** Parses the body. @throws ControlError if the body is missing or not JSON */
  json(): unknown;
}

/** A control route of a service, under `/__emulator/<name>`. */
export interface ServiceControlRoute<Context> {
  readonly method: "GET" | "POST" | "DELETE";
  /** The path below `/__emulator/<name>`: one segment, such as `/events`. */
  readonly path: string;
  readonly summary: string;
  /** Names of the supported query parameters. The default is none. */
  readonly query?: readonly string[];
  /** @throws ControlError */
  handle(call: ServiceControlCall<Context>): ControlResult | Promise<ControlResult>;
}

/** A control route that is bound to the context of its service. */
export interface MountedControlRoute extends Omit<ServiceControlRoute<unknown>, "handle"> {
  /** @throws ControlError */
  handle(call: Omit<ServiceControlCall<unknown>, "context">): ControlResult | Promise<ControlResult>;
}
