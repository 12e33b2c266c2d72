import { execFile } from "node:child_process";
import { isAbsolute, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { CodeError, type Program } from "../../../framework/code-runner.ts";
import { hidePaths } from "../framework-program.ts";
import { baseEnvironment, type CodeModule } from "./spawn-code.ts";

/** How a process of user code ended. */
export interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The exit code of the framework for uncaught errors. */
const UNCAUGHT_EXIT_CODE = 16;

/** What V8 writes when it ends the process because its heap is full. */
const OUT_OF_HEAP = /JavaScript heap out of memory/;

/** The report of V8, from its first heading to its end, which says nothing about the code. */
const V8_REPORT = /\s*<--- (?:Last few GCs|JS stacktrace) --->.*$/s;

/** Makes the error of the calls that were running when a process ended by itself. */
export function exitError({ code, signal }: ProcessExit, memoryBytes: number, output: string): CodeError {
  if (OUT_OF_HEAP.test(output)) return memoryError(memoryBytes, output);
  if (code === UNCAUGHT_EXIT_CODE) {
    const line = lastErrorLine(output);
    const detail = line === undefined ? "" : `: ${line}`;
    return new CodeError("crashed", `An error that nothing caught ended the code${detail}`, output);
  }
  if (signal !== null)
    return new CodeError("crashed", `The code was ended by ${signal} before it had answered.`, output);
  return new CodeError(
    "crashed",
    `The code ended itself with exit code ${code} before it had answered.`,
    output,
  );
}

/** Makes the error of code that used more memory than its function has. */
export function memoryError(memoryBytes: number, output: string): CodeError {
  const mebibytes = Math.round(memoryBytes / 1024 / 1024);
  const message = `The code used more memory than its ${mebibytes} MiB: give it more, or have it use less.`;
  return new CodeError("memory", message, output.replace(V8_REPORT, ""));
}

/** The beginning of an error's first line. */
const ERROR_HEAD = /^(?:[A-Z]\w*)?(?:Error|Exception)\b/;

/** The line that the framework adds about the end of its process. */
const EXIT_LINE = /^Error: Process exited with code \d+$/;

/** Returns the first line of the last error in an output, such as `TypeError: x is not a function`. */
function lastErrorLine(output: string): string | undefined {
  const lines = output.split("\n").filter((line) => ERROR_HEAD.test(line) && !EXIT_LINE.test(line));
  return lines.at(-1);
}

/** A process that ended before it listened. */
interface FailedStart {
  readonly program: Program;
  readonly module: CodeModule;
  /** The process's own folder. */
  readonly home: string;
  readonly exit: ProcessExit;
  /** The last lines that it wrote to stderr. */
  readonly stderr: string;
  /** The names that the module exports, if it was loaded. */
  readonly exported: readonly string[];
}

/**
 * Makes the error of a program that could not be started. If its output does not locate a syntax error, Node is run
 * once more to locate it.
 */
export async function failedStartError(failed: FailedStart): Promise<CodeError> {
  const { module, home, stderr } = failed;
  if (!lacksErrorPlace(stderr)) return startError(failed);
  return startError({ ...failed, stderr: await locateSyntaxError(module, home) });
}

/** The framework does not report where the syntax error of an ES module is. */
function lacksErrorPlace(stderr: string): boolean {
  return /^Detailed stack trace: SyntaxError: .*\n {4}at compileSourceTextModule/m.test(stderr);
}

/** The lines by which the framework reports that there is no function to run. */
const NO_FUNCTION = /^Function '.*' is not defined in the provided module/m;
const OTHER_TYPE = /^'.*' needs to be of type function\. Got: (\w+)/m;

/** The most names that a message lists. */
const MAX_LISTED_NAMES = 10;

function startError(failed: FailedStart): CodeError {
  const { stderr, program } = failed;
  const { folder } = failed.module;
  const output = hidePaths(stderr, folder);
  if (OUT_OF_HEAP.test(stderr)) return memoryError(program.memoryBytes, output);
  const problem = entryPointProblem(failed);
  if (problem !== undefined) return new CodeError("entry-point", problem, output);
  return new CodeError("load", hidePaths(loadProblem(failed), folder), output);
}

function entryPointProblem({ stderr, program, module, exported }: FailedStart): string | undefined {
  const name = JSON.stringify(program.entryPoint);
  const moduleName = moduleNameOf(module);
  const type = OTHER_TYPE.exec(stderr)?.[1];
  if (type !== undefined) return `${name} of ${moduleName} must be a function, and is of type ${type}.`;
  if (!NO_FUNCTION.test(stderr)) return undefined;
  return `${moduleName} exports nothing called ${name}, nor registers it; it exports ${listNames(exported)}.`;
}

/** Returns the path of a module within the source. */
function moduleNameOf({ folder, file }: CodeModule): string {
  return relative(folder, file);
}

function listNames(names: readonly string[]): string {
  if (names.length === 0) return "nothing";
  const rest = names.length - MAX_LISTED_NAMES;
  return `${names.slice(0, MAX_LISTED_NAMES).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

function loadProblem({ stderr, module, exit }: FailedStart): string {
  const moduleName = moduleNameOf(module);
  const error = findError(stderr, module.folder);
  if (error === undefined) return `${moduleName} ${earlyExitProblem(exit)}`;
  const missing = missingModuleProblem(error.text, stderr, module);
  const place = error.place === undefined ? "" : ` (${error.place})`;
  return `${moduleName} cannot be loaded: ${missing ?? error.text}${place}`;
}

function earlyExitProblem({ code, signal }: ProcessExit): string {
  if (signal !== null) return `was ended by ${signal} while it was loaded.`;
  if (code === 1) return "cannot be loaded: it throws something that is not an Error.";
  const hint = code === 0 || code === 13 ? " It may wait for something that never comes." : "";
  return `ended its process with exit code ${code} while it was loaded.${hint}`;
}

/** How Node reports that a module does not exist: from CommonJS, or from an ES module with the importing module. */
const MISSING = /Cannot find (?:module|package) '([^']+)'(?: imported from (\S.*))?/;

/** The CommonJS module that requires the missing one. */
const REQUIRED_BY = /^Require stack:\n- (.+)$/m;

/** Explains why a module does not exist. @returns `undefined` if the error is another one */
function missingModuleProblem(
  text: string,
  stderr: string,
  { folder, dependencies }: CodeModule,
): string | undefined {
  const [, specifier, importer] = MISSING.exec(text) ?? [];
  if (specifier === undefined) return undefined;
  const from = importer ?? REQUIRED_BY.exec(stderr)?.[1];
  const importerName = from === undefined ? "it" : hidePaths(from, folder);
  if (specifier.startsWith(".") || isAbsolute(specifier)) {
    return `Cannot find module '${hidePaths(specifier, folder)}', which ${importerName} asks for: it is not in the archive`;
  }
  const reason = dependencies.includes(packageName(specifier))
    ? "package.json lists it in its dependencies, but it is not installed"
    : "package.json does not list it in its dependencies";
  return `Cannot find module '${specifier}', which ${importerName} asks for: ${reason}`;
}

/** Returns the package of a specifier: `@scope/name` of `@scope/name/part`. */
function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** An error in the output of Node. */
interface WrittenError {
  /** The first line, such as `TypeError: x is not a function`. */
  readonly text: string;
  /** The place in the source, such as `lib/index.js:3`. */
  readonly place: string | undefined;
}

/** The heading of the framework in front of an error with its stack. */
const STACK_HEADING = "Detailed stack trace: ";

/**
 * A line that begins with the name of an error, except the one that the framework adds about the end of its process.
 */
const ERROR_LINE =
  /^(?:Uncaught )?(?!Error: Process exited with code \d+$)((?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?(?:: .*)?)$/m;

/** Finds the error that kept a module from loading in the output of its process. */
function findError(stderr: string, folder: string): WrittenError | undefined {
  const headingStart = stderr.lastIndexOf(STACK_HEADING);
  const hasHeading = headingStart !== -1;
  const stack = hasHeading ? stderr.slice(headingStart + STACK_HEADING.length) : stderr;
  const text = ERROR_LINE.exec(stack)?.[1] ?? (hasHeading ? firstLine(stack) : undefined);
  return text === undefined ? undefined : { text, place: placeIn(stack, folder) };
}

/**
 * Returns the first line, since errors may have any name. The framework writes `undefined` for a value without a stack.
 */
function firstLine(stack: string): string | undefined {
  const [line = ""] = stack.split("\n", 1);
  return line === "" || line === "undefined" ? undefined : line;
}

/**
 * Finds the first line number of the source. That of a syntax error is above the error, that of others in the stack.
 */
function placeIn(stack: string, folder: string): string | undefined {
  const starts = [`${pathToFileURL(folder).href}/`, `${folder}${sep}`].map(escapeRegExp).join("|");
  return new RegExp(`(?:${starts})([^\\n]*?:\\d+)(?::\\d+)?\\)?$`, "m").exec(stack)?.[1];
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** How long locating a syntax error may take, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Lets Node import an ES module with a syntax error, and returns its output. The error says where the mistake is only
 * if nothing catches it, and the framework does catch it. No code runs, since Node parses all imports of a module
 * first.
 */
function locateSyntaxError({ folder, file }: CodeModule, home: string): Promise<string> {
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
