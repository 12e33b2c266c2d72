import { describeFlagProblem, readFlags } from "@seamline/openapi/command-flags";
import { COMMON_FLAGS, LEDGER_FLAGS, OBSERVE_FLAGS, VERIFY_FLAGS } from "./command-description.ts";
import { problemsOfVerify, readVerify, type VerifyRequest } from "./verify-arguments.ts";

interface Options {
  /** Selects the document as shown instead of its reference profile. */
  readonly asShown: boolean;
  readonly json: boolean;
  /** Path of a ledger that replaces the document's ledger. */
  readonly ledger?: string;
}

export type Request =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | (Options & {
      readonly kind: "points";
      /** Name such as `retention/v1`. If missing, all documents are reported. */
      readonly document?: string;
      /** Limits the report to points whose id, area or summary contains this text. */
      readonly word?: string;
    })
  | (Options & { readonly kind: "provenance"; readonly document: string; readonly pointer: string })
  | ObserveRequest
  | VerifyRequest;

export interface ObserveRequest extends Options {
  readonly kind: "observe";
  readonly recordings: readonly string[];
  /** URLs of services, such as `edge=https://api.example.com`. */
  readonly servers: readonly string[];
  /** Proxy that creates the recording: the address to listen on, and the service's URL. */
  readonly proxy?: { readonly address: string; readonly to: string | undefined };
  readonly propose?: string;
  /** True if a proposal can contain repeated values that look like constants. */
  readonly values: boolean;
  readonly failsOnDrift: boolean;
}

/** Thrown for an invalid command line. The message has one line per problem. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";

  constructor(...problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

export interface ParsedArguments {
  /** Undefined if the command is unknown. Missing arguments are empty strings. */
  readonly request?: Request;
  readonly problems: readonly string[];
}

/** Flags of each subcommand, in addition to the common flags. */
const FLAGS_OF: Readonly<Record<string, object>> = {
  points: LEDGER_FLAGS,
  provenance: LEDGER_FLAGS,
  observe: OBSERVE_FLAGS,
  verify: { ...VERIFY_FLAGS, propose: OBSERVE_FLAGS.propose },
};

const FLAGS = { ...COMMON_FLAGS, ...LEDGER_FLAGS, ...OBSERVE_FLAGS, ...VERIFY_FLAGS };

const REPEATABLE: readonly string[] = Object.entries(FLAGS).flatMap(([name, flag]) =>
  "multiple" in flag ? name : [],
);

/** Values of flags by name. Flags without a value are `true`. */
type Values = { readonly [Name in keyof typeof FLAGS]?: ValueOf<(typeof FLAGS)[Name]> };

type ValueOf<Flag> = Flag extends { readonly multiple: true }
  ? readonly string[]
  : Flag extends { readonly type: "string" }
    ? string
    : true;

export function parseArguments(args: readonly string[]): ParsedArguments {
  const { given, positionals, problems } = readFlags(args, FLAGS);
  const texts = (name: string): string[] =>
    given.flatMap((flag) => (flag.name === name ? (flag.value ?? []) : []));
  const isList = (name: string) => REPEATABLE.includes(name);
  const entries = given.map(({ name, value }) => [name, isList(name) ? texts(name) : (value ?? true)]);
  const values = Object.fromEntries(entries) as Values;
  if (values.help) return { request: { kind: "help" }, problems: [] };
  if (values.version) return { request: { kind: "version" }, problems: [] };
  const { request, problems: own } = readCommand(positionals, values);
  const misplaced = request ? misplacedFlags(request.kind, new Set(given.map(({ name }) => name))) : [];
  return {
    ...(request && { request }),
    problems: [...problems.map(describeFlagProblem), ...misplaced, ...own],
  };
}

/** Describes the flags that only other subcommands accept. */
function misplacedFlags(command: string, names: ReadonlySet<string>): string[] {
  const accepted = { ...COMMON_FLAGS, ...FLAGS_OF[command] };
  return [...names]
    .filter((name) => !Object.hasOwn(accepted, name))
    .map((name) => {
      const others = Object.keys(FLAGS_OF).filter((other) => Object.hasOwn(FLAGS_OF[other] ?? {}, name));
      return `${command} has no option --${name}, only ${others.join(" and ")}`;
    });
}

function readCommand([command, ...rest]: readonly string[], values: Values): ParsedArguments {
  const { ledger, json = false, "as-shown": asShown = false } = values;
  const options = { asShown, json, ...(ledger !== undefined && { ledger }) };
  switch (command) {
    case "points":
      return readPoints(rest, options);
    case "provenance":
      return readProvenance(rest, options);
    case "observe":
      return {
        request: { kind: "observe", ...options, ...readObserve(rest, values) },
        problems: problemsOfObserve(rest, values),
      };
    case "verify":
      return { request: readVerify(rest, values), problems: problemsOfVerify(rest, values) };
    default:
      return { problems: [command === undefined ? "missing command" : `unknown command ${command}`] };
  }
}

function readPoints([document, word, ...more]: readonly string[], options: Options): ParsedArguments {
  return {
    request: {
      kind: "points",
      ...options,
      ...(document !== undefined && { document }),
      ...(word !== undefined && { word }),
    },
    problems: [
      ...(options.ledger !== undefined && document === undefined
        ? ["--ledger requires a document, such as retention/v1"]
        : []),
      ...tooMany(more),
    ],
  };
}

function readProvenance([document, pointer, ...more]: readonly string[], options: Options): ParsedArguments {
  return {
    request: { kind: "provenance", ...options, document: document ?? "", pointer: pointer ?? "" },
    problems: [
      ...(document === undefined ? ["provenance needs a document, such as retention/v1"] : []),
      ...(pointer === undefined ? ["provenance needs a JSON pointer, such as /info/version"] : []),
      ...tooMany(more),
    ],
  };
}

function tooMany(more: readonly string[]): string[] {
  return more.map((argument) => `unexpected argument: ${argument}`);
}

function problemsOfObserve(recordings: readonly string[], values: Values): string[] {
  const { proxy, to, "fail-on": failOn } = values;
  return [
    ...(recordings.length === 0 ? ["observe needs a recording: a HAR or NDJSON file"] : []),
    ...(failOn !== undefined && failOn !== "drift" ? [`--fail-on must be drift, but got ${failOn}`] : []),
    ...(to !== undefined && proxy === undefined
      ? ["--to requires --proxy with an address to listen on, such as 127.0.0.1:0"]
      : []),
    ...(proxy !== undefined && recordings.length > 1
      ? ["--proxy records to a single file: pass only one RECORDING"]
      : []),
  ];
}

function readObserve(
  recordings: readonly string[],
  values: Values,
): Omit<ObserveRequest, "kind" | keyof Options> {
  const { proxy, to } = values;
  return {
    recordings,
    servers: values.server ?? [],
    values: values.values ?? false,
    failsOnDrift: values["fail-on"] === "drift",
    ...(proxy !== undefined && { proxy: { address: proxy, to } }),
    ...(values.propose !== undefined && { propose: values.propose }),
  };
}
