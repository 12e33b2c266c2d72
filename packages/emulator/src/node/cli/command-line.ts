import { parseArgs } from "node:util";
import { nearestName } from "@seamline/openapi/field-names";
import {
  type FolderResource,
  type Limits,
  type Profile,
  SeedExtensionError,
} from "../../framework/service.ts";
import { services as known } from "../../generated/services.gen.ts";
import { MOST_REQUESTS } from "../../runtime/emulator-options.ts";
import type { ServiceName } from "../../runtime/emulator-seed.ts";
import { databaseAddress, isDatabaseUrl } from "../postgres/database-address.ts";
import { ALL_FLAGS, type FLAGS, SERVICE_FLAGS, type ServiceFlag } from "./flags.ts";
import { UsageError } from "./usage-error.ts";

type CommandLine =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "serve"; readonly request: ServeRequest }
  | { readonly kind: "exec"; readonly request: ServeRequest; readonly command: readonly string[] };

export interface ServeRequest {
  readonly host: string;
  readonly port: number;
  readonly services: readonly ServiceName[];
  /** The initial state. Without it, the emulator starts empty. */
  readonly seed?: SeedSource;
  /** The folders with the source of resources, which are deployed at the start. */
  readonly folders: readonly RequestedFolder[];
  /** Whether the file of the seed and these folders are read again when they change. */
  readonly watch: boolean;
  /** The path of the folder that keeps the state. */
  readonly data?: string;
  /** The URL of the database that keeps the state. */
  readonly store?: string;
  readonly limits: Limits;
  readonly profile: Profile;
  readonly operationMs?: number;
  /** Whether the code of functions runs, and whether its dependencies are installed. */
  readonly code: "installed" | "as-is" | "off";
  /** Whether requests are rejected for what services would ignore. */
  readonly strict: boolean;
  /** Origins whose pages may do what programs may. */
  readonly allowOrigins: readonly string[];
  /** Where the documentation of the operations is. */
  readonly docsUrl?: string;
  readonly journalLimit?: number;
  readonly log: LogFormat;
  readonly json: boolean;
}

/** A file, or the example that comes with the package. */
type SeedSource = { readonly file: string } | "example";

/** A resource whose source is a folder. */
export interface RequestedFolder extends ServiceFlag {
  readonly resource: FolderResource;
}

const LOG_FORMATS = ["text", "debug", "json", "off"] as const;

/** How requests are logged: `debug` is `text` with headers and bodies. */
export type LogFormat = (typeof LOG_FORMATS)[number];

type Values = Readonly<ReturnType<typeof parseFlags>["values"]>;

/** @throws UsageError for unknown or repeated flags, for invalid values, and for `exec` without a command */
export function parseArguments(args: readonly string[]): CommandLine {
  if (args[0] === "exec") return parseExec(args.slice(1));
  const { values, tokens } = parseFlags(args);
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  assertOnce(tokens);
  return { kind: "serve", request: serveRequest(values, { port: 4010, log: values.json ? "off" : "text" }) };
}

/** Everything after `--` is the command, whose flags are its own. */
function parseExec(args: readonly string[]): CommandLine {
  const end = args.indexOf("--");
  const flags = end === -1 ? args : args.slice(0, end);
  if (end === -1 && flags.includes("--help")) return { kind: "help" };
  const command = end === -1 ? [] : args.slice(end + 1);
  if (command.length === 0) throw new UsageError(NO_COMMAND);
  const { values, tokens } = parseFlags(flags);
  if (values.help) return { kind: "help" };
  assertOnce(tokens);
  if (values.json)
    throw new UsageError("--json has no use with exec: the environment of the command has the URLs");
  return { kind: "exec", request: serveRequest(values, { port: 0, log: "off" }), command };
}

const EXEC_FIRST = "exec comes before the flags, as in seamline-emulator exec --example -- npm test";

const NO_COMMAND = "exec needs a command after --, as in seamline-emulator exec -- npm test";

/** @param defaults those that depend on the command */
function serveRequest(values: Values, defaults: Pick<ServeRequest, "log" | "port">): ServeRequest {
  const services = servicesOf(values.services);
  const [seed, folders] = [seedOf(values), foldersOf(values, services)];
  if (values.watch && typeof seed !== "object" && folders.length === 0)
    throw new UsageError(NOTHING_TO_WATCH);
  return {
    host: values.host ?? "127.0.0.1",
    port: numberOf(values, "port", 0, highestPort(services)) ?? defaults.port,
    services,
    seed,
    folders,
    watch: values.watch ?? false,
    data: values.data,
    store: storeOf(values),
    limits: limitsOf(values),
    profile: oneOf("profile", values.profile, ["documented", "observed"]) ?? "documented",
    operationMs: numberOf(values, "operation-ms", 0, Number.MAX_SAFE_INTEGER),
    code: codeOf(values),
    strict: values.strict ?? false,
    allowOrigins: values["allow-origin"]?.split(",").map((origin) => origin.trim()) ?? [],
    docsUrl: values["docs-url"],
    journalLimit: numberOf(values, "journal-limit", 1, MOST_REQUESTS),
    log: oneOf("log", values.log, LOG_FORMATS) ?? defaults.log,
    json: values.json ?? false,
  };
}

/** Writes `--rate-limit -1` as `--rate-limit=-1`, because Node reads anything that begins with a dash as a flag. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const flag = /^-\d/.test(arg) ? joined.at(-1) : undefined;
    if (flag !== undefined && takesValue(flag)) joined.splice(-1, 1, `${flag}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}

function takesValue(flag: string): boolean {
  return flag.startsWith("--") && ALL_FLAGS[flag.slice(2)]?.type === "string";
}

/** Returns the highest port for the first service, above which the ports of the others still fit. */
function highestPort(services: readonly ServiceName[]): number {
  return 65_535 - Math.max(...services.map((name) => known[name].portOffset));
}

function parseFlags(args: readonly string[]) {
  try {
    // The flags of the services are not known to the compiler. They are read by their names.
    return parseArgs({ args: withNegatives(args), tokens: true, options: ALL_FLAGS as typeof FLAGS });
  } catch (error) {
    throw new UsageError(problemOf(error as NodeJS.ErrnoException, args));
  }
}

/** Returns a single sentence. Node's own messages also explain how to pass files that are named like a flag. */
function problemOf({ code, message }: NodeJS.ErrnoException, args: readonly string[]): string {
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") {
    const word = /'(?<arg>[^']*)'/.exec(message)?.groups?.arg ?? args[0];
    return word === "exec" ? EXEC_FIRST : `${word} is not a flag: see --help`;
  }
  const flag = /'(?:-\w, )?(?<flag>--?[^' ]+)/.exec(message)?.groups?.flag ?? "";
  if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION")
    return message.includes("does not take an argument") ? `${flag} takes no value` : `${flag} needs a value`;
  const near = nearestName(flag.replace(/^-+/, ""), Object.keys(ALL_FLAGS));
  return `there is no flag ${flag}${near === undefined ? "" : `: did you mean --${near}?`}`;
}

function assertOnce(tokens: ReturnType<typeof parseFlags>["tokens"]): void {
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (seen.has(token.name) && !ALL_FLAGS[token.name]?.multiple)
      throw new UsageError(`--${token.name} is given twice`);
    if (token.value === "") throw new UsageError(`--${token.name} needs a value`);
    seen.add(token.name);
  }
}

function numberOf(
  values: Values,
  name: "port" | "rate-limit" | "operation-ms" | "journal-limit",
  least: number,
  most: number,
): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  throw new UsageError(`--${name} must be a whole number, ${range}, and is ${text}`);
}

function servicesOf(text: string | undefined): ServiceName[] {
  const names = Object.keys(known) as ServiceName[];
  const selected = text?.split(",").map((name) => name.trim());
  const unknown = selected?.find((name) => !(names as string[]).includes(name));
  if (unknown === undefined) return (selected as ServiceName[] | undefined) ?? names;
  const near = nearestName(unknown, names);
  const advice = near === undefined ? `choose from ${names.join(",")}` : `did you mean ${near}?`;
  throw new UsageError(`--services names ${unknown || "nothing"}, which is not a service: ${advice}`);
}

function seedOf({ seed, example }: Values): SeedSource | undefined {
  if (seed === undefined) return example ? "example" : undefined;
  if (example) throw new UsageError("--seed and --example exclude each other: the example is a seed too");
  return { file: seed };
}

const NOTHING_TO_WATCH = `--watch needs ${["--seed", ...SERVICE_FLAGS.map(({ flag }) => `--${flag.name}`)].join(" or ")}: there is nothing to watch`;

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
  throw new UsageError(`--${foreign.flag.name} needs ${foreign.service}, which --services leaves out`);
}

function parseFolder({ flag }: ServiceFlag, text: string): FolderResource {
  try {
    return flag.parse(text);
  } catch (error) {
    if (!(error instanceof SeedExtensionError)) throw error;
    throw new UsageError(`--${flag.name} ${error.message}`);
  }
}

/** The message does not repeat the value, which may contain a password. */
function storeOf({ store, data }: Values): string | undefined {
  if (store === undefined) return undefined;
  if (data !== undefined) throw new UsageError("--store and --data exclude each other: both keep the state");
  if (isDatabaseUrl(store)) return store;
  throw new UsageError("--store must be the URL of a database, such as postgres://user@host:5432/database");
}

/** What a message calls the place that keeps the state; `undefined` where that ends with the process. */
export function keptPlace({ data, store }: Pick<ServeRequest, "data" | "store">): string | undefined {
  return store === undefined ? data : databaseAddress(store);
}

function codeOf(values: Values): ServeRequest["code"] {
  if (values["no-code"]) return "off";
  return values["no-install"] ? "as-is" : "installed";
}

function limitsOf(values: Values): Limits {
  const limits = oneOf("limits", values.limits, ["off", "reference"]);
  const requestsPerSecond = numberOf(values, "rate-limit", 1, Number.MAX_SAFE_INTEGER);
  if (requestsPerSecond === undefined) return limits ?? "off";
  if (limits === "reference") throw new UsageError("--rate-limit and --limits reference exclude each other");
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
  throw new UsageError(`--${name} must be ${alternatives}, and is ${text}`);
}
