import { parseArgs } from "node:util";
import { nearestName } from "@seamline/openapi/field-names";
import type { Limits, Profile } from "../../framework/service.ts";
import { services as known } from "../../generated/services.gen.ts";
import type { ServiceName } from "../../runtime/emulator-seed.ts";
import { FLAGS } from "./flags.ts";
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
  /** The path of the folder that keeps the state. */
  readonly data?: string;
  readonly limits: Limits;
  readonly profile: Profile;
  readonly operationMs?: number;
  /** Whether the code of functions runs, and whether its dependencies are installed. */
  readonly code: "installed" | "as-is" | "off";
  /** Whether requests are rejected for what services would ignore. */
  readonly strict: boolean;
  readonly log: LogFormat;
  readonly json: boolean;
}

/** A file, or the example that comes with the package. */
type SeedSource = { readonly file: string } | "example";

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

const NO_COMMAND = "exec needs a command after --, as in seamline-emulator exec -- npm test";

/** @param defaults those that depend on the command */
function serveRequest(values: Values, defaults: Pick<ServeRequest, "log" | "port">): ServeRequest {
  const services = servicesOf(values.services);
  return {
    host: values.host ?? "127.0.0.1",
    port: numberOf(values, "port", 0, highestPort(services)) ?? defaults.port,
    services,
    seed: seedOf(values),
    data: values.data,
    limits: limitsOf(values),
    profile: oneOf("profile", values.profile, ["documented", "observed"]) ?? "documented",
    operationMs: numberOf(values, "operation-ms", 0, Number.MAX_SAFE_INTEGER),
    code: codeOf(values),
    strict: values.strict ?? false,
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
  const option = Object.entries(FLAGS).find(([name]) => flag === `--${name}`);
  return option?.[1].type === "string";
}

/** Returns the highest port for the first service, above which the ports of the others still fit. */
function highestPort(services: readonly ServiceName[]): number {
  return 65_535 - Math.max(...services.map((name) => known[name].portOffset));
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: withNegatives(args), tokens: true, options: FLAGS });
  } catch (error) {
    throw new UsageError(problemOf(error as NodeJS.ErrnoException, args));
  }
}

/** Returns a single sentence. Node's own messages also explain how to pass files that are named like a flag. */
function problemOf({ code, message }: NodeJS.ErrnoException, args: readonly string[]): string {
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") {
    return `${/'(?<arg>[^']*)'/.exec(message)?.groups?.arg ?? args[0]} is not a flag`;
  }
  const flag = /'(?:-\w, )?(?<flag>--?[^' ]+)/.exec(message)?.groups?.flag ?? "";
  if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION")
    return message.includes("does not take an argument") ? `${flag} takes no value` : `${flag} needs a value`;
  const near = nearestName(flag.replace(/^-+/, ""), Object.keys(FLAGS));
  return `there is no flag ${flag}${near === undefined ? "" : `: did you mean --${near}?`}`;
}

function assertOnce(tokens: ReturnType<typeof parseFlags>["tokens"]): void {
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (seen.has(token.name)) throw new UsageError(`--${token.name} is given twice`);
    if (token.value === "") throw new UsageError(`--${token.name} needs a value`);
    seen.add(token.name);
  }
}

function numberOf(
  values: Values,
  name: "port" | "rate-limit" | "operation-ms",
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
