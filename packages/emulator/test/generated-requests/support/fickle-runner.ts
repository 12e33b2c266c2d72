import {
  CodeError,
  type CodeProblem,
  type CodeRunner,
  type CodeRunnerFactory,
  type Program,
} from "../../../src/index.ts";
import { programResponse } from "../../functions/support/fake-runner.ts";

const IN_DEPLOYMENT: readonly CodeProblem[] = [
  "archive",
  "package",
  "entry-point",
  "load",
  "start-timeout",
  "memory",
];
const IN_CALLS: readonly CodeProblem[] = [
  "timeout",
  "memory",
  "crashed",
  "answer-too-large",
  "archive",
  "load",
];

/** A runner that runs no code. The outcome of deployments and calls depends on the program and the number of calls. */
export const fickleRunner: CodeRunnerFactory = (): CodeRunner => {
  const calls = new Map<string, number>();
  return {
    runs: (runtime) => runtime.startsWith("nodejs"),
    async deploy(program, reached, signal) {
      await program.archive();
      await reached("unpacked");
      const fate = fateOf(program);
      const problem = IN_DEPLOYMENT[fate];
      if (problem) throw new CodeError(problem, `The code failed: ${problem}.`, "a line\nanother");
      if (fate === IN_DEPLOYMENT.length) throw new Error("The disk is full.");
      await reached("examined");
      signal.throwIfAborted();
      await reached("started");
    },
    async send(program, { target, headers, body, signal }) {
      signal?.throwIfAborted();
      const call = (calls.get(program.id) ?? 0) + 1;
      calls.set(program.id, call);
      // Throw for invalid headers and targets, as a request to a process would.
      for (const [name, value] of headers) new Headers().append(name, value);
      if (/[^!-\xff]/.test(target)) throw new TypeError(`Invalid request target: ${target}`);
      return programResponse(respondTo(call + fateOf(program), body));
    },
    logs: () => [{ time: 0, programId: "program", stream: "stdout", text: "line" }],
    retire: (programId) => void calls.delete(programId),
    stopAll: async () => calls.clear(),
    close: async () => undefined,
  };
};

/** Returns the value of the variable FATE. If it is not set, derives a number from the program id. */
function fateOf({ id, environment }: Program): number {
  const fate = Number(environment.FATE);
  return Number.isInteger(fate) ? fate : 20 + (Number.parseInt(id.slice(-4), 16) % 7);
}

function respondTo(number: number, body: Uint8Array | undefined): Response {
  const kind = number % 16;
  const problem = IN_CALLS[kind];
  if (problem) throw new CodeError(problem, `The code failed: ${problem}.`);
  const text = new TextDecoder().decode(body);
  switch (kind) {
    case 6:
      return new Response(text, { status: 500 });
    case 7:
      return new Response(null, { status: 204 });
    case 8:
      return new Response(text, { status: 404, headers: { "content-type": "application/json" } });
    case 9:
      return brokenOff();
    case 10:
      return new Response("x", { headers: { "content-length": `${2 ** 40}` } });
    case 11:
      return new Response(new Uint8Array([0xff, 0xfe, 0x00]));
    default:
      return new Response(text, {
        headers: [
          ["set-cookie", "a=1"],
          ["set-cookie", "b=2"],
        ],
      });
  }
}

function brokenOff(): Response {
  const start = (controller: ReadableStreamDefaultController): void => {
    controller.enqueue(new TextEncoder().encode("half"));
    controller.error(new CodeError("crashed", "The code ended during its response."));
  };
  return new Response(new ReadableStream({ start }));
}
