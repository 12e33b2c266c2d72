import { readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { SpecError, type SpecLocation } from "../spec-error.ts";
import { lineOf } from "./line-of.ts";
import { assertNesting } from "./nesting.ts";
import { parseJson } from "./parse-json.ts";
import { parseYaml } from "./parse-yaml.ts";

/** A file of the input, parsed. */
export interface SourceFile {
  readonly absolutePath: string;
  /** The path that messages show: relative to the working directory where the file lies below it. */
  readonly printablePath: string;
  readonly text: string;
  readonly data: unknown;
}

/** A `$ref` that leads to another file. */
export interface Referrer {
  /** Where it stands. */
  readonly location: SpecLocation;
  /** Folder of the document, with no link in its path. What lies in it may be referred to whatever it is called. */
  readonly home: string;
}

/** The largest public descriptions take 80 MB. */
const maxBytes = 256 * 2 ** 20;

/**
 * Reads and parses a JSON or YAML file. Messages never say what a file holds that turns out to be none.
 *
 * @param referrer what refers to it; none for the document itself
 * @throws SpecError when the file cannot be read, is malformed, or is not for this referrer to read
 */
export function readSourceFile(path: string, referrer?: Referrer): SourceFile {
  const absolutePath = resolve(path);
  const printablePath = showPath(absolutePath);
  const text = readText(absolutePath, printablePath, referrer);
  const parse = absolutePath.endsWith(".json") || isJson(text) ? parseJson : parseYaml;
  const data = parse(text, printablePath);
  assertNesting(data, (segments) => ({ file: printablePath, line: lineOf(text, segments) }));
  return { absolutePath, printablePath, text, data };
}

/** A path as messages show it: relative to the working directory where it lies below it. */
export function showPath(absolutePath: string): string {
  const fromHere = relative(process.cwd(), absolutePath);
  return fromHere.startsWith("..") || isAbsolute(fromHere) ? absolutePath : fromHere || ".";
}

/** What is wrong with a file, and what would be right. */
type Fault = readonly [problem: string, remedy: string];

function readText(path: string, printablePath: string, referrer?: Referrer): string {
  if (path.includes("\0")) {
    const remedy = referrer === undefined ? "name a JSON or YAML file" : "correct the $ref";
    throw new SpecError(
      `the file ${printablePath.replaceAll("\0", "\\0")} cannot exist, since its name has a NUL character`,
      remedy,
      referrer?.location,
    );
  }
  let fault: Fault | undefined;
  try {
    fault = faultOf(path, referrer);
    const text = fault === undefined ? decode(readFileSync(path)) : undefined;
    if (text !== undefined) {
      return text;
    }
  } catch (error) {
    fault = faultOfReading(error, referrer);
  }
  const [problem, remedy] = fault ?? ["is no text in UTF-8", "name a JSON or YAML file, saved as UTF-8"];
  throw new SpecError(`the file ${printablePath} ${problem}`, remedy, referrer?.location);
}

/** Why a file that is there is not read. */
function faultOf(path: string, referrer?: Referrer): Fault | undefined {
  const status = statSync(path);
  if (status.isDirectory()) {
    return ["is a folder", referrer === undefined ? "name a JSON or YAML file" : "refer to a file in it"];
  }
  // A document may come through a pipe; reading one that somebody else names could wait for ever.
  if (referrer !== undefined && !status.isFile()) {
    return ["is no regular file", "refer to a JSON or YAML file"];
  }
  if (status.size > maxBytes) {
    return [`is larger than ${maxBytes / 2 ** 20} MB`, "split the document"];
  }
  return referrer === undefined || isForReferrer(realpathSync(path), referrer)
    ? undefined
    : [
        "lies outside of the folder of the document and is not called like a description",
        "refer to a file called *.json, *.yaml or *.yml",
      ];
}

/** A document may share files with its neighbours; what has another name is none of its business. */
function isForReferrer(realPath: string, { home }: Referrer): boolean {
  const fromHome = relative(home, realPath);
  const isInside = !isAbsolute(fromHome) && fromHome.split(sep)[0] !== "..";
  return isInside || /\.(?:json|ya?ml)$/i.test(realPath);
}

function faultOfReading(error: unknown, referrer?: Referrer): Fault {
  const { code } = error as NodeJS.ErrnoException;
  const remedy = referrer === undefined ? "name a JSON or YAML file" : "correct the $ref or add the file";
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return ["does not exist", remedy];
    case "EACCES":
    case "EPERM":
      return ["may not be read by this user", "give the user permission to read it, or name another file"];
    case "ELOOP":
      return ["is a link that leads around in a circle", remedy];
    default:
      return [`cannot be read (${code})`, remedy];
  }
}

/** The text of a file; nothing where it is no text. Leaves out the byte order mark that editors on Windows begin with. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** JSON is YAML too, but its own parser is faster by far. Not all that begins like it is JSON. */
function isJson(text: string): boolean {
  try {
    return text.trimStart().startsWith("{") && JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
