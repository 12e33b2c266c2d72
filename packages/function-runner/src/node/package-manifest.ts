import { open } from "node:fs/promises";
import { join } from "node:path";
import { packageError } from "../code-failures.ts";

/** The members of a `package.json` that the runner uses. */
export interface PackageManifest {
  /** The module to load, relative to the folder of the file. */
  readonly main?: string;
  /** Whether files with the extension `.js` are ES modules. */
  readonly isModule: boolean;
  /** Version ranges or locations of packages, by name. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** The whole content of the file. */
  readonly whole: Readonly<Record<string, unknown>>;
}

/** Maximum size of a file: much larger than real files, and small enough to keep in memory. */
const MAX_BYTES = 1024 * 1024;

/** Matches package names that npm accepts. They are also used as folder names. */
const PACKAGE_NAME = /^(@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/;

/**
 * Reads the `package.json` of a folder.
 *
 * @param path path of the file within the archive
 * @returns `undefined` if the file does not exist
 * @throws CodeError if the file is invalid
 */
export async function readManifest(
  root: string,
  path = "package.json",
): Promise<PackageManifest | undefined> {
  const text = await readTextIfPresent(join(root, path), path);
  if (text === undefined) return undefined;
  const whole = parseManifest(text, path);
  if (!isObject(whole)) throw packageError(`${path} is ${kindOf(whole)}: it must be an object`);
  const { main, type, dependencies = {} } = whole;
  return {
    main: readString(main, `${path}: "main"`),
    isModule: readString(type, `${path}: "type"`) === "module",
    dependencies: readDependencies(dependencies, `${path}: "dependencies"`),
    whole,
  };
}

async function readTextIfPresent(file: string, path: string): Promise<string | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
  try {
    const stats = await handle?.stat();
    if (stats?.isDirectory()) throw packageError(`${path} is a folder: it must be a file`);
    if (stats && stats.size > MAX_BYTES) {
      throw packageError(`${path} has ${stats.size} bytes: the limit is ${MAX_BYTES}`);
    }
    return await handle?.readFile("utf8");
  } finally {
    await handle?.close();
  }
}

function parseManifest(text: string, path: string): unknown {
  // Some editors add a byte order mark. Node.js accepts it, but the framework does not.
  if (text.startsWith("\uFEFF")) {
    throw packageError(
      `${path} starts with a byte order mark, which is not valid JSON: save the file without it`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw packageError(`${path} is not JSON: ${withLine((error as Error).message, text)}`);
  }
}

/** Adds line and column to the position in a message. Some versions of Node.js omit them. */
function withLine(message: string, text: string): string {
  const position = /position (\d+)$/.exec(message)?.[1];
  if (position === undefined) return message;
  const before = text.slice(0, Number(position)).split("\n");
  return `${message} (line ${before.length} column ${(before.at(-1)?.length ?? 0) + 1})`;
}

function readString(value: unknown, member: string): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  throw packageError(`${member} is ${kindOf(value)}: it must be a string`);
}

function readDependencies(value: unknown, member: string): Readonly<Record<string, string>> {
  if (!isObject(value)) throw packageError(`${member} is ${kindOf(value)}: it must be an object`);
  for (const [name, range] of Object.entries(value)) {
    if (!PACKAGE_NAME.test(name))
      throw packageError(`${member} names ${JSON.stringify(name)}, which is not a valid package name`);
    readString(range, `${member}: ${JSON.stringify(name)}`);
  }
  return value as Readonly<Record<string, string>>;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
