import { onTestFinished } from "vitest";
import type { CodeError, CodeRunner, Program, ProgramRequest } from "../../src/code-runner/index.ts";
import { type FunctionRunnerOptions, functionRunner } from "../../src/index.ts";
import { asResponse } from "./as-response.ts";
import { ManualClock } from "./manual-clock.ts";
import { zipOfFiles } from "./zip-of-files.ts";

export const OPENING: number = Date.UTC(2026, 2, 3, 9);

/** A runner and its clock. */
export interface OpenRunner {
  readonly runner: CodeRunner;
  readonly clock: ManualClock;
  /** Deploys a program. @returns the completed steps */
  deploy(program: Program): Promise<readonly string[]>;
  /** Sends a request. The default method is GET. */
  call(program: Program, request?: Partial<ProgramRequest>): Promise<Response>;
  /** Sends a request. @returns the text of the response */
  textOf(program: Program, request?: Partial<ProgramRequest>): Promise<string>;
  /** Deploys an invalid program. @returns the error */
  deploymentError(program: Program): Promise<CodeError>;
}

/** Opens a runner with a manual clock. It is closed at the end of the test. */
export function openRunner(options: FunctionRunnerOptions = {}): OpenRunner {
  const clock = new ManualClock(OPENING);
  const runner = functionRunner(options)({ clock });
  onTestFinished(() => runner.close());
  const call: OpenRunner["call"] = async (program, request) => {
    const sent = { method: "GET", target: "/", headers: [], ...request };
    return asResponse(await runner.send(program, sent));
  };
  const deploy: OpenRunner["deploy"] = async (program) => {
    const reached: string[] = [];
    await runner.deploy(program, async (step) => void reached.push(step), new AbortController().signal);
    return reached;
  };
  return {
    runner,
    clock,
    deploy,
    call,
    textOf: async (program, request) => (await call(program, request)).text(),
    deploymentError: (program) => errorOf(deploy(program)),
  };
}

/** Returns the error that a promise rejects with. */
export async function errorOf(promise: Promise<unknown>): Promise<CodeError> {
  try {
    await promise;
  } catch (error) {
    return error as CodeError;
  }
  throw new Error("It did not fail.");
}

let count = 0;

/** Creates a program from source files by path. A string is the content of `index.js`. */
export function programOf(
  source: string | Readonly<Record<string, string>>,
  more: Partial<Program> = {},
): Program {
  const files = typeof source === "string" ? { "index.js": source } : source;
  count += 1;
  return {
    id: `program-${count}`,
    runtime: "nodejs24",
    archiveId: JSON.stringify(files),
    archive: async () => zipOfFiles(files) as Uint8Array<ArrayBuffer>,
    entryPoint: "hello",
    signature: "http",
    memoryBytes: 256 * 1024 * 1024,
    timeoutMs: 20_000,
    environment: {},
    ...more,
  };
}

/** Creates a program with a function `hello(req, res)` that has this body. */
export function respondingWith(body: string, more: Partial<Program> = {}): Program {
  return programOf(`exports.hello = (req, res) => { ${body} };`, more);
}
