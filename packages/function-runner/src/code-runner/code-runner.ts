/** Input of a function: an HTTP request, a background event with its context, or a CloudEvent. */
export type CodeSignature = "http" | "event" | "cloudevent";

/** User code and the settings to run it. */
export interface Program {
  /** Identifies this version of the program. The id must change if any other member changes. */
  readonly id: string;
  /** The runtime of the code, such as `nodejs24`. */
  readonly runtime: string;
  /** SHA-256 hash of the archive in hexadecimal. */
  readonly archiveId: string;
  /** Reads the ZIP archive. Only called if the archive is not unpacked yet. */
  archive(): Promise<Uint8Array>;
  /** Function name that the source exports or registers. */
  readonly entryPoint: string;
  readonly signature: CodeSignature;
  /** The memory limit, in bytes. */
  readonly memoryBytes: number;
  /** The time limit for a call, in milliseconds of real time. */
  readonly timeoutMs: number;
  /** The code's environment variables. The code cannot read other variables of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A request to a program. */
export interface ProgramRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body?: Uint8Array;
  /** Aborted if the caller stops waiting for the response. */
  readonly signal?: AbortSignal;
}

/** Response from a program. */
export interface ProgramResponse {
  readonly status: number;
  readonly statusText: string;
  /** The header fields without hop-by-hop fields. Names can repeat. */
  readonly headers: readonly (readonly [string, string])[];
  /** The bytes of a short body, or a stream that must be read or cancelled. `undefined` without a body. */
  readonly body: Uint8Array | ReadableStream<Uint8Array> | undefined;
}

/** A completed step of a deployment. */
export type DeploymentStep = "unpacked" | "examined" | "started";

/** A line of output from a program, or a message from the runner about the program. */
export interface LogLine {
  /** Time in milliseconds since 1970, according to the runner's clock. */
  readonly time: number;
  readonly programId: string;
  readonly stream: "stdout" | "stderr" | "runner";
  readonly text: string;
}

/**
 * Runs user code outside the caller's thread and memory. The interface only uses web standards, so services can use
 * runners in every environment.
 */
export interface CodeRunner {
  /** Returns whether the runner supports a runtime, such as `nodejs24`. */
  runs(runtime: string): boolean;
  /**
   * Unpacks a program, finds its entry point, starts it, and waits until it is ready for calls.
   *
   * @param reached called after each step
   * @throws CodeError
   * @throws the signal's reason if the signal is aborted
   */
  deploy(
    program: Program,
    reached: (step: DeploymentStep) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
  /**
   * Sends a request to a program. Starts the program first if it is not running. Concurrent calls share one process.
   *
   * @throws CodeError
   * @throws the reason of the request's signal if the signal is aborted
   */
  send(program: Program, request: ProgramRequest): Promise<ProgramResponse>;
  /** Returns the latest log lines, oldest first. Without `programId`, returns the lines of all programs. */
  logs(programId?: string): readonly LogLine[];
  /** Ends a program that was replaced, after its running calls have ended. */
  retire(programId: string): void;
  /** Ends all programs immediately and discards their logs. The runner can be used again. */
  stopAll(): Promise<void>;
  /** Ends all programs and removes their files. */
  close(): Promise<void>;
}

/** A runner's clock, for example an emulator's clock. */
export interface RunnerClock {
  /** Returns milliseconds since 1970. */
  now(): number;
  /**
   * Calls `work` at the time `at`, in milliseconds since 1970. Awaits the result if it is a promise.
   *
   * @returns a function that cancels the call if it has not started
   */
  schedule(at: number, work: () => unknown): () => void;
}

/** Dependencies of a runner. */
export interface CodeRunnerParts {
  readonly clock: RunnerClock;
  /** Called for each new log line. */
  readonly onLine?: (line: LogLine) => void;
}

/** Creates a runner. */
export type CodeRunnerFactory = (parts: CodeRunnerParts) => CodeRunner;

/** Kinds of problems with user code. */
export type CodeProblem =
  /** The archive cannot be read or contains forbidden entries. */
  | "archive"
  /** A dependency cannot be installed, or the list of dependencies cannot be read. */
  | "package"
  /** The module is missing or does not define the entry point. */
  | "entry-point"
  /** A program that the runtime requires is not installed. */
  | "runtime"
  /** The module cannot be loaded, for instance because of a syntax error. */
  | "load"
  | "start-timeout"
  /** A call exceeded its time limit. */
  | "timeout"
  /** The program exceeded its memory limit. */
  | "memory"
  /** The program ended during a call. */
  | "crashed"
  /** The response is too long. */
  | "answer-too-large";

/** Thrown if user code cannot be deployed or does not respond. The runner itself keeps working. */
export class CodeError extends Error {
  override readonly name: string = "CodeError";
  readonly problem: CodeProblem;
  /** The last output of the code. */
  readonly output: string;

  /** @param message the problem, its location and the fix. Shown to the caller. */
  constructor(problem: CodeProblem, message: string, output = "") {
    super(message);
    this.problem = problem;
    this.output = output;
  }
}
