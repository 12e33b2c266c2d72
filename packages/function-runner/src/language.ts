import type { CodeError, Program } from "./code-runner/code-runner.ts";

/**
 * A programming language that the runner supports. Processes, calls, limits and logs work the same for all languages.
 */
export interface Language {
  /** Returns whether the language supports a runtime, such as `nodejs24`. */
  runs(runtime: string): boolean;
  /** Opens an unpacked source for all programs with the same runtime. */
  open(source: UnpackedSource): CodeSource;
}

/** An unpacked archive on disk. */
export interface UnpackedSource {
  /** Absolute path of the folder, with links resolved. */
  readonly folder: string;
  /** The runtime of the programs that use the source, such as `nodejs24`. */
  readonly runtime: string;
  /** Path of a folder that the language can create next to the source. It is removed together with the source. */
  readonly ownFolder: string;
}

/** Language-specific operations on an unpacked source. */
export interface CodeSource {
  /**
   * Finds the module of an entry point and reports errors that can be detected without running the code.
   *
   * @throws CodeError
   * @throws the signal's reason if the signal is aborted
   */
  examine(entryPoint: string, signal: AbortSignal): Promise<CodeModule>;
  /**
   * Installs the source's dependencies. Called once for all programs.
   *
   * @throws CodeError with the problem "package" and the output of the installer
   * @throws the signal's reason if the signal is aborted
   */
  install(signal: AbortSignal): Promise<void>;
}

/** A module of user code. Its dependencies must be installed before it is started. */
export interface CodeModule {
  /** The folder of the unpacked source. It is the code's working directory. */
  readonly folder: string;
  /** The absolute path of the module. */
  readonly file: string;
  /**
   * Patterns for the first lines that the framework writes to stdout, in order. The runner removes these lines, because
   * they reveal paths.
   */
  readonly bannerLines: readonly RegExp[];
  /** Returns notes for a program's log. */
  notes(): readonly string[];
  /** Returns the command that starts the framework with a program. */
  command(program: Program, socketPath: string): CodeCommand;
  /** Creates the error for a process that ended before it started listening. */
  startError(failed: FailedStart): Promise<CodeError>;
  /**
   * Creates the error for calls that were running when their process exited.
   *
   * @returns `undefined` if the cause of the exit is unknown
   */
  exitError(exit: ProcessExit, memoryBytes: number, output: string): CodeError | undefined;
  /** Makes paths relative to the source, so that the output does not reveal its location. */
  hidePaths(text: string): string;
}

/** A command that starts a process of user code. */
export interface CodeCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** Environment variables that the language adds. The function's variables override them. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Exit status of a process that ran user code. */
export interface ProcessExit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** A process that ended before it started listening. */
export interface FailedStart {
  readonly program: Program;
  /** The home folder of the process. */
  readonly home: string;
  readonly exit: ProcessExit;
  /** The last lines of stderr. */
  readonly stderr: string;
  /** The failure report from the process, if it sent one. */
  readonly report: unknown;
}
