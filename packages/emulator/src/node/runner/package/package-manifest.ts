import { open } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { CodeError } from "../../../framework/code-runner.ts";

/** What the emulator reads of a `package.json`. */
export interface PackageManifest {
  /** The module to load, relative to the folder of the file. */
  readonly main?: string;
  /** Whether files that end in `.js` are ES modules. */
  readonly isModule: boolean;
  /** Ranges of versions, or places to get them from, by name. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** All of the file. */
  readonly whole: Readonly<Record<string, unknown>>;
}

/** Far more than anybody writes, and little enough to be read as a whole. */
const MAX_BYTES = 1024 * 1024;

/** Those that npm takes: each is the name of a folder, or of one in a scope. */
const PACKAGE_NAME = /^(@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/;

/**
 * Reads the `package.json` of a folder.
 *
 * @param path that of the file within the archive
 * @returns nothing where there is none
 * @throws CodeError that says what in it is wrong
 */
export async function readManifest(
  root: string,
  path = "package.json",
): Promise<PackageManifest | undefined> {
  const text = await textOf(join(root, path), path);
  if (text === undefined) return undefined;
  const whole = parseManifest(text, path);
  if (!isRecord(whole)) throw packageError(`${path} is ${kindOf(whole)}: it is to be an object`);
  const { main, type, dependencies = {} } = whole;
  return {
    main: stringOf(main, `${path}: "main"`),
    isModule: stringOf(type, `${path}: "type"`) === "module",
    dependencies: dependenciesOf(dependencies, `${path}: "dependencies"`),
    whole,
  };
}

async function textOf(file: string, path: string): Promise<string | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
  try {
    const stats = await handle?.stat();
    if (stats?.isDirectory()) throw packageError(`${path} is a folder: it is to be a file`);
    if (stats && stats.size > MAX_BYTES) {
      throw packageError(`${path} has ${stats.size} bytes: it may have ${MAX_BYTES}`);
    }
    return await handle?.readFile("utf8");
  } finally {
    await handle?.close();
  }
}

function parseManifest(text: string, path: string): unknown {
  // Editors of some systems put it there. Node reads such a file all the same, but the framework does not.
  if (text.startsWith("\uFEFF")) {
    throw packageError(`${path} begins with a byte order mark, which is no JSON: save it without`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw packageError(`${path} is no JSON: ${withLine((error as Error).message, text)}`);
  }
}

/** Not every version of Node adds the line to the position, and few people count characters. */
function withLine(message: string, text: string): string {
  const position = /position (\d+)$/.exec(message)?.[1];
  if (position === undefined) return message;
  const before = text.slice(0, Number(position)).split("\n");
  return `${message} (line ${before.length} column ${(before.at(-1)?.length ?? 0) + 1})`;
}

function stringOf(value: unknown, place: string): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  throw packageError(`${place} is ${kindOf(value)}: it is to be a string`);
}

function dependenciesOf(value: unknown, place: string): Readonly<Record<string, string>> {
  if (!isRecord(value)) throw packageError(`${place} is ${kindOf(value)}: it is to be an object`);
  for (const [name, range] of Object.entries(value)) {
    if (!PACKAGE_NAME.test(name))
      throw packageError(`${place} names ${JSON.stringify(name)}, which no package is called`);
    stringOf(range, `${place}: ${JSON.stringify(name)}`);
  }
  return value as Readonly<Record<string, string>>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/**
 * What is wrong with a `package.json`, or with what it depends on.
 *
 * @param output what npm wrote
 */
export function packageError(message: string, output?: string): CodeError {
  return new CodeError("package", message, output);
}

/** Whether a path is that of a folder or lies in it. Both are absolute; links are not looked at. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
