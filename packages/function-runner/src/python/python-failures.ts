import { relative } from "node:path";
import { earlyExitProblem, entryPointTypeError, listNames } from "../code-failures.ts";
import { CodeError } from "../code-runner/code-runner.ts";
import type { FailedStart } from "../language.ts";

/** The report from `run_function.py` about code that cannot be loaded. */
interface FailureReport {
  readonly kind: "noTarget" | "otherType" | "error";
  /** Names of the module's functions. */
  readonly names?: readonly string[];
  /** The actual type of the entry point. */
  readonly type?: string;
  /** The error, such as `KeyError: 'HOME'`. */
  readonly text?: string;
  /** The location in the source, such as `main.py:3`. */
  readonly place?: string | null;
  /** Name of a missing module. */
  readonly missing?: string | null;
}

/** Creates the error for a program that could not be started. */
export function pythonStartError(
  { folder, file, hidePaths }: { folder: string; file: string; hidePaths(text: string): string },
  { program, exit, stderr, report }: FailedStart,
): CodeError {
  const output = hidePaths(stderr);
  const moduleName = relative(folder, file);
  const { kind, names = [], type = "unknown", text = "", place, missing } = (report ?? {}) as FailureReport;
  if (kind === "noTarget") {
    const name = JSON.stringify(program.entryPoint);
    const message = `${moduleName} does not define ${name}; it defines ${listNames(names)}.`;
    return new CodeError("entry-point", message, output);
  }
  if (kind === "otherType") return entryPointTypeError(moduleName, program.entryPoint, type, output);
  if (kind !== "error") return new CodeError("load", `${moduleName} ${earlyExitProblem(exit)}`, output);
  const reason = missing ? `${text}: ${missingReason(missing)}` : text;
  const where = place ? ` (${place})` : "";
  return new CodeError("load", hidePaths(`${moduleName} cannot be loaded: ${reason}${where}`), output);
}

function missingReason(module: string): string {
  const [name = module] = module.split(".");
  return `it is not in the archive, and no package named in requirements.txt contains ${name}`;
}
