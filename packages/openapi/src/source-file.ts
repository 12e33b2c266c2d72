import { readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { lineOf } from "./line-of.ts";
import { assertNesting } from "./nesting.ts";
import { parseJson } from "./parse-json.ts";
import { parseYaml } from "./parse-yaml.ts";
import { SpecError, type SpecLocation } from "./spec-error.ts";

/** A parsed input file. */
export interface SourceFile {
  readonly absolutePath: string;
  /** Path for messages: relative to the working directory if the file is inside it. */
  readonly printablePath: string;
  readonly text: string;
  readonly data: unknown;
}

/** A `$ref` to another file. */
export interface Referrer {
  /** Location of the `$ref`. */
  readonly location: SpecLocation;
  /** The document's folder, with symbolic links resolved. Any file in this folder may be referenced. */
  readonly home: string;
}

/** Maximum size of a file. The largest public OpenAPI documents are about 80 MB. */
const maxBytes = 256 * 2 ** 20;

/**
 * Reads and parses a JSON or YAML file. Error messages never quote the contents of files in other formats.
 *
 * @param referrer the `$ref` to the file; omitted for the document itself
 * @throws SpecError if the file cannot be read, is malformed, or must not be referenced from this document
 */
export function readSourceFile(path: string, referrer?: Referrer): SourceFile {
  const absolutePath = resolve(path);
  const printablePath = showPath(absolutePath);
  const text = readText(absolutePath, printablePath, referrer);
  const parse = absolutePath.endsWith(".json") || isJson(text) ? parseJson : parseYaml;
  const data = parse(text, printablePath);
  assertNesting(data, (segments) => ({ file: printablePath, line: lineOf({ text }, segments) }));
  return { absolutePath, printablePath, text, data };
}

/** Returns a path for messages: relative to the working directory if the file is inside it. */
export function showPath(absolutePath: string): string {
  const fromHere = relative(process.cwd(), absolutePath);
  return fromHere.startsWith("..") || isAbsolute(fromHere) ? absolutePath : fromHere || ".";
}

/** A problem with a file, and its remedy. */
type Fault = readonly [problem: string, remedy: string];

function readText(path: string, printablePath: string, referrer?: Referrer): string {
  if (path.includes("\0")) {
    const remedy = referrer === undefined ? "pass a JSON or YAML file" : "correct the $ref";
    throw new SpecError(
      `the file name ${printablePath.replaceAll("\0", "\\0")} contains a NUL character`,
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
  const [problem, remedy] = fault ?? ["is not valid UTF-8 text", "use a JSON or YAML file in UTF-8"];
  throw new SpecError(`the file ${printablePath} ${problem}`, remedy, referrer?.location);
}

/** Returns the reason why an existing file cannot be read. */
function faultOf(path: string, referrer?: Referrer): Fault | undefined {
  const status = statSync(path);
  if (status.isDirectory()) {
    return ["is a folder", referrer === undefined ? "pass a JSON or YAML file" : "refer to a file in it"];
  }
  // The document itself may come from a pipe, but reading a referenced pipe could block forever.
  if (referrer !== undefined && !status.isFile()) {
    return ["is not a regular file", "refer to a JSON or YAML file"];
  }
  if (status.size > maxBytes) {
    return [`is larger than ${maxBytes / 2 ** 20} MB`, "split the document"];
  }
  return referrer === undefined || isForReferrer(realpathSync(path), referrer)
    ? undefined
    : [
        "is outside the folder of the document, where only JSON and YAML files may be referenced",
        "refer to a *.json, *.yaml or *.yml file",
      ];
}

/** Returns whether a document may reference a file. Outside its folder, only JSON and YAML files are allowed. */
function isForReferrer(realPath: string, { home }: Referrer): boolean {
  const fromHome = relative(home, realPath);
  const isInside = !isAbsolute(fromHome) && fromHome.split(sep)[0] !== "..";
  return isInside || /\.(?:json|ya?ml)$/i.test(realPath);
}

function faultOfReading(error: unknown, referrer?: Referrer): Fault {
  const { code } = error as NodeJS.ErrnoException;
  const remedy = referrer === undefined ? "pass a JSON or YAML file" : "correct the $ref or add the file";
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return ["does not exist", remedy];
    case "EACCES":
    case "EPERM":
      return ["cannot be read by this user", "give the user permission to read it, or use another file"];
    case "ELOOP":
      return ["is a circular symbolic link", remedy];
    default:
      return [`cannot be read (${code})`, remedy];
  }
}

/**
 * Decodes UTF-8, and removes the byte order mark that Windows editors add. Returns `undefined` if the bytes are not
 * valid UTF-8.
 */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Returns whether `text` is JSON. The JSON parser is much faster than the YAML parser. */
function isJson(text: string): boolean {
  try {
    return text.trimStart().startsWith("{") && JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
