import { CodeError } from "../../../service/code-error.ts";
import type { CodeEnd } from "./code-end.ts";
import { isOutOfHeap, memoryError } from "./code-end.ts";
import { hideFolder } from "./hide-folder.ts";
import { missingModule } from "./missing-module.ts";
import { errorIn } from "./written-error.ts";

/** A process that ended before it listened. */
export interface FailedStart {
  readonly end: CodeEnd;
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
const UNDEFINED = /^Function '.*' is not defined in the provided module/m;
const OTHER_TYPE = /^'.*' needs to be of type function\. Got: (\w+)/m;

/** How many names a message holds. */
const SHOWN_NAMES = 10;

/** Why a program could not be started, from what its process left behind. */
export function startFailure(failed: FailedStart): CodeError {
  const { written, folder, memoryBytes } = failed;
  const output = hideFolder(written, folder);
  if (isOutOfHeap(written)) return memoryError(memoryBytes, output);
  const problem = entryPointProblem(failed);
  if (problem !== undefined) return new CodeError("entry-point", problem, output);
  return new CodeError("load", hideFolder(loadProblem(failed), folder), output);
}

function entryPointProblem({ written, entryPoint, moduleName, exported }: FailedStart): string | undefined {
  const name = JSON.stringify(entryPoint);
  const type = OTHER_TYPE.exec(written)?.[1];
  if (type !== undefined) return `${name} of ${moduleName} must be a function, and is of type ${type}.`;
  if (!UNDEFINED.test(written)) return undefined;
  return `${moduleName} exports nothing called ${name}, nor registers it; it exports ${listed(exported)}.`;
}

function listed(names: readonly string[]): string {
  if (names.length === 0) return "nothing";
  const rest = names.length - SHOWN_NAMES;
  return `${names.slice(0, SHOWN_NAMES).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

function loadProblem({ written, folder, moduleName, dependencies, end }: FailedStart): string {
  const error = errorIn(written, folder);
  if (error === undefined) return `${moduleName} ${endedEarly(end)}`;
  const missing = missingModule(error.text, written, { folder, dependencies });
  const place = error.place === undefined ? "" : ` (${error.place})`;
  return `${moduleName} cannot be loaded: ${missing ?? error.text}${place}`;
}

function endedEarly({ code, signal }: CodeEnd): string {
  if (signal !== null) return `was ended by ${signal} while it was loaded.`;
  if (code === 1) return "cannot be loaded: it throws something that is no Error.";
  const hint = code === 0 || code === 13 ? " It may wait for something that never comes." : "";
  return `ended its process with exit code ${code} while it was loaded.${hint}`;
}
