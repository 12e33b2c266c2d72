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

/** The framework's own, for errors that nothing caught. */
const UNCAUGHT_EXIT_CODE = 16;

const OUT_OF_HEAP = /JavaScript heap out of memory/;

/** What V8 writes of itself when it gives up, from the first of its headings on: it says nothing of the code. */
const V8_REPORT = /\s*<--- (?:Last few GCs|JS stacktrace) --->.*$/s;

/** Whether V8 gave up for want of memory. */
function isOutOfHeap(output: string): boolean {
  return OUT_OF_HEAP.test(output);
}

/** What callers are told whose calls were under way when a process ended by itself. */
export function exitError({ code, signal }: ProcessExit, memoryBytes: number, output: string): CodeError {
  if (isOutOfHeap(output)) return memoryError(memoryBytes, output);
  if (code === UNCAUGHT_EXIT_CODE) {
    const line = lastErrorLine(output);
    const what = line === undefined ? "" : `: ${line}`;
    return new CodeError("crashed", `An error that nothing caught ended the code${what}`, output);
  }
  if (signal !== null)
    return new CodeError("crashed", `The code was ended by ${signal} before it had answered.`, output);
  return new CodeError(
    "crashed",
    `The code ended itself with exit code ${code} before it had answered.`,
    output,
  );
}

export function memoryError(memoryBytes: number, output: string): CodeError {
  const mebibytes = Math.round(memoryBytes / 1024 / 1024);
  const message = `The code used more memory than its ${mebibytes} MiB: give it more, or have it use less.`;
  return new CodeError("memory", message, output.replace(V8_REPORT, ""));
}

/** What begins like the head of an error. */
const ERROR_HEAD = /^(?:[A-Z]\w*)?(?:Error|Exception)\b/;

/** What the framework adds about the end of its process. */
const EXIT_LINE = /^Error: Process exited with code \d+$/;

/** The head of the last error in a process's output, such as `TypeError: x is not a function`. */
function lastErrorLine(output: string): string | undefined {
  const lines = output.split("\n").filter((line) => ERROR_HEAD.test(line) && !EXIT_LINE.test(line));
  return lines.at(-1);
}

/** What was to be started, and what its process left behind. */
interface StartAttempt {
  readonly program: Program;
  readonly module: CodeModule;
  /** The process's own folder. */
  readonly home: string;
  readonly end: ProcessExit;
  /** What it wrote to stderr. */
  readonly written: string;
  /** What the module exports, as far as it was loaded. */
  readonly exported: readonly string[];
}

/** Why a program could not be started. Node is asked where a mistake in its syntax is, if nothing says it. */
export async function failedStartError(remains: StartAttempt): Promise<CodeError> {
  const { program, module, home, end, exported, written } = remains;
  return startError({
    end,
    exported,
    entryPoint: program.entryPoint,
    memoryBytes: program.memoryBytes,
    folder: module.folder,
    moduleName: relative(module.folder, module.file),
    dependencies: module.dependencies,
    written: lacksErrorPlace(written) ? await locateError(module, home) : written,
  });
}

/** Of a mistake in an ES module the framework does not say where it is. */
function lacksErrorPlace(written: string): boolean {
  return /^Detailed stack trace: SyntaxError: .*\n {4}at compileSourceTextModule/m.test(written);
}

function locateError({ folder, file }: CodeModule, home: string): Promise<string> {
  return locateSyntaxError(file, { cwd: folder, env: baseEnvironment(home) });
}

/** A process that ended before it listened. */
interface FailedStart {
  readonly end: ProcessExit;
  /** What it wrote to stderr. */
  readonly written: string;
  /** What the module exports, as far as it was loaded. */
  readonly exported: readonly string[];
  readonly entryPoint: string;
  readonly memoryBytes: number;
  /** Where the source is unpacked. */
  readonly folder: string;
  /** The module that was to be loaded, within the folder. */
  readonly moduleName: string;
  /** Names of packages that `package.json` asks for. */
  readonly dependencies: readonly string[];
}

/** The lines by which the framework says that there is no function to run. */
const NO_FUNCTION = /^Function '.*' is not defined in the provided module/m;
const OTHER_TYPE = /^'.*' needs to be of type function\. Got: (\w+)/m;

/** How many names a message holds. */
const SHOWN_NAMES = 10;

/** Why a program could not be started, from what its process left behind. */
function startError(failed: FailedStart): CodeError {
  const { written, folder, memoryBytes } = failed;
  const output = hidePaths(written, folder);
  if (isOutOfHeap(written)) return memoryError(memoryBytes, output);
  const problem = entryPointProblem(failed);
  if (problem !== undefined) return new CodeError("entry-point", problem, output);
  return new CodeError("load", hidePaths(loadProblem(failed), folder), output);
}

function entryPointProblem({ written, entryPoint, moduleName, exported }: FailedStart): string | undefined {
  const name = JSON.stringify(entryPoint);
  const type = OTHER_TYPE.exec(written)?.[1];
  if (type !== undefined) return `${name} of ${moduleName} must be a function, and is of type ${type}.`;
  if (!NO_FUNCTION.test(written)) return undefined;
  return `${moduleName} exports nothing called ${name}, nor registers it; it exports ${listNames(exported)}.`;
}

function listNames(names: readonly string[]): string {
  if (names.length === 0) return "nothing";
  const rest = names.length - SHOWN_NAMES;
  return `${names.slice(0, SHOWN_NAMES).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

function loadProblem({ written, folder, moduleName, dependencies, end }: FailedStart): string {
  const error = findError(written, folder);
  if (error === undefined) return `${moduleName} ${endedEarly(end)}`;
  const missing = missingModuleProblem(error.text, written, { folder, dependencies });
  const place = error.place === undefined ? "" : ` (${error.place})`;
  return `${moduleName} cannot be loaded: ${missing ?? error.text}${place}`;
}

function endedEarly({ code, signal }: ProcessExit): string {
  if (signal !== null) return `was ended by ${signal} while it was loaded.`;
  if (code === 1) return "cannot be loaded: it throws something that is no Error.";
  const hint = code === 0 || code === 13 ? " It may wait for something that never comes." : "";
  return `ended its process with exit code ${code} while it was loaded.${hint}`;
}

/** How Node says that a module is not there: from CommonJS, then from an ES module. */
const MISSING = /Cannot find (?:module|package) '([^']+)'(?: imported from (\S.*))?/;

/** The first of the modules by which CommonJS came to ask for it. */
const REQUIRED_BY = /^Require stack:\n- (.+)$/m;

/** What is wrong where an error says that a module is not there. */
function missingModuleProblem(
  text: string,
  written: string,
  { folder, dependencies }: { readonly folder: string; readonly dependencies: readonly string[] },
): string | undefined {
  const [, asked, importer] = MISSING.exec(text) ?? [];
  if (asked === undefined) return undefined;
  const from = importer ?? REQUIRED_BY.exec(written)?.[1];
  const who = from === undefined ? "it" : hidePaths(from, folder);
  if (asked.startsWith(".") || isAbsolute(asked)) {
    return `Cannot find module '${hidePaths(asked, folder)}', which ${who} asks for: it is not in the archive`;
  }
  const name = packageName(asked);
  const why = dependencies.includes(name)
    ? "package.json lists it in its dependencies, but it is not installed"
    : "package.json does not list it in its dependencies";
  return `Cannot find module '${asked}', which ${who} asks for: ${why}`;
}

/** Of `@scope/name/part`, `@scope/name`. */
function packageName(asked: string): string {
  return asked
    .split("/")
    .slice(0, asked.startsWith("@") ? 2 : 1)
    .join("/");
}

/** An error that Node wrote. */
interface WrittenError {
  /** Its first line: `TypeError: x is not a function`. */
  readonly text: string;
  /** Where in the source: `lib/index.js:3`. */
  readonly place: string | undefined;
}

/** Before it the framework says what it makes of the error; after it come the error and its stack. */
const STACK_HEADING = "Detailed stack trace: ";

/** A line that begins with the name of an error, but for what the framework adds about the end of its process. */
const ERROR_LINE =
  /^(?:Uncaught )?(?!Error: Process exited with code \d+$)((?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?(?:: .*)?)$/m;

/** The error that kept a module from being loaded, in what its process wrote. */
function findError(written: string, folder: string): WrittenError | undefined {
  const at = written.lastIndexOf(STACK_HEADING);
  const stack = at === -1 ? written : written.slice(at + STACK_HEADING.length);
  const text = ERROR_LINE.exec(stack)?.[1] ?? (at === -1 ? undefined : firstLine(stack));
  return text === undefined ? undefined : { text, place: placeIn(stack, folder) };
}

/** Errors may have any name. What is no error has no stack, which the framework writes all the same. */
function firstLine(stack: string): string | undefined {
  const [line = ""] = stack.split("\n", 1);
  return line === "" || line === "undefined" ? undefined : line;
}

/** The first path of the source with a line: mistakes in syntax stand above the error, others in its stack. */
function placeIn(stack: string, folder: string): string | undefined {
  const starts = [`${pathToFileURL(folder).href}/`, `${folder}${sep}`].map(escapeRegExp).join("|");
  const found = new RegExp(`(?:${starts})([^\\n]*?:\\d+)(?::\\d+)?\\)?$`, "m").exec(stack);
  return found?.[1];
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** How long it may take, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Lets Node import a module that has a mistake in its syntax, and gives what it writes: of ES modules an error says
 * where the mistake is only when nothing catches it, and the framework does. No code runs: all of a module's imports
 * are parsed before.
 */
function locateSyntaxError(
  moduleFile: string,
  { cwd, env }: { readonly cwd: string; readonly env: Record<string, string> },
): Promise<string> {
  const args = [
    "--input-type=module",
    "--eval",
    `await import(${JSON.stringify(pathToFileURL(moduleFile).href)})`,
  ];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd, env, timeout: TIMEOUT_MS, killSignal: "SIGKILL" },
      (_, __, stderr) => resolve(stderr),
    );
  });
}
