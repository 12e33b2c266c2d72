import { expect, it } from "vitest";
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

it.each([
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
])(
  "fails the running calls if the code %s, and starts it again for the next call",
  async (_, end, message) => {
    const { call, textOf, runner } = openRunner();
    // These errors are thrown outside of a call, because the framework handles errors inside a call.
    const program = programOf(`
    let waiting = 0;
    let isToEnd = false;
    const look = () => { if (isToEnd && waiting === 2) { console.log("the last words"); ${end}; } };
    setInterval(look, 1);
    exports.hello = (req, res) => {
      if (req.query.wait) waiting += 1;
      else if (req.query.end) isToEnd = true;
      else res.send(String(process.pid));
    };`);
    const first = await textOf(program);
    const calls = ["/?wait=1", "/?wait=1", "/?end=1"].map((target) => errorOf(call(program, { target })));
    for (const error of await Promise.all(calls)) {
      expect([error.problem, error.message]).toEqual(["crashed", message]);
      expect(error.output).toContain("the last words");
    }
    expect(await textOf(program)).not.toBe(first);
    expect(runner.logs(program.id).filter(({ text }) => text.startsWith("Started"))).toHaveLength(2);
  },
);

it("aborts an unfinished response if the process of the code ends", async () => {
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

it.each([
  ["on the heap", "const all = []; for (;;) all.push(new Array(1000).fill({}));"],
  ...(process.platform === "linux"
    ? [["outside the heap", "const all = []; setInterval(() => all.push(Buffer.alloc(20e6, 1)), 5);"]]
    : []),
])("ends code that uses too much memory %s", async (_, code) => {
  const { call, textOf } = openRunner();
  const program = respondingWith(`if (req.query.ok) return res.send("fine"); ${code}`, {
    memoryBytes: 128 * MEBIBYTE,
  });
  const error = await errorOf(call(program));
  expect([error.problem, error.message]).toEqual([
    "memory",
    "The code exceeded its memory limit of 128 MiB: raise the limit or reduce the memory usage.",
  ]);
  expect(await textOf(program, { target: "/?ok=1" })).toBe("fine");
});
