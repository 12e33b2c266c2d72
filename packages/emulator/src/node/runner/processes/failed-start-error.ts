import { relative } from "node:path";
import type { CodeError } from "../../../service/code-error.ts";
import type { Program } from "../../../service/code-runner.ts";
import type { CodeEnd } from "./code-end.ts";
import { baseEnvironment } from "./code-environment.ts";
import { locateSyntaxError } from "./locate-syntax-error.ts";
import type { CodeModule } from "./spawn-code.ts";
import { startFailure } from "./start-failure.ts";

/** What was to be started, and what its process left behind. */
export interface StartRemains {
  readonly program: Program;
  readonly module: CodeModule;
  /** The process's own folder. */
  readonly home: string;
  readonly end: CodeEnd;
  /** What it wrote to stderr. */
  readonly written: string;
  /** What the module exports, as far as it was loaded. */
  readonly exported: readonly string[];
}

/** Why a program could not be started. Node is asked where a mistake in its syntax is, if nothing says it. */
export async function failedStartError(remains: StartRemains): Promise<CodeError> {
  const { program, module, home, end, exported, written } = remains;
  return startFailure({
    end,
    exported,
    entryPoint: program.entryPoint,
    memoryBytes: program.memoryBytes,
    folder: module.folder,
    moduleName: relative(module.folder, module.file),
    dependencies: module.dependencies,
    written: isUnplacedSyntaxError(written) ? await placedError(module, home) : written,
  });
}

/** Of a mistake in an ES module the framework does not say where it is. */
function isUnplacedSyntaxError(written: string): boolean {
  return /^Detailed stack trace: SyntaxError: .*\n {4}at compileSourceTextModule/m.test(written);
}

function placedError({ folder, file }: CodeModule, home: string): Promise<string> {
  return locateSyntaxError(file, { cwd: folder, env: baseEnvironment(home) });
}
