import { isUtf8 } from "node:buffer";
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { BaseResolver, Source, YamlParseError } from "@redocly/openapi-core";
import { type Document, isAlias, isMap, LineCounter, type Node, parseDocument, visit } from "yaml";
import { BUILT } from "./service-folders.mjs";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/** A parsed authored file, with the line numbers of its nodes. */
export interface YamlFile {
  readonly file: string;
  readonly document: Document.Parsed;
  /** Returns the line of a node, starting at 1, or the first line of the file. */
  readonly lineOf: (node: unknown) => number;
}

/**
 * Returns the absolute paths of the authored YAML files in a folder and its subfolders, sorted. Skips build output at
 * every depth, because `node_modules` links to thousands of files.
 */
export function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isBuilt(name))
    .flatMap((entry) => filesOf(entry))
    .filter((file) => /\.ya?ml$/i.test(file))
    .sort();
}

/** Returns whether a folder in a service is build output, or a temporary copy that will replace build output. */
function isBuilt(name: string): boolean {
  return BUILT.has(name) || name.startsWith(".");
}

/** Returns the path of a file, or the paths of all files in a folder and its subfolders. Skips build output. */
function filesOf(entry: Dirent): string[] {
  const file = path.join(entry.parentPath, entry.name);
  if (entry.isFile()) return [file];
  if (!entry.isDirectory() || BUILT.has(entry.name)) return [];
  return readdirSync(file, { withFileTypes: true }).flatMap(filesOf);
}

/** Returns the absolute paths of all files in a folder and its subfolders, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Parsed files by path. They are cached because every step of a command rereads many files. */
const parsed = new Map<string, { readonly bytes: Buffer; readonly yaml: YamlFile }>();

/**
 * Reads one authored file, and parses it if it has changed.
 *
 * @throws {SpecProblemsError} for a file that is not a YAML mapping in UTF-8, with the first invalid line.
 */
export function readYamlFile(file: string): YamlFile {
  if (!file.endsWith(".yaml")) {
    const message =
      "YAML files must have the .yaml extension, because commands ignore other files: rename this file.";
    throw new SpecProblemsError([{ file, line: 1, message }]);
  }
  const bytes = readFileSync(file);
  const known = parsed.get(file);
  if (known?.bytes.equals(bytes)) return known.yaml;
  const yaml = parseYamlFile(file, bytes);
  parsed.set(file, { bytes, yaml });
  return yaml;
}

function parseYamlFile(file: string, bytes: Buffer): YamlFile {
  const stop = (message: string, line = 1) => new SpecProblemsError([{ file, line, message }]);
  if (!isUtf8(bytes))
    throw stop(
      "The file contains bytes that are not UTF-8: save it as UTF-8.",
      firstLineThatIsNotUtf8(bytes),
    );
  const lines = new LineCounter();
  const text = new TextDecoder().decode(bytes);
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (node: unknown) => lines.linePos((node as Node | null)?.range?.[0] ?? 0).line || 1;
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) throw stop(`Malformed YAML: ${error.message}`, lines.linePos(error.pos[0]).line);
  if (!isMap(document.contents)) {
    throw stop("The root of this file must be a mapping.", lineOf(document.contents));
  }
  const problem = aliasProblem(document, (node) => ({ file, line: lineOf(node) }));
  if (problem !== undefined) throw new SpecProblemsError([problem]);
  checkWithRedocly(file, text);
  return { file, document, lineOf };
}

/**
 * Checks the file with Redocly's parser, which is stricter than ours and would report the file at every reference to
 * it.
 */
function checkWithRedocly(file: string, text: string): void {
  try {
    new BaseResolver().parseDocument(new Source(file, text), true);
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    const [reason] = error.message.split(` in "${file}"`);
    throw new SpecProblemsError([
      {
        file,
        line: Math.max(error.line, 1),
        message: `Malformed YAML: ${reason?.replace(/^Failed to parse: /, "")}`,
      },
    ]);
  }
}

/** Checks aliases before the nodes are converted to values, because values have no line numbers. */
function aliasProblem(
  document: Document.Parsed,
  at: (node: Node) => Pick<SpecProblem, "file" | "line">,
): SpecProblem | undefined {
  let problem: SpecProblem | undefined;
  visit(document, {
    Alias(_key, alias, above) {
      const target = alias.resolve(document);
      const isInside = above.some((node) => node === target);
      if (target !== undefined && !isAlias(target) && !isInside) return undefined;
      const wrong = isInside ? "is inside the node that it refers to" : "has no anchor";
      problem = { ...at(alias), message: `Malformed YAML: the alias *${alias.source} ${wrong}.` };
      return visit.BREAK;
    },
  });
  return problem;
}

function firstLineThatIsNotUtf8(bytes: Buffer): number {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (end < 0 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}
