import type { CodeError, Program } from "./code-runner/code-runner.ts";

/** A language whose code the runner runs. Processes, calls, limits and logs are the same for all languages. */
export interface Language {
  /** Whether it runs code of a runtime such as `nodejs24`. */
  runs(runtime: string): boolean;
  /** Opens the source of an archive, for all programs of one runtime. */
  open(source: UnpackedSource): CodeSource;
}

/** The source of an archive on the disk. */
export interface UnpackedSource {
  /** Where it is unpacked: an absolute path without links. */
  readonly folder: string;
  /** The runtime of the programs that use it, such as `nodejs24`. */
  readonly runtime: string;
  /** A path beside the source, where a language may make a folder of its own. It is removed with the source. */
  readonly ownFolder: string;
}

/** The source of an archive, as its language sees it. */
export interface CodeSource {
  /**
   * Finds the module of an entry point, and reports mistakes that need no run to be found.
   *
   * @throws CodeError; the reason of `signal`
   */
  examine(entryPoint: string, signal: AbortSignal): Promise<CodeModule>;
  /**
   * Installs what the source depends on, once for all programs.
   *
   * @throws CodeError of "package", with the output of the installer; the reason of `signal`
   */
  install(signal: AbortSignal): Promise<void>;
}

/** A module of user code. It can be started once its source is installed. */
export interface CodeModule {
  /** The folder where the source is unpacked, and in which the code runs. */
  readonly folder: string;
  /** The absolute path of the module. */
  readonly file: string;
  /** The first lines of the framework on stdout, in their order. They are dropped, since they reveal paths. */
  readonly bannerLines: readonly RegExp[];
  /** Returns what the log of a program should say about how it runs. */
  notes(): readonly string[];
  /** Returns the command that starts the framework with a program. */
  command(program: Program, socketPath: string): CodeCommand;
  /** Makes the error of a process that ended before it listened. */
  startError(failed: FailedStart): Promise<CodeError>;
  /**
   * Makes the error of the calls that were running when a process ended by itself.
   *
   * @returns `undefined` if its exit says all that is known
   */
  exitError(exit: ProcessExit, memoryBytes: number, output: string): CodeError | undefined;
  /** Makes paths relative to the source, so that output does not reveal where it is on this machine. */
  hidePaths(text: string): string;
}

/** A command that starts a process of user code. */
export interface CodeCommand {
  readonly program: string;
  readonly args: readonly string[];
  /** The variables that the language adds to those of all programs. Those of the function itself override them. */
  readonly environment: Readonly<Record<string, string>>;
}

/** How a process of user code ended. */
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
  /** The last lines that it wrote to stderr. */
  readonly stderr: string;
  /** What the process reported about its failure, if it did. */
  readonly report: unknown;
}
