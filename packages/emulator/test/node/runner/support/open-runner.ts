import { strToU8, zipSync } from "fflate";
import { onTestFinished, vi } from "vitest";
import {
  type CodeError,
  type CodeRunner,
  createClock,
  type EmulatorClock,
  type Program,
  type ProgramRequest,
} from "../../../../src/index.ts";
import { type FunctionRunnerOptions, functionRunner } from "../../../../src/node/index.ts";
import { asResponse } from "./as-response.ts";

// Tests with a runner start processes, which takes long where others do so too.
vi.setConfig({ testTimeout: 30_000 });

export const OPENING: number = Date.UTC(2026, 2, 3, 9);

/** A runner, and the clock that it goes by. */
export interface OpenRunner {
  readonly runner: CodeRunner;
  readonly clock: EmulatorClock;
  /** Deploys, and says what was reached. */
  deploy(program: Program): Promise<readonly string[]>;
  /** Sends a GET, or what is given. */
  call(program: Program, request?: Partial<ProgramRequest>): Promise<Response>;
  /** The text that a call is answered with. */
  textOf(program: Program, request?: Partial<ProgramRequest>): Promise<string>;
  /** Why a program cannot be deployed. */
  deploymentError(program: Program): Promise<CodeError>;
}

/** A runner on a clock that stands still, for as long as the test lasts. */
export function openRunner(options: FunctionRunnerOptions = {}): OpenRunner {
  const clock = createClock({ mode: "manual", now: OPENING });
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

/** What a promise rejects with. */
export async function errorOf(promise: Promise<unknown>): Promise<CodeError> {
  try {
    await promise;
  } catch (error) {
    return error as CodeError;
  }
  throw new Error("It did not fail.");
}

let count = 0;

/** A program of source files, by their paths: `index.js` alone where it is one text. */
export function programOf(
  source: string | Readonly<Record<string, string>>,
  more: Partial<Program> = {},
): Program {
  const files = typeof source === "string" ? { "index.js": source } : source;
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  count += 1;
  return {
    id: `program-${count}`,
    archiveId: JSON.stringify(files),
    archive: async () => zipSync(Object.fromEntries(entries), { level: 0 }) as Uint8Array<ArrayBuffer>,
    entryPoint: "hello",
    signature: "http",
    memoryBytes: 256 * 1024 * 1024,
    timeoutMs: 20_000,
    environment: {},
    ...more,
  };
}

/** A program whose function `hello` has this body, with `req` and `res`. */
export function answering(body: string, more: Partial<Program> = {}): Program {
  return programOf(`exports.hello = (req, res) => { ${body} };`, more);
}
