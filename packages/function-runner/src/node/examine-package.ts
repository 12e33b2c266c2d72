import { execFile } from "node:child_process";
import { dirname, extname, join, relative, resolve } from "node:path";
import { archiveContents, missingModuleError } from "../archive/archive-contents.ts";
import { packageError } from "../code-failures.ts";
import { CodeError } from "../code-runner/code-runner.ts";
import { isFile, isWithin } from "../file-system.ts";
import { hidePaths } from "./framework-program.ts";
import { readManifest } from "./package-manifest.ts";

/** Result of examining an archive. */
export interface ExaminedPackage {
  /** Path of the module that the framework loads. */
  readonly moduleFile: string;
  /** True if the framework imports the module instead of requiring it. */
  readonly isEsModule: boolean;
  /** Version ranges of the dependencies in `package.json`, by name. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Examines source code before it runs, to report errors that would prevent it from starting.
 *
 * @param folder absolute path of the unpacked source, with links resolved
 * @param entryPoint name of the function in the module
 * @throws CodeError with the problem "package", "entry-point" or "load"
 * @throws the signal's reason if the signal is aborted
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

/** File extensions, in the order that Node.js tries them (nodejs.org/api/modules.html, LOAD_AS_FILE). */
const EXTENSIONS = ["", ".js", ".json", ".node"] as const;

/**
 * Finds the module that the framework loads. Like `require`, the framework tries `main` and then `index.js`. Finally,
 * it tries `function.js`. This function does not call the Node.js resolver, because that caches the contents of folders
 * for the lifetime of the process.
 *
 * @param main the `main` of `package.json`
 * @returns `undefined` if no module was found
 * @throws CodeError if `main` is outside of the folder
 */
async function findModule(folder: string, main = ""): Promise<string | undefined> {
  for (const file of candidateFiles(folder, main)) if (await isFile(file)) return file;
  return undefined;
}

function candidateFiles(folder: string, main: string): readonly string[] {
  const index = indexFiles(folder);
  const fallback = join(folder, "function.js");
  if (main === "") return [...index, fallback];
  const named = resolve(folder, main);
  if (!isWithin(folder, named)) {
    throw packageError(
      `package.json: "main" is ${JSON.stringify(main)}, outside of the archive: name a file in the archive`,
    );
  }
  return [...EXTENSIONS.map((extension) => `${named}${extension}`), ...indexFiles(named), ...index, fallback];
}

function indexFiles(folder: string): readonly string[] {
  return EXTENSIONS.slice(1).map((extension) => join(folder, `index${extension}`));
}

/**
 * Returns whether the framework imports a module instead of requiring it. This depends on the extension and the nearest
 * `package.json` (nodejs.org/api/packages.html, "Determining module system").
 *
 * @param root folder of the archive. Parent folders are not read.
 * @throws CodeError if a `package.json` between the module and the root is invalid
 */
async function isEsModule(root: string, moduleFile: string): Promise<boolean> {
  const extension = extname(moduleFile);
  if (extension === ".mjs" || extension === ".cjs") return extension === ".mjs";
  for (let folder = dirname(moduleFile); isWithin(root, folder); folder = dirname(folder)) {
    const manifest = await readManifest(root, join(relative(root, folder), "package.json"));
    if (manifest !== undefined) return manifest.isModule;
  }
  return false;
}

/** Time limit of a syntax check, in milliseconds. After a timeout, errors are only reported when the code starts. */
const TIME_LIMIT_MS = 10_000;

/**
 * Checks a module's syntax with Node.js, without running it. This takes about 30 ms. The framework would also report
 * syntax errors, but without the line for ES modules.
 *
 * @throws CodeError that contains the line and the error
 * @throws the signal's reason if the signal is aborted
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

/** Returns the error output of the syntax check. It is empty if the syntax is valid. */
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

/** File names that identify the top level of a source. */
const TOPS = ["package.json", "index.js", "function.js"] as const;

/**
 * Creates the error for an archive without a module. The message lists the missing files and suggests a fix.
 *
 * @param main the `main` of `package.json`
 */
async function noModuleError(folder: string, entryPoint: string, main?: string): Promise<CodeError> {
  const contents = await archiveContents(folder, TOPS);
  return missingModuleError(missingModuleText(main), entryPoint, contents, remedyFor(contents.names, main));
}

function missingModuleText(main: string | undefined): string {
  return main
    ? `neither ${JSON.stringify(main)}, which its package.json names as "main", nor an index.js or function.js`
    : 'no index.js or function.js at its top level, and no package.json that names another module as "main"';
}

/** Returns a fix for a missing module. Node.js only finds modules with these extensions if `main` specifies them. */
function remedyFor(names: readonly string[], main: string | undefined): string {
  const other = names.find((name) => /^(index|function)\.(mjs|cjs|ts)$/.test(name));
  if (other?.endsWith(".ts")) return `. Compile ${other} before you pack it`;
  if (other !== undefined) return `. Name ${other} as "main" in package.json`;
  return main ? ". Build the function before you pack it" : "";
}
