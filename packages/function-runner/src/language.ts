import type { CodeError, Program } from "./code-runner/code-runner.ts";

/** A language that the runner supports. Processes, calls, limits and logs are the same for all languages. */
export interface Language {
  /** Returns whether this supports a runtime such as `nodejs24`. */
  runs(runtime: string): boolean;
  /** Opens the source of an archive for all programs with the same runtime. */
  open(source: UnpackedSource): CodeSource;
}

/** The source of an archive on the disk. */
export interface UnpackedSource {
  /** The folder of the unpacked source: an absolute path without links. */
  readonly folder: string;
  /** The runtime of the programs that use it, such as `nodejs24`. */
  readonly runtime: string;
  /** A path next to the source, where a language may create its own folder. The folder is removed with the source. */
  readonly ownFolder: string;
}

/** The source of an archive, as its language sees it. */
export interface CodeSource {
  /**
   * Finds the module of an entry point, and reports errors that can be found without running the code.
   *
   * @throws CodeError; the reason of `signal`
   */
  examine(entryPoint: string, signal: AbortSignal): Promise<CodeModule>;
  /**
   * Installs the dependencies of the source, once for all programs.
   *
   * @throws CodeError of "package", with the output of the installer; the reason of `signal`
   */
  install(signal: AbortSignal): Promise<void>;
}

/** A module of user code. It can be started after its dependencies are installed. */
export interface CodeModule {
  /** The folder of the unpacked source, which is the working directory of the code. */
  readonly folder: string;
  /** The absolute path of the module. */
  readonly file: string;
  /**
   * Patterns of the first lines that the framework writes to stdout, in order. The runner drops these lines, because
   * they reveal paths.
   */
  readonly bannerLines: readonly RegExp[];
  /** Returns notes for the log of a program. */
  notes(): readonly string[];
  /** Returns the command that starts the framework with a program. */
  command(program: Program, socketPath: string): CodeCommand;
  /** Creates the error for a process that ended before it listened. */
  startError(failed: FailedStart): Promise<CodeError>;
  /**
   * Creates the error for running calls of a process that ended by itself.
   *
   * @returns `undefined` if only its exit is known
   */
  exitError(exit: ProcessExit, memoryBytes: number, output: string): CodeError | undefined;
  /** Makes paths relative to the source, so that output does not reveal its location. */
  hidePaths(text: string): string;
}

/** A command that starts a process of user code. */
export interface CodeCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** The variables that the language adds to the environment. Variables of the function override them. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The exit of a process of user code. */
export interface ProcessExit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A process that ended before it listened. */
export interface FailedStart {
  readonly program: Program;
  /** The process's own folder. */
  readonly home: string;
  readonly exit: ProcessExit;
  /** The last lines of its stderr. */
  readonly stderr: string;
  /** The failure report of the process, if it sent one. */
  readonly report: unknown;
}
