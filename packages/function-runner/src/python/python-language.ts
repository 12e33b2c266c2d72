import { delimiter, dirname, join } from "node:path";
import type { CodeError, Program } from "../code-runner/code-runner.ts";
import { isPythonRuntime } from "../code-runner/runtimes.ts";
import type {
  CodeCommand,
  CodeModule,
  CodeSource,
  FailedStart,
  Language,
  UnpackedSource,
} from "../language.ts";
import { processBytes } from "../processes/memory-watch.ts";
import { examineModule } from "./examine-module.ts";
import { findPython, minorOf, type Python } from "./find-python.ts";
import { installRequirements, type PipOptions, type PythonEnvironment } from "./install-requirements.ts";
import { pythonStartError } from "./python-failures.ts";
import { pythonFile } from "./run-python.ts";

/** Runs Python code with the installed Python version that is nearest to the runtime. */
export function pythonLanguage(options: PipOptions): Language {
  return { runs: isPythonRuntime, open: (source) => new PythonSource(source, options) };
}

class PythonSource implements CodeSource {
  readonly #source: UnpackedSource;
  readonly #options: PipOptions;
  #python: Python | undefined;
  #environment: PythonEnvironment | undefined;

  constructor(source: UnpackedSource, options: PipOptions) {
    this.#source = source;
    this.#options = options;
  }

  async examine(entryPoint: string, signal: AbortSignal): Promise<CodeModule> {
    const { folder, runtime } = this.#source;
    const python = await this.#findPython(signal);
    const file = await examineModule(folder, entryPoint, python, signal);
    return new PythonModule({ folder, file, runtime, python, environment: () => this.#installed() });
  }

  async install(signal: AbortSignal): Promise<void> {
    const { folder, ownFolder } = this.#source;
    const python = await this.#findPython(signal);
    this.#environment = await installRequirements(folder, ownFolder, python, this.#options, signal);
  }

  async #findPython(signal: AbortSignal): Promise<Python> {
    this.#python ??= await findPython(this.#source.runtime, this.#options.environment, signal);
    return this.#python;
  }

  #installed(): PythonEnvironment {
    if (this.#environment === undefined) throw new Error("The source is not installed.");
    return this.#environment;
  }
}

interface PythonModuleParts {
  readonly folder: string;
  readonly file: string;
  readonly runtime: string;
  readonly python: Python;
  /** Returns the environment. It must be installed. */
  environment(): PythonEnvironment;
}

class PythonModule implements CodeModule {
  readonly folder: string;
  readonly file: string;
  readonly bannerLines: readonly RegExp[] = [];
  readonly #parts: PythonModuleParts;

  constructor(parts: PythonModuleParts) {
    this.folder = parts.folder;
    this.file = parts.file;
    this.#parts = parts;
  }

  notes(): readonly string[] {
    const { runtime, python } = this.#parts;
    const wanted = minorOf(runtime);
    if (python.minor === wanted) return [];
    return [`Runs with Python ${python.version}, because no Python 3.${wanted} with venv is on PATH.`];
  }

  command({ memoryBytes }: Program, socketPath: string): CodeCommand {
    const { program, folder } = this.#parts.environment();
    const mostBytes = 2 * processBytes(memoryBytes) + BURST_BYTES;
    return {
      program,
      args: [pythonFile("run_function.py"), socketPath, this.file, `${mostBytes}`],
      environment: {
        PATH: [join(folder, "bin"), process.env.PATH ?? ""].join(delimiter),
        VIRTUAL_ENV: folder,
        // Disable buffering of output, and use UTF-8 regardless of this machine's locale.
        PYTHONUNBUFFERED: "1",
        PYTHONUTF8: "1",
        PYTHONNOUSERSITE: "1",
      },
    };
  }

  async startError(failed: FailedStart): Promise<CodeError> {
    return pythonStartError(this, failed);
  }

  exitError(): undefined {}

  readonly hidePaths = (text: string): string => {
    const { python, environment } = this.#parts;
    const { folder, packages } = environment();
    const folders = [
      this.folder,
      dirname(packages),
      folder,
      python.library,
      dirname(pythonFile("run_function.py")),
    ];
    return folders
      .reduce((result, each) => result.replaceAll(`${each}/`, ""), text)
      .replaceAll(this.folder, ".");
  };
}

/**
 * Address space that code can reserve in addition to its memory limit before allocations fail, in bytes. Much of the
 * reserved memory is never used, such as most of the stack of each thread.
 */
const BURST_BYTES = 512 * 1024 * 1024;
