import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  chosenClientName,
  faultOfChosenName,
  faultOfModuleName,
  type NameFault,
} from "../model/type-name.ts";
import { type FillRequest, parseFill } from "./fill-command.ts";
import { type CheckRequest, parseOverlayCommand } from "./overlay-command.ts";
import { UsageError, usageErrorOf } from "./usage-error.ts";

/** What the command line asks for. */
export type Request =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | FillRequest
  | CheckRequest
  | { readonly kind: "generate"; readonly documents: readonly DocumentRequest[] };

/** One document and what is to be made of it. */
export interface DocumentRequest {
  readonly spec: string;
  /** In the order in which they apply. */
  readonly overlays: readonly string[];
  readonly out: string;
  readonly clientName?: string;
  readonly moduleName?: string;
  readonly validators?: boolean;
}

/** @throws UsageError for unknown, repeated or missing options */
export function parseArguments(args: readonly string[]): Request {
  const [command, ...rest] = args;
  if (rest.some((option) => option === "--help" || option === "-h")) return { kind: "help" };
  if (command === "fill") return parseFill(rest);
  if (command === "overlay") return parseOverlayCommand(rest);
  const given = readOptions(args);
  if (given.some(({ name }) => name === "help")) {
    return { kind: "help" };
  }
  if (given.some(({ name }) => name === "version")) {
    return { kind: "version" };
  }
  const documents = groupOptions(given).map(readDocument);
  assertOwnFolders(documents);
  return { kind: "generate", documents };
}

interface GivenOption {
  readonly name: string;
  /** Absent from a flag that takes none. */
  readonly value?: string | undefined;
}

/** The options in the order of the command line. */
function readOptions(args: readonly string[]): GivenOption[] {
  const { tokens } = parse(args);
  const given = tokens.flatMap((token) =>
    token.kind === "option" ? [{ name: token.name, value: token.value }] : [],
  );
  assertNames(given);
  const empty = given.find(({ value }) => value === "");
  if (empty !== undefined) {
    throw new UsageError(`--${empty.name} has an empty value`);
  }
  return given;
}

/** @throws UsageError for a client or a module whose name generated code cannot use */
function assertNames(given: readonly GivenOption[]): void {
  const fault = given.map(faultOfName).find((each) => each !== undefined);
  if (fault !== undefined) throw new UsageError(`${fault.problem}: ${fault.remedy}`);
}

function faultOfName({ name, value = "" }: GivenOption): NameFault | undefined {
  if (name === "client-name") return faultOfChosenName({ ...chosenClientName(value), kind: "--client-name" });
  return name === "module" ? faultOfModuleName(value) : undefined;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      tokens: true,
      options: {
        spec: { type: "string" },
        overlay: { type: "string" },
        out: { type: "string" },
        "client-name": { type: "string" },
        module: { type: "string" },
        validators: { type: "boolean" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
      },
    });
  } catch (error) {
    throw usageErrorOf(error);
  }
}

/** The options of one document: all that are given of each. */
type Options = ReadonlyMap<string, readonly string[]>;

/** The options of every document: a `--spec` or `--out` after a complete pair begins the next one. */
function groupOptions(given: readonly GivenOption[]): Options[] {
  let current = new Map<string, string[]>();
  const groups = [current];
  for (const { name, value = "" } of given) {
    if ((name === "spec" || name === "out") && current.has("spec") && current.has("out")) {
      current = new Map();
      groups.push(current);
    }
    const before = current.get(name) ?? [];
    assertNotRepeated(name, value, before);
    current.set(name, [...before, value]);
  }
  return groups;
}

/** Overlays may be several, but none of them twice. */
function assertNotRepeated(name: string, value: string, before: readonly string[]): void {
  const repeated = name === "overlay" ? before.find((path) => resolve(path) === resolve(value)) : before[0];
  if (repeated !== undefined) {
    const shown = (given: string): string => [`--${name}`, given].filter(Boolean).join(" ");
    throw new UsageError(`${shown(value)} follows ${shown(repeated)} of the same document`);
  }
}

function readDocument(options: Options): DocumentRequest {
  const first = (name: string): string | undefined => options.get(name)?.[0];
  const spec = first("spec");
  const out = first("out");
  if (!spec || !out) {
    const [given] = options;
    const beside = given === undefined ? "" : ` beside --${given[0]} ${given[1][0]}`;
    throw new UsageError(`${spec ? "--out DIR" : "--spec FILE"} is missing${beside}`);
  }
  const clientName = first("client-name");
  const moduleName = first("module");
  const overlays = options.get("overlay") ?? [];
  return {
    ...{ spec, overlays, out },
    ...(clientName && { clientName }),
    ...(moduleName && { moduleName }),
    ...(options.has("validators") && { validators: true }),
  };
}

/** Each document replaces what it finds in its folder. */
function assertOwnFolders(documents: readonly DocumentRequest[]): void {
  const owners = new Map<string, string>();
  for (const { spec, out } of documents) {
    const owner = owners.get(resolve(out));
    if (owner !== undefined) {
      throw new UsageError(`--out ${out} of ${spec} is that of ${owner} too`);
    }
    owners.set(resolve(out), spec);
  }
}
