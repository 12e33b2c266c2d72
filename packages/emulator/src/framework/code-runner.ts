import type { EmulatorClock } from "../clock/emulator-clock.ts";

/** How code is called: with a request, with an event and its context, or with an event of CloudEvents. */
export type CodeSignature = "http" | "event" | "cloudevent";

/** Code of a user, and how it is to run. */
export interface Program {
  /** The same as long as nothing of it changes. Another version has another id. */
  readonly id: string;
  /** SHA-256 of the archive, in hexadecimal digits. */
  readonly archiveId: string;
  /** The archive, a zip: asked for where it is not unpacked yet. */
  archive(): Promise<Uint8Array>;
  /** What the source exports or registers, and a call runs. */
  readonly entryPoint: string;
  readonly signature: CodeSignature;
  /** Memory that it may use, in bytes. */
  readonly memoryBytes: number;
  /** How long a call may take, in milliseconds of the wall clock. */
  readonly timeoutMs: number;
  /** Nothing else of the emulator's own environment reaches the code. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A request to a program, as it is to arrive there. */
export interface ProgramRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body?: Uint8Array;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** What a program answers. */
export interface ProgramAnswer {
  readonly status: number;
  readonly statusText: string;
  /** As they came, but for those of the connection. Names may repeat. */
  readonly headers: readonly (readonly [string, string])[];
  /** All of it where it is short, or as it comes, which is to be read or cancelled; `undefined` for none. */
  readonly body: Uint8Array | ReadableStream<Uint8Array> | undefined;
}

/** How far the deployment of a program is. */
export type DeploymentStep = "unpacked" | "examined" | "started";

/** A line that a program wrote, or that the runner says of it. */
export interface LogLine {
  /** Milliseconds since 1970, of the emulator's clock. */
  readonly time: number;
  readonly programId: string;
  readonly stream: "stdout" | "stderr" | "runner";
  readonly text: string;
}

/**
 * Runs code of users, outside of the emulator's own thread and memory. It is no part of the core, which knows the web
 * standards alone.
 */
export interface CodeRunner {
  /** Whether it runs code of a runtime, such as `nodejs24`. */
  runs(runtime: string): boolean;
  /**
   * Unpacks a program, looks for its entry point, starts it and waits until it answers. It stays ready for calls.
   *
   * @param reached told of each step that is done
   * @throws CodeError; the reason of `signal`
   */
  deploy(
    program: Program,
    reached: (step: DeploymentStep) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
  /**
   * Sends a request to a program, which is started where it does not run; calls at the same time share it.
   *
   * @throws CodeError; the reason of the request's `signal`
   */
  send(program: Program, request: ProgramRequest): Promise<ProgramAnswer>;
  /** The last lines of a program, from the oldest to the newest; those of all programs without an id. */
  logs(programId?: string): readonly LogLine[];
  /** Ends a program once its calls have ended: another one has taken its place. */
  retire(programId: string): void;
  /** Ends every program at once, and forgets what they wrote. It may be used again. */
  stopAll(): Promise<void>;
  /** Ends everything and leaves nothing behind. */
  close(): Promise<void>;
}

/** Makes the runner of one emulator. */
export type CodeRunnerFactory = (parts: { readonly clock: EmulatorClock }) => CodeRunner;

/** What went wrong with code of a user. */
export type CodeProblem =
  /** The archive is none, or holds what is refused. */
  | "archive"
  /** `package.json` cannot be read, or what it depends on cannot be installed. */
  | "package"
  /** There is no module to load, or nothing in it of the name of the entry point. */
  | "entry-point"
  /** Loading it fails, such as by a mistake in its syntax. */
  | "load"
  | "start-timeout"
  /** A call took longer than it may. */
  | "timeout"
  /** It used more memory than it may. */
  | "memory"
  /** It ended while it was to answer. */
  | "crashed"
  /** The answer is longer than it may be. */
  | "answer-too-large";

/** Code of a user that cannot be deployed, or failed to answer. The emulator is as it was. */
export class CodeError extends Error {
  override readonly name: string = "CodeError";
  readonly problem: CodeProblem;
  /** What the code wrote last, for people. */
  readonly output: string;

  /** @param message what was wrong, where, and what would be right: shown to the caller */
  constructor(problem: CodeProblem, message: string, output = "") {
    super(message);
    this.problem = problem;
    this.output = output;
  }
}
