import type { QuirkSwitches } from "@seamline/openapi/quirks";
import type { EmulatorClock } from "../clock/emulator-clock.ts";
import type { HttpRequest } from "../pipeline/http-request.ts";
import type { AllowedOrigins } from "../pipeline/origin-guard.ts";
import type { ServiceResponse } from "../pipeline/service-response.ts";
import type { Collections } from "../store/collection.ts";
import type { BackgroundWork } from "./background-jobs.ts";
import type { BearerCredentials } from "./bearer-authentication.ts";
import type { CodeRunner } from "./code-runner.ts";
import type { AuthenticatedOperation, Call, Handlers } from "./handlers.ts";
import type { RateWindows } from "./rate-windows.ts";
import type { Seed, SeedProblem } from "./seed.ts";
import type { ServiceError } from "./service-error.ts";
import type { ServiceState, ServiceTransaction, TaskWork } from "./service-state.ts";

/** `documented`: answers are what the source says. `observed`: as services of the kind were seen to answer. */
export type Profile = "documented" | "observed";

/** Limits in force: none, those of the reference profile, or so many requests per second and caller. */
export type Limits = "off" | "reference" | { readonly requestsPerSecond: number };

/** What a service is given to work with. */
export interface ServiceContext<All extends Collections, World> {
  readonly clock: EmulatorClock;
  readonly state: ServiceState<All>;
  /** What the seed says that no operation changes, such as accounts and messages. */
  readonly world: World;
  readonly limits: Limits;
  readonly windows: RateWindows;
  readonly profile: Profile;
  /** How long a long-running operation takes, in milliseconds of the clock. */
  readonly operationMs: number;
  /** Runs code of users; `undefined` where the emulator was given none. */
  readonly runner: CodeRunner | undefined;
}

/** A document that a service speaks, and what it does for each operation. */
export interface ServiceDocument<Operations, Context, Caller> {
  /** `retention@v1`: the same as in the packages of specs. */
  readonly id: string;
  /** The reference bundle. */
  readonly document: object;
  readonly quirks?: QuirkSwitches;
  /** Operations that have nothing to do without a body, though the document requires none. */
  readonly bodyRequiredBy?: readonly string[];
  readonly handlers: Handlers<Operations, Context, Caller>;
  /** How each extension point of the document is filled, in a sentence; `false` where it is not. */
  readonly coverageNotes: Readonly<Record<string, string | false>>;
}

/** Something that is served beside the documents, such as the files of exports. */
export interface ExtraRoute<Context, Caller> extends AuthenticatedOperation {
  /** What the journal and faults call it: an operationId that no document has. */
  readonly operationId: string;
  /** As an operation of the documents has them. */
  readonly extensions: AuthenticatedOperation["extensions"];
  /** `*` for every method, HEAD and OPTIONS among them, which are then the handler's own. */
  readonly method: string;
  /** Of the path alone, as it came off the wire. */
  readonly path: RegExp;
  readonly summary: string;
  /** Which pages of the web may send a request: those of this machine unless said otherwise. */
  readonly origins?: AllowedOrigins;
  handle(call: ExtraCall<Context, Caller>): Promise<ServiceResponse>;
}

export interface ExtraCall<Context, Caller>
  extends Pick<Call<never, Context, Caller>, "caller" | "context" | "request"> {
  /** What the groups of the path's expression matched, as it came off the wire. */
  readonly groups: Readonly<Record<string, string>>;
}

/** The part of a seed that is a service's own. */
export interface SeedSection<World, Section> {
  /** JSON Schema (2020-12) of the section. `#/$defs/<service>/<Schema>` leads to the schemas of {@link document}. */
  readonly schema: object;
  /** Id of the document whose schemas the section refers to; the service's first unless given. */
  readonly document?: string;
  /** What the schema cannot say. Pointers lead into the section. */
  check?(section: Section, seed: Seed): readonly SeedProblem[];
  /** What of the seed no operation changes. */
  readWorld(section: Section | undefined, seed: Seed): World;
}

/** By which option a client of the service takes credentials. */
export type Credentials = BearerCredentials | { readonly accessKey: string };

/** One service, as the emulator runs it. */
export interface Service<
  All extends Collections,
  World,
  Caller,
  Section,
  Options extends Credentials = BearerCredentials,
> {
  readonly name: string;
  /** Added to the emulator's port. */
  readonly portOffset: number;
  // biome-ignore lint/suspicious/noExplicitAny: each document has operations of its own
  readonly documents: readonly ServiceDocument<any, ServiceContext<All, World>, Caller>[];
  readonly extraRoutes?: readonly ExtraRoute<ServiceContext<All, World>, Caller>[];
  readonly collections: All;
  readonly seed: SeedSection<World, Section>;
  /** Puts the resources of a seed into the store, which is empty. */
  writeSeed(
    transaction: ServiceTransaction<All>,
    section: Section,
    context: SeedingContext<World>,
  ): Promise<void>;
  /** What the service does later, by kind. It runs in a transaction, so that the rules of the store hold. */
  tasks(context: ServiceContext<All, World>): Readonly<Record<string, TaskWork<All>>>;
  /** What the service does later outside of its store, by kind of task: no kind of {@link tasks}. */
  backgroundJobs?(context: ServiceContext<All, World>): Readonly<Record<string, BackgroundWork>>;
  /** What it can be asked under `/__emulator/<name>/`. */
  readonly controlRoutes?: readonly ServiceControlRoute<ServiceContext<All, World>>[];
  /** Lets go of what it has outside of its store, such as processes, before another state takes the place of this one. */
  dispose?(context: ServiceContext<All, World>): Promise<void>;
  /** Somebody of a seed who may do what most callers do: a client's caller unless another is named. */
  defaultCaller(seed: Seed): string;
  /** What a client is given to call as somebody. */
  credentials(caller: string): Options;
  /** Says who calls. @throws Refusal for who may not, and for who came too often */
  authenticate(
    request: HttpRequest,
    operation: AuthenticatedOperation,
    context: ServiceContext<All, World>,
  ): Caller | Promise<Caller>;
  /** The body of a success as it goes out, once it was held to the contract: with more than that, where the seed asks so. */
  extendBody?(
    body: unknown,
    operation: AuthenticatedOperation,
    request: HttpRequest,
    context: ServiceContext<All, World>,
  ): unknown;
  /** The body and headers of a refusal, in the shape that the service's documents say. */
  errorResponse(refusal: ServiceError, profile: Profile): ServiceResponse;
  /** Header fields of every success, by their names in lower case. */
  readonly responseHeaders: Readonly<Record<string, string>>;
  /** The longest body of a request, in bytes. */
  readonly maxBodyBytes: number;
  /** Commands that show what it does with a seed, to be pasted into a shell. */
  examples(url: string, seed: Seed): readonly string[];
}

export interface SeedingContext<World> {
  readonly world: World;
  /** Milliseconds since 1970 of the emulator's clock. */
  readonly now: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a service of any kind; its parts fit each other
export type AnyService = Service<any, any, any, any, any>;

/** Declares a service. */
export function defineService<
  const All extends Collections,
  World,
  Caller,
  Section,
  Options extends Credentials,
>(service: Service<All, World, Caller, Section, Options>): Service<All, World, Caller, Section, Options> {
  return service;
}

/** What a control request is answered with; 204 where there is nothing to say. */
export interface ControlResult {
  readonly status?: number;
  readonly body?: unknown;
  /** The body as JSON, where that is written already. */
  readonly json?: string;
}

/** A control request of a service. */
export interface ServiceControlCall<Context> {
  readonly context: Context;
  /** Parameters of the query that were given. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: HttpRequest;
  /** @throws ControlError where there is no body, or one that is no JSON */
  json(): unknown;
}

/** Something that a service can be asked under `/__emulator/<name>`, beside what every emulator can be. */
export interface ServiceControlRoute<Context> {
  readonly method: "GET" | "POST" | "DELETE";
  /** What follows `/__emulator/<name>`: one segment, such as `/events`. */
  readonly path: string;
  readonly summary: string;
  /** Names of parameters that the query may have: none unless given. */
  readonly query?: readonly string[];
  /** @throws ControlError */
  handle(call: ServiceControlCall<Context>): ControlResult | Promise<ControlResult>;
}
