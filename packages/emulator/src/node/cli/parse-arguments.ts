import { parseArgs } from "node:util";
import type { ServiceName } from "../../emulator/emulator-seed.ts";
import { services as known } from "../../generated/services.gen.ts";
import type { Limits, Profile } from "../../service/service.ts";
import { nearestName } from "../../text/nearest-name.ts";
import { UsageError } from "./usage-error.ts";

/** What the command line asks for. */
export type CommandLine =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | ({ readonly kind: "serve" } & ServeRequest);

export interface ServeRequest {
  readonly host: string;
  readonly port: number;
  readonly services: readonly ServiceName[];
  /** What it starts with: nothing unless given. */
  readonly seed?: SeedSource;
  /** Path of a folder. */
  readonly data?: string;
  readonly limits: Limits;
  readonly profile: Profile;
  readonly operationMs?: number;
  /** Whether functions are run, and what they depend on is installed. */
  readonly code: "installed" | "as-is" | "off";
  /** Whether what services ignore is refused. */
  readonly strict: boolean;
  readonly json: boolean;
}

/** The path of a file, or the example that comes with the package. */
export type SeedSource = { readonly file: string } | "example";

const OPTIONS = {
  host: { type: "string" },
  port: { type: "string" },
  services: { type: "string" },
  seed: { type: "string" },
  example: { type: "boolean" },
  data: { type: "string" },
  limits: { type: "string" },
  "rate-limit": { type: "string" },
  profile: { type: "string" },
  "operation-ms": { type: "string" },
  "no-code": { type: "boolean" },
  "no-install": { type: "boolean" },
  strict: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

type Values = Readonly<ReturnType<typeof parse>["values"]>;

/** @throws UsageError for unknown or repeated flags, and for values that are none */
export function parseArguments(args: readonly string[]): CommandLine {
  const { values, tokens } = parse(withNegatives(args));
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  assertOnce(tokens);
  const services = servicesOf(values.services);
  return {
    kind: "serve",
    host: values.host ?? "127.0.0.1",
    port: numberOf(values, "port", 0, highestPort(services)) ?? 4010,
    services,
    seed: seedOf(values),
    data: values.data,
    limits: limitsOf(values),
    profile: oneOf("profile", values.profile, ["documented", "observed"]) ?? "documented",
    operationMs: numberOf(values, "operation-ms", 0, Number.MAX_SAFE_INTEGER),
    code: codeOf(values),
    strict: values.strict ?? false,
    json: values.json ?? false,
  };
}

/** Node takes what begins with a dash for a flag: `--rate-limit -1` is to mean what `--rate-limit=-1` means. */
function withNegatives(args: readonly string[]): string[] {
  const taken: string[] = [];
  for (const arg of args) {
    const flag = /^-\d/.test(arg) ? taken.at(-1) : undefined;
    if (flag !== undefined && takesValue(flag)) taken.splice(-1, 1, `${flag}=${arg}`);
    else taken.push(arg);
  }
  return taken;
}

function takesValue(flag: string): boolean {
  const option = Object.entries(OPTIONS).find(([name]) => flag === `--${name}`);
  return option?.[1].type === "string";
}

/** The last service has the highest port of them. */
function highestPort(services: readonly ServiceName[]): number {
  return 65_535 - Math.max(...services.map((name) => known[name].portOffset));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], tokens: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(problemOf(error as NodeJS.ErrnoException, args));
  }
}

/** In one sentence: Node's own explain how to pass files that are called like a flag. */
function problemOf({ code, message }: NodeJS.ErrnoException, args: readonly string[]): string {
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") {
    return `${/'(?<given>[^']*)'/.exec(message)?.groups?.given ?? args[0]} is no flag`;
  }
  const flag = /'(?:-\w, )?(?<flag>--?[^' ]+)/.exec(message)?.groups?.flag ?? "";
  if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") return valueProblem(flag, message);
  const near = nearestName(flag.replace(/^-+/, ""), Object.keys(OPTIONS));
  return `there is no flag ${flag}${near === undefined ? "" : `: did you mean --${near}?`}`;
}

function valueProblem(flag: string, message: string): string {
  return message.includes("does not take an argument") ? `${flag} takes no value` : `${flag} needs a value`;
}

function assertOnce(tokens: ReturnType<typeof parse>["tokens"]): void {
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (seen.has(token.name)) throw new UsageError(`--${token.name} stands twice`);
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
  const asked = text?.split(",").map((name) => name.trim());
  const unknown = asked?.find((name) => !(names as string[]).includes(name));
  if (unknown === undefined) return (asked as ServiceName[] | undefined) ?? names;
  const near = nearestName(unknown, names);
  const advice = near === undefined ? `take some of ${names.join(",")}` : `did you mean ${near}?`;
  throw new UsageError(`--services names ${unknown || "nothing"}, which is no service: ${advice}`);
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
  throw new UsageError(`--${name} must be ${words.join(" or ")}, and is ${text}`);
}
