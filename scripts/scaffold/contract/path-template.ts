import { ScaffoldError } from "../scaffold-error.ts";

/** The parts of a contract's path, such as `/v1/matters/{matterId}:archive`. */
export interface PathTemplate {
  readonly text: string;
  /** `/v1/matters/{matterId}`. */
  readonly base: string;
  /** `archive`. */
  readonly verb: string | undefined;
  readonly parameters: readonly string[];
  /** `v1` if the path starts with a version. */
  readonly version: string | undefined;
  /** Segments that are not parameters, without the version: `matters`. */
  readonly collections: readonly string[];
}

const SEGMENT = /^(?:[A-Za-z0-9][A-Za-z0-9._~-]*|\{[A-Za-z][A-Za-z0-9_.]*\})(?::[A-Za-z][A-Za-z0-9]*)?$/;
const VERSION = /^(?:v\d\w*|\{v\})$/;

/** @throws ScaffoldError if the path is not a valid template */
export function parsePath(text: string): PathTemplate {
  const segments = text.split("/").slice(1);
  const wrong = segments.find((segment) => !SEGMENT.test(segment));
  const early = segments.slice(0, -1).find((segment) => segment.includes(":"));
  if (!text.startsWith("/") || text.length > 200 || wrong !== undefined || early !== undefined)
    throw new ScaffoldError(
      `${JSON.stringify(text)} is not a valid operation path${problemOf(wrong, early)}.`,
      "Write it as the source does, with parameters in braces: --path '/v1/matters/{matterId}:archive'.",
    );
  const [base = text, verb] = splitVerb(text);
  const [first = ""] = segments;
  const version = VERSION.test(first) ? first : undefined;
  const collections = base
    .split("/")
    .filter((each) => each !== "" && !each.startsWith("{") && each !== version);
  return { text, base, verb, parameters: parametersOf(base), version, collections };
}

function problemOf(wrong: string | undefined, early: string | undefined): string {
  if (wrong !== undefined)
    return `: its segment ${JSON.stringify(wrong)} is neither a name nor a {parameter}`;
  return early === undefined
    ? ""
    : `: only the last segment can have a custom verb, but ${JSON.stringify(early)} has one`;
}

function parametersOf(base: string): string[] {
  return Array.from(base.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name).filter((name) => name !== "v");
}

function splitVerb(text: string): [base: string, verb: string | undefined] {
  const at = text.indexOf(":");
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** Returns the file name for a path: `matters_{matterId}.archive.yaml`. */
export function pathFileName({ text, version }: PathTemplate): string {
  const segments = text
    .split("/")
    .slice(1)
    .filter((segment) => segment !== version);
  return `${segments.join("_").replaceAll(":", ".")}.yaml`;
}
