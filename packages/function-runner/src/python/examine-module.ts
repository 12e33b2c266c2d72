import { join } from "node:path";
import { archiveContents, missingModuleError } from "../archive/archive-contents.ts";
import { CodeError } from "../code-runner/code-runner.ts";
import { isFile } from "../file-system.ts";
import type { Python } from "./find-python.ts";
import { outputOf } from "./run-python.ts";

/** The framework loads this module. */
const MODULE = "main.py";

/**
 * Finds a source's module and checks its syntax with Python, without running it or installing its dependencies.
 *
 * @returns absolute path of the module
 * @throws CodeError with the problem "entry-point" or "load"
 * @throws the signal's reason if the signal is aborted
 */
export async function examineModule(
  folder: string,
  entryPoint: string,
  python: Python,
  signal: AbortSignal,
): Promise<string> {
  const file = join(folder, MODULE);
  if (!(await isFile(file))) throw await noModuleError(folder, entryPoint);
  await assertSyntax(file, python, signal);
  return file;
}

async function noModuleError(folder: string, entryPoint: string): Promise<CodeError> {
  const contents = await archiveContents(folder, [MODULE, "requirements.txt"]);
  const modules = contents.names.filter((name) => name.endsWith(".py"));
  const remedy = modules.length === 1 ? `. Rename ${modules[0]} to ${MODULE}` : "";
  return missingModuleError(`no ${MODULE} at its top level`, entryPoint, contents, remedy);
}

/** Writes the line, the message and the full text of a syntax error as JSON. Writes nothing if the syntax is valid. */
const SYNTAX_CHECK = `
import json, sys, traceback
with open(sys.argv[1], "rb") as file:
    source = file.read()
try:
    compile(source, "${MODULE}", "exec", dont_inherit=True)
except SyntaxError as error:
    print(json.dumps([error.lineno, error.msg, "".join(traceback.format_exception_only(type(error), error))]))
except ValueError as error:
    print(json.dumps([None, str(error), str(error)]))
`;

/** Throws if the module contains a syntax error. Other errors are only reported when the module is loaded. */
async function assertSyntax(file: string, python: Python, signal: AbortSignal): Promise<void> {
  const report = await outputOf(python.program, ["-I", "-S", "-c", SYNTAX_CHECK, file], {}, signal);
  signal.throwIfAborted();
  if (report === "") return;
  const [line, message, output] = JSON.parse(report);
  const place = line === null ? MODULE : `${MODULE}, line ${line}`;
  throw new CodeError("load", `${place}: ${message}`, output.trim());
}
