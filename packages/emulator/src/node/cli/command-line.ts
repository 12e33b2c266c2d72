import { type FolderResource, type Limits, type Profile, SeedExtensionError } from "@seamline/emulator-kit";
import { MAX_REQUESTS } from "@seamline/emulator-kit/host";
import type { DescribedFlags } from "@seamline/openapi/command-help";
import { nearestName } from "@seamline/openapi/field-names";
import type { ServiceName } from "../../emulated-services.ts";
import { services as known } from "../../generated/services.gen.ts";
import { databaseAddress, isDatabaseUrl } from "../postgres/database-address.ts";
import { ALL_FLAGS, SERVICE_FLAGS, type ServiceFlag } from "./flags.ts";
import { readGivenFlags, type Values } from "./given-flags.ts";
import { UsageError, UsageProblems } from "./usage-error.ts";

type CommandLine =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  /** `added` contains the given flags that another program defines. */
  | { readonly kind: "serve"; readonly request: ServeRequest; readonly added: readonly string[] }
  | { readonly kind: "exec"; readonly request: ServeRequest; readonly command: readonly string[] };

export interface ServeRequest {
  readonly host: string;
  readonly port: number;
  readonly services: readonly ServiceName[];
  /** The initial state. The default is an empty emulator. */
  readonly seed?: SeedSource;
  /** Folders with resources to deploy at startup. */
  readonly folders: readonly RequestedFolder[];
  /** True if the seed file and the folders are reloaded when they change. */
  readonly watch: boolean;
  /** Path of the folder that stores the state. */
  readonly data?: string;
  /** URL of the database that stores the state. */
  readonly store?: string;
  readonly limits: Limits;
  readonly profile: Profile;
  readonly longRunningMs?: number;
  /** Whether to run function code, and whether to install its dependencies. */
  readonly code: "installed" | "as-is" | "off";
  /** True if requests with unknown members or parameters are rejected. */
  readonly strict: boolean;
  /** Origins whose pages have the same access as programs. */
  readonly allowOrigins: readonly string[];
  /** URL of the operation documentation. */
  readonly docsUrl?: string;
  readonly journalLimit?: number;
  readonly log: LogFormat;
  readonly json: boolean;
  /** True if the emulator keeps running after the process that started it has exited. */
  readonly keepRunning: boolean;
}

/** A seed file, or the example seed of this package. */
type SeedSource = { readonly file: string } | "example";

/** A resource that is deployed from a folder. */
export interface RequestedFolder extends ServiceFlag {
  readonly resource: FolderResource;
}

const LOG_FORMATS = ["text", "debug", "json", "off"] as const;

/** Formats of the request log. `debug` is `text` with headers and bodies. */
export type LogFormat = (typeof LOG_FORMATS)[number];

/**
 * Parses the command line.
 *
 * @param addedFlags additional switches of another program, such as `pnpm start`
 * @throws UsageError if a flag is unknown or repeated, if a value is invalid, or if `exec` has no command
 */
export function parseArguments(args: readonly string[], addedFlags: DescribedFlags = {}): CommandLine {
  if (args[0] === "exec") return parseExec(args.slice(1));
  const { values, problems } = readGivenFlags(args, { ...ALL_FLAGS, ...addedFlags });
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  const defaults = { port: 4010, log: values.json ? "off" : "text" } as const;
  const request = serveRequest(values, defaults, problems);
  return { kind: "serve", request, added: Object.keys(addedFlags).filter((name) => name in values) };
}

/** Parses `exec`. Everything after `--` belongs to the command. */
function parseExec(args: readonly string[]): CommandLine {
  const end = args.indexOf("--");
  const flags = end === -1 ? args : args.slice(0, end);
  if (end === -1 && flags.includes("--help")) return { kind: "help" };
  const command = end === -1 ? [] : args.slice(end + 1);
  if (command.length === 0) throw new UsageError(NO_COMMAND);
  const { values, problems } = readGivenFlags(flags);
  if (values.help) return { kind: "help" };
  const all = values.json ? [...problems, JSON_WITH_EXEC] : problems;
  return { kind: "exec", request: serveRequest(values, { port: 0, log: "off" }, all), command };
}

const JSON_WITH_EXEC = "--json cannot be used with exec: the command receives the URLs in its environment";

const NO_COMMAND = "exec requires a command after --, for example: seamline-emulator exec -- npm test";

/**
 * @param defaults defaults that depend on the command
 * @param flagProblems problems that were found while reading the flags, such as unknown names
 */
function serveRequest(
  values: Values,
  defaults: Pick<ServeRequest, "log" | "port">,
  flagProblems: readonly string[],
): ServeRequest {
  const problems = new UsageProblems(flagProblems);
  const services = problems.attempt(() => servicesOf(values.services)) ?? allServices();
  const request: ServeRequest = {
    host: values.host ?? "127.0.0.1",
    port: problems.attempt(() => numberOf(values, "port", 0, highestPort(services))) ?? defaults.port,
    services,
    seed: problems.attempt(() => seedOf(values)),
    folders: problems.attempt(() => foldersOf(values, services)) ?? [],
    watch: values.watch ?? false,
    data: values.data,
    store: problems.attempt(() => storeOf(values)),
    limits: problems.attempt(() => limitsOf(values, problems)) ?? "off",
    profile: problems.attempt(() => oneOf("profile", values.profile, PROFILES)) ?? "documented",
    longRunningMs: problems.attempt(() => numberOf(values, "long-running-ms", 0, Number.MAX_SAFE_INTEGER)),
    code: codeOf(values),
    strict: values.strict ?? false,
    allowOrigins: values["allow-origin"]?.split(",").map((origin) => origin.trim()) ?? [],
    docsUrl: values["docs-url"],
    journalLimit: problems.attempt(() => numberOf(values, "journal-limit", 1, MAX_REQUESTS)),
    log: problems.attempt(() => oneOf("log", values.log, LOG_FORMATS)) ?? defaults.log,
    json: values.json ?? false,
    keepRunning: values["keep-running"] ?? false,
  };
  problems.attempt(() => assertWatchable(values));
  problems.throwIfAny();
  return request;
}

const PROFILES = ["documented", "observed"] as const;

function assertWatchable(values: Values): void {
  const isWatchable =
    values.seed !== undefined || SERVICE_FLAGS.some(({ flag }) => Object.hasOwn(values, flag.name));
  if (values.watch && !isWatchable) throw new UsageError(NOTHING_TO_WATCH);
}

/** Returns the highest value of `--port` at which the ports of all services are valid. */
function highestPort(services: readonly ServiceName[]): number {
  return 65_535 - Math.max(...services.map((name) => known[name].portOffset));
}

function numberOf(
  values: Values,
  name: "port" | "rate-limit" | "long-running-ms" | "journal-limit",
  least: number,
  most: number,
): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new UsageError(`--${name} must be an integer ${range}, but is "${text}"`);
}

function allServices(): ServiceName[] {
  return Object.keys(known) as ServiceName[];
}

function servicesOf(text: string | undefined): ServiceName[] {
  const names: readonly string[] = allServices();
  const selected = text?.split(",").map((name) => name.trim());
  const problems = selected
    ?.filter((name) => !names.includes(name))
    .map((name) => unknownService(name, names));
  if (problems?.length) throw new UsageError(problems.join("\n"));
  return (selected as ServiceName[] | undefined) ?? allServices();
}

function unknownService(name: string, names: readonly string[]): string {
  const near = nearestName(name, names);
  const advice = near === undefined ? `choose from ${names.join(",")}` : `did you mean ${near}?`;
  return `--services contains the unknown service "${name}": ${advice}`;
}

function seedOf({ seed, example }: Values): SeedSource | undefined {
  if (seed === undefined) return example ? "example" : undefined;
  if (example)
    throw new UsageError("--seed and --example cannot be used together: the example is also a seed");
  return { file: seed };
}

const NOTHING_TO_WATCH = `--watch requires ${["--seed", ...SERVICE_FLAGS.map(({ flag }) => `--${flag.name}`)].join(" or ")}: there is nothing to watch`;

function foldersOf(values: Values, services: readonly ServiceName[]): readonly RequestedFolder[] {
  const folders = SERVICE_FLAGS.flatMap((each) => {
    const texts = (values as Readonly<Record<string, unknown>>)[each.flag.name];
    return ((texts ?? []) as readonly string[]).map((text) => ({
      ...each,
      resource: parseFolder(each, text),
    }));
  });
  const names = folders.map(({ flag, resource }) => `--${flag.name} names ${resource.name}`);
  const repeated = names.find((name, at) => names.indexOf(name) < at);
  if (repeated !== undefined) throw new UsageError(`${repeated} twice`);
  const foreign = folders.find(({ service }) => !(services as readonly string[]).includes(service));
  if (foreign === undefined) return folders;
  throw new UsageError(
    `--${foreign.flag.name} requires the service ${foreign.service}, which --services excludes`,
  );
}

function parseFolder({ flag }: ServiceFlag, text: string): FolderResource {
  try {
    return flag.parse(text);
  } catch (error) {
    if (!(error instanceof SeedExtensionError)) throw error;
    throw new UsageError(`--${flag.name} ${error.message}`);
  }
}

/** The message omits the value, which may contain a password. */
function storeOf({ store, data }: Values): string | undefined {
  if (store === undefined) return undefined;
  if (data !== undefined)
    throw new UsageError("--store and --data cannot be used together: both store the state");
  if (isDatabaseUrl(store)) return store;
  throw new UsageError("--store must be the URL of a database, such as postgres://user@host:5432/database");
}

/** Describes the storage in messages. Returns `undefined` if the state is kept in memory. */
export function keptPlace({ data, store }: Pick<ServeRequest, "data" | "store">): string | undefined {
  return store === undefined ? data : databaseAddress(store);
}

function codeOf(values: Values): ServeRequest["code"] {
  if (values["no-code"]) return "off";
  return values["no-install"] ? "as-is" : "installed";
}

function limitsOf(values: Values, problems: UsageProblems): Limits {
  const limits = problems.attempt(() => oneOf("limits", values.limits, ["off", "reference"]));
  const requestsPerSecond = numberOf(values, "rate-limit", 1, Number.MAX_SAFE_INTEGER);
  if (requestsPerSecond === undefined) return limits ?? "off";
  if (limits === "reference")
    throw new UsageError("--rate-limit and --limits reference cannot be used together: remove one flag");
  return { requestsPerSecond };
}

function oneOf<const Word extends string>(
  name: string,
  text: string | undefined,
  words: readonly Word[],
): Word | undefined {
  const word = words.find((each) => each === text);
  if (word !== undefined || text === undefined) return word;
  const alternatives = [words.slice(0, -1).join(", "), words.at(-1)].join(" or ");
  throw new UsageError(`--${name} must be ${alternatives}, but is "${text}"`);
}
