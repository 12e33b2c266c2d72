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

/** `documented`: responses match the source documents. `observed`: responses match the real service. */
export type Profile = "documented" | "observed";

/** Rate limits: no limits, the reference profile's limits, or a number of requests per second and caller. */
export type Limits = "off" | "reference" | { readonly requestsPerSecond: number };

/** Context that handlers and tasks receive. */
export interface ServiceContext<All extends Collections, Fixtures, Attached = undefined> {
  readonly clock: EmulatorClock;
  readonly state: ServiceState<All>;
  /** The part of the seed that operations do not change, such as accounts and messages. */
  readonly fixtures: Fixtures;
  /** The accounts and tokens from the seed. */
  readonly directory: Directory;
  readonly limits: Limits;
  readonly windows: RateWindows;
  readonly profile: Profile;
  /** How long a long-running operation takes, in milliseconds, as measured by the clock. */
  readonly longRunningMs: number;
  /** Resources that the service's `attach` returned. */
  readonly attached: Attached;
}

/** A route that is not part of any document, such as export files. */
export interface ExtraRoute<Context, Caller> extends AuthenticatedOperation {
  /** Id for the journal and for faults. It must differ from all operation ids. */
  readonly operationId: string;
  /** OpenAPI extensions, as in the operations of documents. */
  readonly extensions: AuthenticatedOperation["extensions"];
  /** The method, or `*` for all methods. With `*`, the handler must also implement HEAD and OPTIONS. */
  readonly method: string;
  /** Matches the encoded path without the query. */
  readonly path: RegExp;
  readonly summary: string;
  /** Web pages that can send requests. By default, only pages on this machine. */
  readonly origins?: AllowedOrigins;
  handle(call: ExtraCall<Context, Caller>): Promise<ServiceResponse>;
}

export interface ExtraCall<Context, Caller>
  extends Pick<Call<never, Context, Caller>, "caller" | "context" | "request"> {
  /** The named groups of the path pattern, not decoded. */
  readonly groups: Readonly<Record<string, string>>;
}

/** A service's section in a seed. */
export interface SeedSection<Fixtures, Section> {
  /** JSON Schema (2020-12) for the section. `#/$defs/<service>/<Schema>` refers to the schemas of {@link document}. */
  readonly schema: object;
  /** Id of the document whose schemas the section can refer to. The default is the service's first document. */
  readonly document?: string;
  /**
   * Checks rules that the schema cannot express. Yields the problems in batches, because a section may be long.
   * Pointers are relative to the section.
   */
  check?(section: Section, seed: Seed): Iterable<readonly SeedProblem[]>;
  /** Counts the resources in a section by kind. */
  counts(section: Section): readonly SeedCount[];
  /** Returns the part of the section that operations do not change. */
  readFixtures(section: Section | undefined, seed: Seed): Fixtures;
}

/**
 * Defines how a service loads resources in addition to the seed, such as functions from a folder. These resources are
 * part of every state that is created from a seed.
 */
export interface SeedExtension<Section, Context> {
  /**
   * Adds an extension's resources to a section. They replace resources with the same name.
   *
   * @throws SeedExtensionError if the extension contains anything other than supported resources
   */
  merge(section: Section, extension: Section): Section;
  /**
   * Applies an extension to the current state. Nothing else changes.
   *
   * @throws SeedExtensionError if a resource cannot be applied; in that case, the state is unchanged
   */
  apply(extension: Section, context: Context, signal: AbortSignal): Promise<void>;
  /** A command-line flag that creates an extension from one or more folders. */
  readonly flag?: FolderFlag<Section>;
}

/** A command-line flag whose value is a folder with a resource's source. */
export interface FolderFlag<Section> {
  /** Flag name without dashes: `function`. */
  readonly name: string;
  /** Placeholder for the value in `--help` output: `NAME=DIR`. */
  readonly value: string;
  /** Description in the output of `--help`. */
  readonly help: string;
  /** @throws SeedExtensionError if the value is invalid */
  parse(text: string): FolderResource;
  /**
   * Creates an extension that contains the resource.
   *
   * @param files the contents of the files by path, without generated folders such as `node_modules`
   * @param section section of the seed
   * @throws SeedExtensionError if a required file is missing
   */
  read(resource: FolderResource, files: ReadonlyMap<string, Uint8Array>, section: Section): Section;
  /** Returns the URL for calling the resource, if it has one. */
  addressOf(extension: Section, url: string): string | undefined;
}

/** A resource whose source code is in a folder. */
export interface FolderResource {
  /** Name of the resource, from the flag: `hello`. */
  readonly name: string;
  readonly folder: string;
  /** Other settings in the flag's value. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Thrown if a resource cannot be added to the state. */
export class SeedExtensionError extends Error {
  override readonly name: string = "SeedExtensionError";
}

/** The number of resources of one kind, as shown to users. */
export interface SeedCount {
  readonly count: number;
  /** Singular form, such as `parcel`. */
  readonly one: string;
  /** Plural form, such as `parcels`. */
  readonly many: string;
}

/** The client option that contains the credentials for a service. */
export type Credentials = BearerCredentials | { readonly accessKey: string } | NoCredentials;

/** Client options that contain no credentials. */
export interface NoCredentials {
  readonly auth: false;
}

/** A complete service. `defineService` creates it from a definition and fills in defaults. */
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
  // biome-ignore lint/suspicious/noExplicitAny: each document has different operations
  readonly documents: readonly ServiceDocument<any, ServiceContext<All, Fixtures, Attached>, Caller>[];
  readonly extraRoutes?: readonly ExtraRoute<ServiceContext<All, Fixtures, Attached>, Caller>[];
  readonly collections: All;
  readonly seed: SeedSection<Fixtures, Section>;
  readonly extension?: SeedExtension<Section, ServiceContext<All, Fixtures, Attached>>;
  /** Stores a seed's resources in an empty store. */
  writeSeed(
    transaction: ServiceTransaction<All>,
    section: Section,
    context: SeedingContext<Fixtures>,
  ): Promise<void>;
  /** Task handlers by kind. Each runs in a transaction and must follow the store's rules. */
  tasks(context: ServiceContext<All, Fixtures, Attached>): Readonly<Record<string, TaskWork<All>>>;
  /** Handlers for tasks that have effects outside the store, by kind. A kind must not also be in {@link tasks}. */
  backgroundJobs?(context: ServiceContext<All, Fixtures, Attached>): Readonly<Record<string, BackgroundWork>>;
  /** Control routes under `/__emulator/<name>/`. */
  readonly controlRoutes?: readonly ServiceControlRoute<ServiceContext<All, Fixtures, Attached>>[];
  /** The options that the service adds to `createEmulator`, by name. {@link attach} receives them. */
  readonly options?: Readonly<Record<string, ServiceOption>>;
  /**
   * Creates the resources that the service keeps outside its store. Called once per emulator. Annotate both parameters:
   * they determine the type of `context.attached` and the option types of `createEmulator`.
   *
   * @param options the validated options of `createEmulator`
   */
  attach?(parts: AttachmentParts, options: OwnOptions): Attached;
  /** Disposes of all resources outside the store, such as processes, before the state is replaced. */
  dispose?(context: ServiceContext<All, Fixtures, Attached>): Promise<void>;
  /** Returns the default caller for clients: an account or key in the seed that has the usual permissions. */
  defaultCaller(seed: Seed): string;
  /** Returns the client options that authenticate a client as the given caller. */
  credentials(caller: string): Options;
  /** Authenticates the caller. @throws ServiceError if the caller has no access or exceeds a rate limit */
  authenticate(
    request: HttpRequest,
    operation: AuthenticatedOperation,
    context: ServiceContext<All, Fixtures, Attached>,
  ): Caller | Promise<Caller>;
  /** Determines how the emulator's page shows the service. */
  readonly view?: ServiceView<All, ServiceContext<All, Fixtures, Attached>, Caller>;
  /** Returns a display name for the caller, if it has one. The name must not reveal secrets. */
  callerName?(caller: Caller): string | undefined;
  /** Adds members that are not in the contract to the validated body of a success response, if the seed requests it. */
  extendBody?(
    body: unknown,
    operation: AuthenticatedOperation,
    request: HttpRequest,
    context: ServiceContext<All, Fixtures, Attached>,
  ): unknown;
  /**
   * Returns the response for an error, in the format described in the service's documents.
   *
   * @param operation the requested operation, or `undefined` if the request does not match an operation
   */
  errorResponse(error: ServiceError, profile: Profile, operation?: ContractOperation): ServiceResponse;
  /** Headers to send with every success response, with lowercase names. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** Maximum size of a request body, in bytes. */
  readonly maxBodyBytes: number;
  /** Returns shell commands for trying the service with a seed. They can be copied and pasted. */
  examples(url: string, seed: Seed): readonly string[];
}

export interface SeedingContext<Fixtures> {
  readonly fixtures: Fixtures;
  /** Current time in milliseconds since 1970, according to the emulator's clock. */
  readonly now: number;
}

// biome-ignore lint/suspicious/noExplicitAny: accepts any service whose members match each other
export type AnyService = Service<any, any, any, any, any, any, number | undefined, any>;

/** The types of a list of services, by service name. */
export type ServicesByName<Services extends readonly { readonly name: string }[]> = {
  readonly [Each in Services[number] as Each["name"]]: Each;
};

/** The result of a control request. If it is empty, its default status is 204. */
export interface ControlResult {
  readonly status?: number;
  readonly body?: unknown;
  /** The serialized body, if it is already JSON text. */
  readonly json?: string;
  /** Additional response headers. */
  readonly headers?: ServiceResponse["headers"];
  /** The complete response, if its body is not JSON. */
  readonly response?: ServiceResponse;
}

/** A control request to a service. */
export interface ServiceControlCall<Context> {
  readonly context: Context;
  /** Query parameters. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: HttpRequest;
  /** Parses the body. @throws ControlError if the body is missing or is not JSON */
  json(): unknown;
}

/** A control route of a service, under `/__emulator/<name>`. */
export interface ServiceControlRoute<Context> {
  readonly method: "GET" | "POST" | "DELETE";
  /** The path under `/__emulator/<name>`. It has a single segment, such as `/events`. */
  readonly path: string;
  readonly summary: string;
  /** Names of the supported query parameters. The default is none. */
  readonly query?: readonly string[];
  /** @throws ControlError */
  handle(call: ServiceControlCall<Context>): ControlResult | Promise<ControlResult>;
}

/** A control route with its service's context already applied. */
export interface MountedControlRoute extends Omit<ServiceControlRoute<unknown>, "handle"> {
  /** @throws ControlError */
  handle(call: Omit<ServiceControlCall<unknown>, "context">): ControlResult | Promise<ControlResult>;
}
