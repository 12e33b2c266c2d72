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

/**
 * `documented`: responses are what the source says. `observed`: they are as services of the kind were seen to respond.
 */
export type Profile = "documented" | "observed";

/** The rate limits: none, those of the reference profile, or a number of requests per second and caller. */
export type Limits = "off" | "reference" | { readonly requestsPerSecond: number };

/** What the code of a service works with. */
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
  /** How long a long-running operation takes, in milliseconds of the clock. */
  readonly operationMs: number;
  /** What the service has outside of its store: the result of its `attach`. */
  readonly attached: Attached;
}

/** Something that is served beside the documents, such as the files of exports. */
export interface ExtraRoute<Context, Caller> extends AuthenticatedOperation {
  /** The id for the journal and for faults: one that no document has. */
  readonly operationId: string;
  /** The same as those of the documents' operations. */
  readonly extensions: AuthenticatedOperation["extensions"];
  /** `*` for every method, including HEAD and OPTIONS, which the handler then responds to itself. */
  readonly method: string;
  /** Matches the path without its query, as it came off the wire. */
  readonly path: RegExp;
  readonly summary: string;
  /** Which pages of the web may send a request: those of this machine unless given. */
  readonly origins?: AllowedOrigins;
  handle(call: ExtraCall<Context, Caller>): Promise<ServiceResponse>;
}

export interface ExtraCall<Context, Caller>
  extends Pick<Call<never, Context, Caller>, "caller" | "context" | "request"> {
  /** The named groups of the path's expression, as they came off the wire. */
  readonly groups: Readonly<Record<string, string>>;
}

/** The part of a seed that is a service's own. */
export interface SeedSection<Fixtures, Section> {
  /** JSON Schema (2020-12) of the section. `#/$defs/<service>/<Schema>` refers to the schemas of {@link document}. */
  readonly schema: object;
  /** Id of the document whose schemas the section refers to; the service's first unless given. */
  readonly document?: string;
  /**
   * Validates what the schema cannot express. Yields the problems of one part of the section after another, since a
   * section may be long. Pointers lead into the section.
   */
  check?(section: Section, seed: Seed): Iterable<readonly SeedProblem[]>;
  /** Counts what a section has of each kind, for people who wonder what is there. */
  counts(section: Section): readonly SeedCount[];
  /** Reads the part of the seed that no operation changes. */
  readFixtures(section: Section | undefined, seed: Seed): Fixtures;
}

/**
 * How a service takes resources beside those of the seed, such as functions from a folder that somebody edits. They are
 * in every state that is made from a seed.
 */
export interface SeedExtension<Section, Context> {
  /**
   * Adds the resources of an extension to a section, in the place of those of the same name.
   *
   * @throws SeedExtensionError for anything else in the extension
   */
  merge(section: Section, extension: Section): Section;
  /**
   * Brings the current state up to an extension, and changes nothing else.
   *
   * @throws SeedExtensionError where a resource cannot be brought into the state, which is then as it was
   */
  apply(extension: Section, context: Context, signal: AbortSignal): Promise<void>;
  /** How a flag of the command makes such resources from folders. */
  readonly flag?: FolderFlag<Section>;
}

/** A flag of the command that takes a folder with the source of a resource. */
export interface FolderFlag<Section> {
  /** Without its dashes: `function`. */
  readonly name: string;
  /** What it takes, in the text of `--help`: `NAME=DIR`. */
  readonly value: string;
  /** What it does, in the text of `--help`. */
  readonly help: string;
  /** @throws SeedExtensionError for a text that the flag does not take */
  parse(text: string): FolderResource;
  /**
   * Makes an extension of the resource.
   *
   * @param files the contents by path, without folders that are made from others, such as `node_modules`
   * @param section the one of the seed
   * @throws SeedExtensionError where the folder has not what the resource needs
   */
  read(resource: FolderResource, files: ReadonlyMap<string, Uint8Array>, section: Section): Section;
  /** Where the resource of an extension is called, for people; `undefined` where it has no address. */
  addressOf(extension: Section, url: string): string | undefined;
}

/** A resource whose source is a folder. */
export interface FolderResource {
  /** As the flag names it: `hello`. */
  readonly name: string;
  readonly folder: string;
  /** What else the flag says of it. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A resource cannot be brought into a state. The message says which, and what is wrong with it. */
export class SeedExtensionError extends Error {
  override readonly name: string = "SeedExtensionError";
}

/** How many resources of a kind there are. */
export interface SeedCount {
  readonly count: number;
  /** The kind where there is one: `parcel`. */
  readonly one: string;
  /** The kind otherwise: `parcels`. */
  readonly many: string;
}

/** The client option that takes the credentials for a service. */
export type Credentials = BearerCredentials | { readonly accessKey: string } | NoCredentials;

/** The options of a client that calls without credentials. */
export interface NoCredentials {
  readonly auth: false;
}

/** A complete service. `defineService` makes one of a definition and fills in the defaults. */
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
  // biome-ignore lint/suspicious/noExplicitAny: each document has operations of its own
  readonly documents: readonly ServiceDocument<any, ServiceContext<All, Fixtures, Attached>, Caller>[];
  readonly extraRoutes?: readonly ExtraRoute<ServiceContext<All, Fixtures, Attached>, Caller>[];
  readonly collections: All;
  readonly seed: SeedSection<Fixtures, Section>;
  readonly extension?: SeedExtension<Section, ServiceContext<All, Fixtures, Attached>>;
  /** Puts the resources of a seed into the store, which is empty. */
  writeSeed(
    transaction: ServiceTransaction<All>,
    section: Section,
    context: SeedingContext<Fixtures>,
  ): Promise<void>;
  /** The work of tasks that fall due, by kind. It runs in a transaction, so that the rules of the store apply. */
  tasks(context: ServiceContext<All, Fixtures, Attached>): Readonly<Record<string, TaskWork<All>>>;
  /** The work of tasks that reaches outside of the store, by kind: no kind of {@link tasks}. */
  backgroundJobs?(context: ServiceContext<All, Fixtures, Attached>): Readonly<Record<string, BackgroundWork>>;
  /** Its control routes, under `/__emulator/<name>/`. */
  readonly controlRoutes?: readonly ServiceControlRoute<ServiceContext<All, Fixtures, Attached>>[];
  /** The options of `createEmulator` that the service adds, by name. {@link attach} receives them. */
  readonly options?: Readonly<Record<string, ServiceOption>>;
  /**
   * Makes what the service has outside of its store. Called once per emulator. Annotate both parameters: handlers then
   * know the type of `context.attached`, and `createEmulator` the types of the options.
   *
   * @param options those of `createEmulator`, after the checks
   */
  attach?(parts: AttachmentParts, options: OwnOptions): Attached;
  /** Disposes of what it has outside of its store, such as processes, before another state replaces this one. */
  dispose?(context: ServiceContext<All, Fixtures, Attached>): Promise<void>;
  /** An account or key of a seed that may do what most callers do: the default caller of a client. */
  defaultCaller(seed: Seed): string;
  /** The client options that authenticate as a caller. */
  credentials(caller: string): Options;
  /** Finds out who calls. @throws ServiceError for callers that may not call, or that have called too often */
  authenticate(
    request: HttpRequest,
    operation: AuthenticatedOperation,
    context: ServiceContext<All, Fixtures, Attached>,
  ): Caller | Promise<Caller>;
  /** How people look at the service. Without it, nobody can look without calling. */
  readonly view?: ServiceView<All, ServiceContext<All, Fixtures, Attached>, Caller>;
  /** Names a caller to people, and reveals no secret; `undefined` where it has no name. */
  callerName?(caller: Caller): string | undefined;
  /**
   * Extends the body of a success, which was validated before, with members beyond the contract, where the seed says
   * so.
   */
  extendBody?(
    body: unknown,
    operation: AuthenticatedOperation,
    request: HttpRequest,
    context: ServiceContext<All, Fixtures, Attached>,
  ): unknown;
  /**
   * The response for an error, in the shape that the service's documents describe.
   *
   * @param operation the operation of the request; `undefined` for a request that belongs to no operation
   */
  errorResponse(error: ServiceError, profile: Profile, operation?: ContractOperation): ServiceResponse;
  /** Header fields of every success, by their names in lower case. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** The longest body of a request, in bytes. */
  readonly maxBodyBytes: number;
  /** Shell commands that show the service with a seed, to be copied and pasted. */
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

/** The result of a control request; 204 where it is empty. */
export interface ControlResult {
  readonly status?: number;
  readonly body?: unknown;
  /** The body as JSON text, where that exists already. */
  readonly json?: string;
  /** Further header fields of the response. */
  readonly headers?: ServiceResponse["headers"];
  /** The response as it is, where it is no JSON. */
  readonly response?: ServiceResponse;
}

/** A control request of a service. */
export interface ServiceControlCall<Context> {
  readonly context: Context;
  /** The parameters of the query. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: HttpRequest;
  /** Parses the body. @throws ControlError if the body is missing or not JSON */
  json(): unknown;
}

/** A control route of a service, under `/__emulator/<name>`. */
export interface ServiceControlRoute<Context> {
  readonly method: "GET" | "POST" | "DELETE";
  /** What follows `/__emulator/<name>`: one segment, such as `/events`. */
  readonly path: string;
  readonly summary: string;
  /** The parameters that the query may have: none unless given. */
  readonly query?: readonly string[];
  /** @throws ControlError */
  handle(call: ServiceControlCall<Context>): ControlResult | Promise<ControlResult>;
}

/** A control route with the context of its service, which the caller need not know. */
export interface MountedControlRoute extends Omit<ServiceControlRoute<unknown>, "handle"> {
  /** @throws ControlError */
  handle(call: Omit<ServiceControlCall<unknown>, "context">): ControlResult | Promise<ControlResult>;
}
