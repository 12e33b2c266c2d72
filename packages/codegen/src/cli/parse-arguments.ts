import { resolve } from "node:path";
import { type FlagProblem, type GivenFlag, readFlags } from "@seamline/openapi/command-flags";
import { chosenClientName, faultOfChosenName, faultOfModuleName } from "../model/type-name.ts";
import { GENERATE_FLAGS } from "./command-description.ts";
import { type FillRequest, parseFill } from "./fill-command.ts";
import { type CheckRequest, parseOverlayCommand } from "./overlay-command.ts";
import { describeFlags, type ParsedCommand } from "./usage-error.ts";

/** A parsed command line. */
export type Request =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | FillRequest
  | CheckRequest
  | { readonly kind: "generate"; readonly documents: readonly DocumentRequest[] };

/** A document, and the folder for its generated files. */
export interface DocumentRequest {
  /** `spec` and `out` are only undefined if the command line is invalid. */
  readonly spec?: string | undefined;
  readonly overlays: readonly string[];
  readonly out?: string | undefined;
  readonly clientName?: string | undefined;
  readonly moduleName?: string | undefined;
  readonly validators?: boolean;
  readonly document?: boolean;
  readonly names?: "full";
}

/** Parses the command line, and collects all problems. */
export function parseArguments(args: readonly string[]): ParsedCommand<Request> {
  const [command, ...rest] = args;
  if (rest.some((option) => option === "--help" || option === "-h")) return asked("help");
  if (command === "fill") return parseFill(rest);
  if (command === "overlay") return parseOverlayCommand(rest);
  const { given, problems } = readFlags(args, GENERATE_FLAGS, 0);
  if (given.some(({ name }) => name === "help")) return asked("help");
  if (given.some(({ name }) => name === "version")) return asked("version");
  return parseDocuments(given, problems);
}

function asked(kind: "help" | "version"): ParsedCommand<Request> {
  return { request: { kind }, problems: [] };
}

function parseDocuments(
  given: readonly GivenFlag[],
  flagProblems: readonly FlagProblem[],
): ParsedCommand<Request> {
  const { groups, repeated } = groupOptions(given);
  const documents = groups.map(readDocument);
  // Do not report options as missing if they are misspelled or lack a value.
  const mentioned = flagProblems.flatMap(({ argument, nearest = "" }) => [argument, nearest]);
  const problems = [
    ...flagProblems.map(describeProblem),
    ...given.flatMap((flag) => faultOfName(flag) ?? []),
    ...repeated,
    ...groups.flatMap((options) => missingOptions(options, mentioned)),
    ...sharedFolders(documents),
  ];
  return { request: { kind: "generate", documents }, problems };
}

/** Describes a problem with an option. An empty name gets the same suggestion as an invalid name. */
function describeProblem(problem: FlagProblem): string {
  const name = problem.argument.slice(2);
  const fault = problem.kind === "empty" ? faultOfName({ name, value: "" }) : undefined;
  return fault ?? describeFlags([problem]).join();
}

function faultOfName({ name, value = "" }: GivenFlag): string | undefined {
  const isClient = name === "client-name";
  if (!isClient && name !== "module") return undefined;
  const fault = isClient
    ? faultOfChosenName({ ...chosenClientName(value), kind: "--client-name" })
    : faultOfModuleName(value);
  return fault && `${fault.problem}: ${fault.remedy}`;
}

/** All values of one document's options. */
type Options = ReadonlyMap<string, readonly string[]>;

/** Groups options by document: a `--spec` or `--out` after a complete pair starts the next document. */
function groupOptions(given: readonly GivenFlag[]): { groups: Options[]; repeated: string[] } {
  let current = new Map<string, string[]>();
  const groups = [current];
  const repeated: string[] = [];
  for (const { name, value = "" } of given) {
    if ((name === "spec" || name === "out") && current.has("spec") && current.has("out")) {
      current = new Map();
      groups.push(current);
    }
    const before = current.get(name) ?? [];
    repeated.push(...repetitionsOf(name, value, before));
    current.set(name, [...before, value]);
  }
  return { groups, repeated };
}

/** Reports repeated options. `--overlay` may be repeated with different files. */
function repetitionsOf(name: string, value: string, before: readonly string[]): string[] {
  const repeated = name === "overlay" ? before.find((path) => resolve(path) === resolve(value)) : before[0];
  if (repeated === undefined) return [];
  const shown = (given: string): string => [`--${name}`, given].filter(Boolean).join(" ");
  return [`duplicate option ${shown(value)}: the document already has ${shown(repeated)}`];
}

function missingOptions(options: Options, mentioned: readonly string[]): string[] {
  const [given] = options;
  const context = given === undefined ? "" : ` for --${given[0]} ${given[1][0]}`.trimEnd();
  const isMissing = (name: string): boolean => !options.has(name) && !mentioned.includes(`--${name}`);
  if (isMissing("spec")) return [`--spec FILE is missing${context}`];
  return isMissing("out") && (options.has("spec") || mentioned.length > 0)
    ? [`--out DIR is missing${context}`]
    : [];
}

function readDocument(options: Options): DocumentRequest {
  const first = (name: string): string | undefined => options.get(name)?.[0];
  const valid = (name: string): string | undefined => {
    const value = first(name);
    return value !== undefined && faultOfName({ name, value }) === undefined ? value : undefined;
  };
  return {
    spec: first("spec"),
    overlays: options.get("overlay") ?? [],
    out: first("out"),
    clientName: valid("client-name"),
    moduleName: valid("module"),
    ...(options.has("validators") && { validators: true }),
    ...(options.has("document") && { document: true }),
    ...(options.has("full-names") && { names: "full" as const }),
  };
}

/** Reports a folder used by several documents, because each document replaces all generated files in its folder. */
function sharedFolders(documents: readonly DocumentRequest[]): string[] {
  const owners = new Map<string, string | undefined>();
  return documents.flatMap(({ spec, out }) => {
    if (out === undefined) return [];
    const folder = resolve(out);
    const problem = owners.has(folder)
      ? [`--out ${out} is used by both ${owners.get(folder)} and ${spec}`]
      : [];
    owners.set(folder, owners.get(folder) ?? spec);
    return problem;
  });
}
