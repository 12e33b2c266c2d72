import { endToEndHeaders } from "@seamline/function-runner/code-runner";
import type {
  CodeRunner,
  CodeRunnerFactory,
  DeploymentStep,
  LogLine,
  Program,
  ProgramRequest,
  ProgramResponse,
} from "../../../src/index.ts";

/** A request that was sent to a program. */
export interface SentRequest {
  readonly program: Program;
  readonly method: string;
  readonly target: string;
  /** Header fields in their original order and letter case. */
  readonly fields: readonly (readonly [string, string])[];
  /** Header fields by name. */
  readonly headers: Headers;
  readonly bytes: Uint8Array | undefined;
  /** The body as text. Empty if there is no body. */
  readonly text: string;
  readonly signal: AbortSignal | undefined;
}

type Reached = (step: DeploymentStep) => Promise<void>;

/** A runner that does not run code, but records requests. The test sets the responses. */
export class FakeRunner implements CodeRunner {
  readonly sent: SentRequest[] = [];
  readonly deployed: Program[] = [];
  readonly retired: string[] = [];
  readonly lines: LogLine[] = [];
  /** The `runner` option for `createEmulator`. */
  readonly factory: CodeRunnerFactory = () => this;
  /** Number of times that all programs were stopped. */
  stops = 0;
  /** Returns a program's response. */
  respond: (sent: SentRequest) => Response | Promise<Response> = () => new Response("ok");
  /** Decides how a deployment ends. */
  deployment: (program: Program, reached: Reached, signal: AbortSignal) => Promise<void> = reachAll;

  runs(runtime: string): boolean {
    return /^nodejs\d+$/.test(runtime);
  }

  async deploy(program: Program, reached: Reached, signal: AbortSignal): Promise<void> {
    this.deployed.push(program);
    await this.deployment(program, reached, signal);
  }

  async send(program: Program, request: ProgramRequest): Promise<ProgramResponse> {
    const { method, target, headers, body, signal } = request;
    const fields = [...headers];
    const text = new TextDecoder().decode(body);
    const all = new Headers(fields.map(([name, value]): [string, string] => [name, value]));
    const sent = { program, method, target, fields, headers: all, bytes: body, text, signal };
    this.sent.push(sent);
    return programResponse(await this.respond(sent));
  }

  logs(programId?: string): readonly LogLine[] {
    return this.lines.filter((line) => programId === undefined || line.programId === programId);
  }

  retire(programId: string): void {
    this.retired.push(programId);
  }

  async stopAll(): Promise<void> {
    this.stops += 1;
    this.lines.length = 0;
  }

  async close(): Promise<void> {}
}

/** Converts a `Response` to a program response, without connection headers. */
export function programResponse({ status, statusText, headers, body }: Response): ProgramResponse {
  return { status, statusText, headers: endToEndHeaders(headers), body: body ?? undefined };
}

async function reachAll(_program: Program, reached: Reached): Promise<void> {
  for (const step of ["unpacked", "examined", "started"] as const) await reached(step);
}
