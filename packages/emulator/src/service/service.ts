import type { ContractOperation } from "../contract/contract-operation.ts";
import type { LeniencySwitches } from "../contract/leniencies.ts";
import type { Answer } from "../http/answer.ts";
import type { HttpRequest } from "../http/http-request.ts";
import type { Collections } from "../store/collection.ts";
import type { EmulatorClock } from "../time/emulator-clock.ts";
import type { BearerCredentials } from "./bearer-caller.ts";
import type { Call, Handlers } from "./call.ts";
import type { CodeRunner } from "./code-runner.ts";
import type { ErrandWork } from "./errand-work.ts";
import type { RateWindows } from "./rate-windows.ts";
import type { Refusal } from "./refusal.ts";
import type { Seed } from "./seed.ts";
import type { ServiceControlRoute } from "./service-control-route.ts";
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
  readonly leniencies?: LeniencySwitches;
  /** Operations that have nothing to do without a body, though the document requires none. */
  readonly needBodies?: readonly string[];
  readonly handlers: Handlers<Operations, Context, Caller>;
  /** How each extension point of the document is filled, in a sentence; `false` where it is not. */
  readonly fillings: Readonly<Record<string, string | false>>;
}

/** As much of an operation as decides who may have it carried out. */
export type AdmittedOperation = Pick<ContractOperation, "operationId" | "extensions">;

/** Something that is served beside the documents, such as the files of exports. */
export interface FurtherRoute<Context, Caller> extends AdmittedOperation {
  /** What the journal and faults call it: an operationId that no document has. */
  readonly operationId: string;
  /** As an operation of the documents has them. */
  readonly extensions: AdmittedOperation["extensions"];
  /** `*` for every method, HEAD and OPTIONS among them, which are then the handler's own. */
  readonly method: string;
  /** Of the path alone, as it came off the wire. */
  readonly path: RegExp;
  readonly summary: string;
  /** A Response arrives as it is: with several fields of one name, and a body that is still being made. */
  handle(call: FurtherCall<Context, Caller>): Promise<Answer | Response>;
}

export interface FurtherCall<Context, Caller>
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
  worldOf(section: Section | undefined, seed: Seed): World;
}

export interface SeedProblem {
  /** JSON pointer to the place. */
  readonly pointer: string;
  /** What is wrong there, and what would be right. */
  readonly problem: string;
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
  readonly furtherRoutes?: readonly FurtherRoute<ServiceContext<All, World>, Caller>[];
  readonly collections: All;
  readonly seed: SeedSection<World, Section>;
  /** Puts the resources of a seed into the store, which is empty. */
  plant(
    transaction: ServiceTransaction<All>,
    section: Section,
    context: PlantingContext<World>,
  ): Promise<void>;
  /** What the service does later, by kind. It runs in a transaction, so that the rules of the store hold. */
  tasks(context: ServiceContext<All, World>): Readonly<Record<string, TaskWork<All>>>;
  /** What the service does later outside of its store, by kind of task: no kind of {@link tasks}. */
  errands?(context: ServiceContext<All, World>): Readonly<Record<string, ErrandWork>>;
  /** What it can be asked under `/__emulator/<name>/`. */
  readonly controlRoutes?: readonly ServiceControlRoute<ServiceContext<All, World>>[];
  /** Lets go of what it has outside of its store, such as processes, before another state takes the place of this one. */
  letGo?(context: ServiceContext<All, World>): Promise<void>;
  /** Somebody of a seed who may do what most callers do: a client's caller unless another is named. */
  defaultCaller(seed: Seed): string;
  /** What a client is given to call as somebody. */
  credentials(caller: string): Options;
  /** Says who calls. @throws Refusal for who may not, and for who came too often */
  admit(
    request: HttpRequest,
    operation: AdmittedOperation,
    context: ServiceContext<All, World>,
  ): Caller | Promise<Caller>;
  /** The body of a success as it goes out, once it was held to the contract: with more than that, where the seed asks so. */
  finish?(
    body: unknown,
    operation: AdmittedOperation,
    request: HttpRequest,
    context: ServiceContext<All, World>,
  ): unknown;
  /** The body and headers of a refusal, in the shape that the service's documents say. */
  refuse(refusal: Refusal, profile: Profile): Answer;
  /** Header fields of every success, by their names in lower case. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** The longest body of a request, in bytes. */
  readonly maxBodyBytes: number;
  /** Commands that show what it does with a seed, to be pasted into a shell. */
  examples(url: string, seed: Seed): readonly string[];
}

export interface PlantingContext<World> {
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
