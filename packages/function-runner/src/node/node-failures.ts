import { execFile } from "node:child_process";
import { isAbsolute, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { earlyExitProblem, entryPointTypeError, listNames, memoryError } from "../code-failures.ts";
import { CodeError } from "../code-runner/code-runner.ts";
import type { FailedStart, ProcessExit } from "../language.ts";
import { baseEnvironment } from "../processes/spawn-code.ts";
import { hidePaths } from "./framework-program.ts";

/** Exit code of the framework for uncaught errors. */
const UNCAUGHT_EXIT_CODE = 16;

/** Matches the output that V8 writes when it ends the process because the heap is full. */
const OUT_OF_HEAP = /JavaScript heap out of memory/;

/** Matches a V8 crash report from its first heading to the end. It contains no information about the code. */
const V8_REPORT = /\s*<--- (?:Last few GCs|JS stacktrace) --->.*$/s;

/**
 * Creates the error for calls that were running when their process exited.
 *
 * @returns `undefined` if the cause of the exit is unknown
 */
export function nodeExitError(
  { code }: ProcessExit,
  memoryBytes: number,
  output: string,
): CodeError | undefined {
  if (OUT_OF_HEAP.test(output)) return heapError(memoryBytes, output);
  if (code !== UNCAUGHT_EXIT_CODE) return undefined;
  const line = lastErrorLine(output);
  const detail = line === undefined ? "" : `: ${line}`;
  return new CodeError("crashed", `The code crashed with an uncaught error${detail}`, output);
}

function heapError(memoryBytes: number, output: string): CodeError {
  return memoryError(memoryBytes, output.replace(V8_REPORT, ""));
}

/** Matches the start of the first line of an error. */
const ERROR_HEAD = /^(?:[A-Z]\w*)?(?:Error|Exception)\b/;

/** Matches the line that the framework writes when its process ends. */
const EXIT_LINE = /^Error: Process exited with code \d+$/;

/** Returns the first line of the last error in the output, such as `TypeError: x is not a function`. */
function lastErrorLine(output: string): string | undefined {
  const lines = output.split("\n").filter((line) => ERROR_HEAD.test(line) && !EXIT_LINE.test(line));
  return lines.at(-1);
}

/** A Node.js module of user code. */
export interface NodeModule {
  /** Folder of the unpacked source. */
  readonly folder: string;
  readonly file: string;
  /** The names of the dependencies in `package.json`. */
  readonly dependencies: readonly string[];
}

/**
 * Creates the error for a program that could not be started. If the output contains a syntax error without a location,
 * runs Node.js again to locate it.
 */
export async function nodeStartError(module: NodeModule, failed: FailedStart): Promise<CodeError> {
  if (!lacksErrorPlace(failed.stderr)) return startError(module, failed);
  return startError(module, { ...failed, stderr: await locateSyntaxError(module, failed.home) });
}

/** Returns whether the output contains a syntax error in an ES module. The framework does not report its location. */
function lacksErrorPlace(stderr: string): boolean {
  return /^Detailed stack trace: SyntaxError: .*\n {4}at compileSourceTextModule/m.test(stderr);
}

/** Matches the framework's output line about a missing function. */
const NO_FUNCTION = /^Function '.*' is not defined in the provided module/m;
const OTHER_TYPE = /^'.*' needs to be of type function\. Got: (\w+)/m;

function startError(module: NodeModule, failed: FailedStart): CodeError {
  const { stderr, program } = failed;
  const output = hidePaths(stderr, module.folder);
  if (OUT_OF_HEAP.test(stderr)) return heapError(program.memoryBytes, output);
  const type = OTHER_TYPE.exec(stderr)?.[1];
  const moduleName = moduleNameOf(module);
  if (type !== undefined) return entryPointTypeError(moduleName, program.entryPoint, type, output);
  if (NO_FUNCTION.test(stderr)) return missingEntryPointError(moduleName, failed, output);
  return new CodeError("load", hidePaths(loadProblem(module, failed), module.folder), output);
}

/** Lists the exports that the preload script reported, if the module was loaded. */
function missingEntryPointError(
  moduleName: string,
  { program, report }: FailedStart,
  output: string,
): CodeError {
  const exported = listNames(Array.isArray(report) ? report.map(String) : []);
  const name = JSON.stringify(program.entryPoint);
  const message = `${moduleName} neither exports nor registers ${name}; it exports ${exported}.`;
  return new CodeError("entry-point", message, output);
}

/** Returns the path of a module relative to the source. */
function moduleNameOf({ folder, file }: NodeModule): string {
  return relative(folder, file);
}

function loadProblem(module: NodeModule, { stderr, exit }: FailedStart): string {
  const moduleName = moduleNameOf(module);
  const error = findError(stderr, module.folder);
  if (error === undefined) return `${moduleName} ${exitProblem(exit)}`;
  const missing = missingModuleProblem(error.text, stderr, module);
  const place = error.place === undefined ? "" : ` (${error.place})`;
  return `${moduleName} cannot be loaded: ${missing ?? error.text}${place}`;
}

function exitProblem(exit: ProcessExit): string {
  const { code, signal } = exit;
  if (signal === null && code === 1) return "cannot be loaded: it threw a value that is not an Error.";
  const hint = code === 0 || code === 13 ? " It may be waiting for a promise that never settles." : "";
  return `${earlyExitProblem(exit)}${hint}`;
}

/** Matches the error message that Node.js prints for a missing module. For ES modules, it also names the importer. */
const MISSING = /Cannot find (?:module|package) '([^']+)'(?: imported from (\S.*))?/;

/** Matches the CommonJS module that requires the missing module. */
const REQUIRED_BY = /^Require stack:\n- (.+)$/m;

/** Explains why a module is missing. @returns `undefined` for other errors */
function missingModuleProblem(
  text: string,
  stderr: string,
  { folder, dependencies }: NodeModule,
): string | undefined {
  const [, specifier, importer] = MISSING.exec(text) ?? [];
  if (specifier === undefined) return undefined;
  const from = importer ?? REQUIRED_BY.exec(stderr)?.[1];
  const importerName = from === undefined ? "it" : hidePaths(from, folder);
  if (specifier.startsWith(".") || isAbsolute(specifier)) {
    return `Cannot find module '${hidePaths(specifier, folder)}', which ${importerName} imports: it is not in the archive`;
  }
  const reason = dependencies.includes(packageName(specifier))
    ? "package.json lists it in its dependencies, but it is not installed"
    : "package.json does not list it in its dependencies";
  return `Cannot find module '${specifier}', which ${importerName} imports: ${reason}`;
}

/** Returns the package name in a specifier: `@scope/name` for `@scope/name/part`. */
function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** An error in the output of Node.js. */
interface WrittenError {
  /** The first line, such as `TypeError: x is not a function`. */
  readonly text: string;
  /** The location in the source, such as `lib/index.js:3`. */
  readonly place: string | undefined;
}

/** The framework writes this heading before the stack of an error. */
const STACK_HEADING = "Detailed stack trace: ";

/** Matches a line that starts with an error name, except the line about the end of the process. */
const ERROR_LINE =
  /^(?:Uncaught )?(?!Error: Process exited with code \d+$)((?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?(?:: .*)?)$/m;

/** Finds the error in the output of a process that could not load its module. */
function findError(stderr: string, folder: string): WrittenError | undefined {
  const headingStart = stderr.lastIndexOf(STACK_HEADING);
  const hasHeading = headingStart !== -1;
  const stack = hasHeading ? stderr.slice(headingStart + STACK_HEADING.length) : stderr;
  const text = ERROR_LINE.exec(stack)?.[1] ?? (hasHeading ? firstLine(stack) : undefined);
  return text === undefined ? undefined : { text, place: placeIn(stack, folder) };
}

/**
 * Returns the first line of a stack, for errors with names that `ERROR_LINE` does not match. The framework writes
 * `undefined` for values without a stack.
 */
function firstLine(stack: string): string | undefined {
  const [line = ""] = stack.split("\n", 1);
  return line === "" || line === "undefined" ? undefined : line;
}

/** Finds the first location in the source. Syntax errors have it before the message, other errors in the stack. */
function placeIn(stack: string, folder: string): string | undefined {
  const starts = [`${pathToFileURL(folder).href}/`, `${folder}${sep}`].map(escapeRegExp).join("|");
  return new RegExp(`(?:${starts})([^\\n]*?:\\d+)(?::\\d+)?\\)?$`, "m").exec(stack)?.[1];
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Time limit for locating a syntax error, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Imports an ES module with a syntax error in Node.js and returns the output. Node.js only prints the location of
 * uncaught errors, but the framework catches them. No code runs, because Node.js parses all imports of a module first.
 */
function locateSyntaxError({ folder, file }: NodeModule, home: string): Promise<string> {
  const script = `await import(${JSON.stringify(pathToFileURL(file).href)})`;
  const options = {
    cwd: folder,
    env: baseEnvironment(home),
    timeout: TIMEOUT_MS,
    killSignal: "SIGKILL",
  } as const;
  return new Promise((resolve) => {
    execFile(process.execPath, ["--input-type=module", "--eval", script], options, (_, __, stderr) =>
      resolve(stderr),
    );
  });
}
