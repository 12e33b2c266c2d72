import { afterAll, describe, expect, it } from "vitest";
import { functionRunner } from "../src/index.ts";
import { asResponse } from "./support/as-response.ts";
import { ManualClock } from "./support/manual-clock.ts";
import { errorOf, openRunner, programOf, respondingWith } from "./support/open-runner.ts";
import { untilExited } from "./support/until-exited.ts";

const MEBIBYTE = 1024 * 1024;

it("ends a call that takes too long and sends later calls to another process", async () => {
  const { call, textOf } = openRunner();
  const program = respondingWith(
    "if (req.query.busy) for (;;); if (req.query.wait) return; res.send(String(process.pid));",
    { timeoutMs: 700 },
  );
  const first = Number(await textOf(program));
  const waiting = errorOf(call(program, { target: "/?wait=1" }));
  const busy = errorOf(call(program, { target: "/?busy=1" }));
  for (const error of [await waiting, await busy]) {
    expect([error.problem, error.message]).toEqual(["timeout", "The call exceeded its time limit of 0.7 s."]);
  }
  await untilExited(first);
  await expect.poll(() => textOf(program)).not.toBe(`${first}`);
});

/** Statements that end the process, with the error message of the pending calls. */
const ENDS: readonly (readonly [name: string, statement: string, message: string])[] = [
  ["exits", "process.exit(3)", "The code exited with code 3 before it responded."],
  [
    "has an unhandled rejection",
    "Promise.reject(new RangeError('nobody'))",
    "The code crashed with an uncaught error: RangeError: nobody",
  ],
  [
    "throws an uncaught plain error",
    "throw new Error('nobody')",
    "The code crashed with an uncaught error: Error: nobody",
  ],
  [
    "throws an uncaught error of a subclass",
    "throw new RangeError('nobody')",
    "The code crashed with an uncaught error: RangeError: nobody",
  ],
  [
    "is killed",
    "process.kill(process.pid, 'SIGKILL')",
    "The code was terminated by SIGKILL before it responded.",
  ],
  [
    "receives SIGTERM",
    "process.kill(process.pid, 'SIGTERM')",
    "The code exited with code 0 before it responded.",
  ],
];

describe("a process that ends during calls", () => {
  // The process ends outside of a call, because the framework handles errors inside a call.
  const program = programOf(`
    const ends = [${ENDS.map(([, statement]) => `() => { ${statement} }`).join()}];
    let waiting = 0;
    let end;
    const look = () => { if (end && waiting === 2) { console.log("the last words"); end(); } };
    setInterval(look, 1);
    exports.hello = (req, res) => {
      if (req.query.wait) waiting += 1;
      else if (req.query.end) end = ends[req.query.end];
      else res.send(String(process.pid));
    };`);
  const runner = functionRunner()({ clock: new ManualClock() });
  afterAll(() => runner.close());

  const call = async (target: string): Promise<string> =>
    asResponse(await runner.send(program, { method: "GET", target, headers: [] })).text();

  it.each(ENDS.map(([name, , message], at) => [name, at, message] as const))(
    "fails the running calls if the code %s, and starts it again for the next call",
    async (_, at, message) => {
      const first = await call("/");
      const calls = ["/?wait=1", "/?wait=1", `/?end=${at}`].map((target) => errorOf(call(target)));
      for (const error of await Promise.all(calls)) {
        expect([error.problem, error.message]).toEqual(["crashed", message]);
        expect(error.output).toContain("the last words");
      }
      expect(await call("/")).not.toBe(first);
    },
  );
});

it("aborts an unfinished response if the code's process ends", async () => {
  const { call } = openRunner();
  const program = respondingWith(
    "res.write('begin '); res.on('close', () => {}); setImmediate(() => process.exit(9));",
  );
  const error = await errorOf(call(program).then((response) => response.text()));
  expect([error.problem, error.message]).toEqual([
    "crashed",
    "The code exited with code 9 before it responded.",
  ]);
});

it("ends code that uses too much heap or off-heap memory", async () => {
  const { call, textOf } = openRunner();
  const program = respondingWith(
    `const all = [];
    if (req.query.heap) for (;;) all.push(new Array(1000).fill({}));
    if (req.query.buffers) return void setInterval(() => all.push(Buffer.alloc(20e6, 1)), 5);
    res.send("fine");`,
    { memoryBytes: 128 * MEBIBYTE },
  );
  // Only Linux reports memory outside the heap.
  for (const usage of ["heap", ...(process.platform === "linux" ? ["buffers"] : [])]) {
    const error = await errorOf(call(program, { target: `/?${usage}=1` }));
    expect([usage, error.problem, error.message]).toEqual([
      usage,
      "memory",
      "The code exceeded its memory limit of 128 MiB: raise the limit or reduce the memory usage.",
    ]);
    expect(await textOf(program)).toBe("fine");
  }
});
