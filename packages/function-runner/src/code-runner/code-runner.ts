/** The calling convention of code: an HTTP request, a background event with its context, or a CloudEvent. */
export type CodeSignature = "http" | "event" | "cloudevent";

/** User code with the settings to run it. */
export interface Program {
  /** Identifies this version of the program: if any other member changes, the id changes. */
  readonly id: string;
  /** The runtime of the code, such as `nodejs24`. */
  readonly runtime: string;
  /** SHA-256 of the archive, in hexadecimal digits. */
  readonly archiveId: string;
  /** Reads the ZIP archive. Called only if the archive is not unpacked yet. */
  archive(): Promise<Uint8Array>;
  /** The name of the function that the source exports or registers. */
  readonly entryPoint: string;
  readonly signature: CodeSignature;
  /** The memory limit, in bytes. */
  readonly memoryBytes: number;
  /** The time limit of a call, in milliseconds of the wall clock. */
  readonly timeoutMs: number;
  /** The environment variables of the code. Other variables of this process are hidden from it. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A request to a program. */
export interface ProgramRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body?: Uint8Array;
  /** Aborts when the caller no longer waits for the response. */
  readonly signal?: AbortSignal;
}

/** The response of a program. */
export interface ProgramResponse {
  readonly status: number;
  readonly statusText: string;
  /** The header fields without hop-by-hop fields. Names may repeat. */
  readonly headers: readonly (readonly [string, string])[];
  /** The bytes of a short body, or a stream that must be read or cancelled. `undefined` if there is no body. */
  readonly body: Uint8Array | ReadableStream<Uint8Array> | undefined;
}

/** A completed step of a deployment. */
export type DeploymentStep = "unpacked" | "examined" | "started";

/** A line of output from a program, or a message of the runner about the program. */
export interface LogLine {
  /** Milliseconds since 1970, by the runner's clock. */
  readonly time: number;
  readonly programId: string;
  readonly stream: "stdout" | "stderr" | "runner";
  readonly text: string;
}

/**
 * Runs user code outside of the caller's thread and memory. The interface uses only web standards, so a service can
 * use a runner in every environment.
 */
export interface CodeRunner {
  /** Returns whether this supports a runtime such as `nodejs24`. */
  runs(runtime: string): boolean;
  /**
   * Unpacks a program, finds its entry point, starts it and waits until it is ready for calls.
   *
   * @param reached called after each step
   * @throws CodeError; the reason of `signal`
   */
  deploy(
    program: Program,
    reached: (step: DeploymentStep) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
  /**
   * Sends a request to a program. Starts the program first if it is not running. Concurrent calls share one process.
   *
   * @throws CodeError; the reason of the request's `signal`
   */
  send(program: Program, request: ProgramRequest): Promise<ProgramResponse>;
  /** Returns the last log lines of a program, or of all programs if there is no id, from the oldest to the newest. */
  logs(programId?: string): readonly LogLine[];
  /** Ends a replaced program after its running calls have ended. */
  retire(programId: string): void;
  /** Ends all programs immediately and discards their logs. The runner can be used again. */
  stopAll(): Promise<void>;
  /** Ends all programs and removes their files. */
  close(): Promise<void>;
}

/** The clock of a runner, such as the clock of an emulator. */
export interface RunnerClock {
  /** Returns milliseconds since 1970. */
  now(): number;
  /**
   * Runs `work` at the time `at`, in milliseconds since 1970. Awaits a returned promise.
   *
   * @returns a function that cancels the work if it has not started
   */
  schedule(at: number, work: () => unknown): () => void;
}

/** The dependencies of a runner. */
export interface CodeRunnerParts {
  readonly clock: RunnerClock;
  /** Called with each new log line. */
  readonly onLine?: (line: LogLine) => void;
}

/** Creates a runner. */
export type CodeRunnerFactory = (parts: CodeRunnerParts) => CodeRunner;

/** The kind of a problem with user code. */
export type CodeProblem =
  /** The archive cannot be read, or has forbidden entries. */
  | "archive"
  /** The list of dependencies cannot be read, or a dependency cannot be installed. */
  | "package"
  /** The module is missing, or the module does not define the entry point. */
  | "entry-point"
  /** A program that the runtime needs is not installed. */
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

/** User code cannot be deployed or did not respond. The runner itself keeps working. */
export class CodeError extends Error {
  override readonly name: string = "CodeError";
  readonly problem: CodeProblem;
  /** The last output of the code. */
  readonly output: string;

  /** @param message the problem, its place and the fix; shown to the caller */
  constructor(problem: CodeProblem, message: string, output = "") {
    super(message);
    this.problem = problem;
    this.output = output;
  }
}
