import { execFile } from "node:child_process";
import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { dirname, extname, join, relative, resolve } from "node:path";
import { CodeError } from "../../../framework/code-runner.ts";
import { hidePaths } from "../framework-program.ts";
import { isWithin, packageError, readManifest } from "./package-manifest.ts";

/** What an archive is found to be. */
interface ExaminedPackage {
  /** The module that the framework will load. */
  readonly moduleFile: string;
  /** Whether it will import it; it requires others. */
  readonly isEsModule: boolean;
  /** Ranges of versions, by name, as `package.json` has them. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Looks at source code before it is run, and says what a start would stumble over.
 *
 * @param folder an absolute path without links, where it was unpacked
 * @param entryPoint what is to be taken from the module
 * @throws CodeError of "package", "entry-point" or "load"; the reason of `signal`
 */
export async function examinePackage(
  folder: string,
  entryPoint: string,
  signal?: AbortSignal,
): Promise<ExaminedPackage> {
  const manifest = await readManifest(folder);
  const moduleFile = await findModule(folder, manifest?.main);
  if (moduleFile === undefined) throw await noModuleError(folder, entryPoint, manifest?.main);
  const examined = {
    moduleFile,
    isEsModule: await isEsModule(folder, moduleFile),
    dependencies: manifest?.dependencies ?? {},
  };
  await assertSyntax(folder, moduleFile, signal);
  return examined;
}

/** What Node adds to a name, in turn (nodejs.org/api/modules.html, LOAD_AS_FILE). */
const ENDINGS = ["", ".js", ".json", ".node"] as const;

/**
 * Finds the module that the framework will load. It asks Node for the folder, as `require` does, and for its own
 * `function.js` then. Node goes on to `index.js` where `main` leads nowhere. It is not Node that is asked here: what
 * it once read of a folder it remembers for as long as it runs.
 *
 * @param main that of `package.json`
 * @returns nothing where there is none
 * @throws CodeError where `main` leads out of the folder
 */
async function findModule(folder: string, main = ""): Promise<string | undefined> {
  for (const file of candidateFiles(folder, main)) if (await isFile(file)) return file;
  return undefined;
}

function candidateFiles(folder: string, main: string): readonly string[] {
  const index = indexFiles(folder);
  const last = join(folder, "function.js");
  if (main === "") return [...index, last];
  const named = resolve(folder, main);
  if (!isWithin(folder, named)) {
    throw packageError(
      `package.json: "main" is ${JSON.stringify(main)}, outside of the archive: name a file within it`,
    );
  }
  return [...ENDINGS.map((ending) => `${named}${ending}`), ...indexFiles(named), ...index, last];
}

function indexFiles(folder: string): readonly string[] {
  return ENDINGS.slice(1).map((ending) => join(folder, `index${ending}`));
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/**
 * Whether the framework imports a module, or requires it: by its ending, else by the nearest `package.json`
 * (nodejs.org/api/packages.html, "Determining module system").
 *
 * @param root the folder of the archive: what lies above it is none of it
 * @throws CodeError where a `package.json` on the way is wrong
 */
async function isEsModule(root: string, moduleFile: string): Promise<boolean> {
  const ending = extname(moduleFile);
  if (ending === ".mjs" || ending === ".cjs") return ending === ".mjs";
  for (let folder = dirname(moduleFile); isWithin(root, folder); folder = dirname(folder)) {
    const manifest = await readManifest(root, join(relative(root, folder), "package.json"));
    if (manifest !== undefined) return manifest.isModule;
  }
  return false;
}

/** Milliseconds. What takes longer is left to the start of the code. */
const TIME_LIMIT_MS = 10_000;

/**
 * Has Node look at a module without running it, which takes it some 30 ms. The framework would tell that something is
 * wrong, but not where in an ES module.
 *
 * @throws CodeError that says line and mistake
 * @throws the reason of `signal`
 */
async function assertSyntax(root: string, moduleFile: string, signal?: AbortSignal): Promise<void> {
  if (![".js", ".mjs", ".cjs"].includes(extname(moduleFile))) return;
  const output = await syntaxCheckOutput(moduleFile, signal);
  signal?.throwIfAborted();
  const mistake = /^SyntaxError: (.*)$/m.exec(output)?.[1];
  if (mistake === undefined) return;
  const line = /^.*:(\d+)$/m.exec(output)?.[1];
  const place = relative(root, moduleFile) + (line === undefined ? "" : `, line ${line}`);
  throw new CodeError("load", `${place}: ${mistake}`, hidePaths(output, root).trim());
}

/** Nothing where it has none, or where it does not come to an end. */
function syntaxCheckOutput(moduleFile: string, signal?: AbortSignal): Promise<string> {
  const options = {
    env: {},
    timeout: TIME_LIMIT_MS,
    killSignal: "SIGKILL",
    windowsHide: true,
    signal,
  } as const;
  return new Promise((resolve) => {
    execFile(process.execPath, ["--check", moduleFile], options, (error, _stdout, stderr) => {
      resolve(error === null ? "" : stderr);
    });
  });
}

/** What some systems add to an archive without being asked. */
const SYSTEM_FILES = new Set(["__MACOSX", ".DS_Store", "Thumbs.db"]);
/** Names that are listed. */
const MAX_SHOWN_ENTRIES = 12;

/**
 * Says what is missing where nothing can be loaded, and what may have been meant.
 *
 * @param main that of `package.json`
 */
async function noModuleError(folder: string, entryPoint: string, main?: string): Promise<CodeError> {
  const entries = await readdir(folder, { withFileTypes: true });
  const there = entries
    .filter(({ name }) => !SYSTEM_FILES.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const wrapper = await findWrapperFolder(folder, there);
  if (wrapper !== undefined) {
    return entryPointError(
      `The archive has no module at its top to take ${JSON.stringify(entryPoint)} from: all of it lies in its folder ` +
        `"${wrapper}". Pack what is in that folder, not the folder itself`,
    );
  }
  return entryPointError(
    `${missingModuleText(main)} to take ${JSON.stringify(entryPoint)} from; it holds ${listEntries(there)}${remedyFor(there, main)}`,
  );
}

function entryPointError(message: string): CodeError {
  return new CodeError("entry-point", message);
}

/** The folder that holds everything else, where it looks as the top should: a very common mistake. */
async function findWrapperFolder(folder: string, entries: readonly Dirent[]): Promise<string | undefined> {
  const [only] = entries;
  if (entries.length !== 1 || !only?.isDirectory() || only.name === "node_modules") return undefined;
  const tops = ["package.json", "index.js", "function.js"];
  const found = await Promise.all(
    tops.map((top) =>
      stat(join(folder, only.name, top)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true) ? only.name : undefined;
}

function missingModuleText(main: string | undefined): string {
  return main
    ? `The archive has neither ${JSON.stringify(main)}, which its package.json names as "main", nor an index.js or function.js`
    : 'The archive has no index.js or function.js at its top, and no package.json that names another module as "main",';
}

function listEntries(entries: readonly Dirent[]): string {
  if (entries.length === 0) return "nothing";
  const names = entries
    .slice(0, MAX_SHOWN_ENTRIES)
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  const more = entries.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** Node finds modules with these endings where they are named alone. */
function remedyFor(entries: readonly Dirent[], main: string | undefined): string {
  const other = entries.find(({ name }) => /^(index|function)\.(mjs|cjs|ts)$/.test(name))?.name;
  if (other?.endsWith(".ts")) return `. Pack what ${other} is compiled to`;
  if (other !== undefined) return `. Name ${other} as "main" in package.json`;
  return main ? ". Was it built before it was packed?" : "";
}
