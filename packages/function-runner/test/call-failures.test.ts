import { expect, it } from "vitest";
import { errorOf, openRunner, programOf, respondingWith } from "./support/open-runner.ts";
import { untilExited } from "./support/until-exited.ts";

const MEBIBYTE = 1024 * 1024;

it("ends a call that takes too long, and sends later calls to another process", async () => {
  const { call, textOf } = openRunner();
  const program = respondingWith(
    "if (req.query.busy) for (;;); if (req.query.wait) return; res.send(String(process.pid));",
    { timeoutMs: 700 },
  );
  const first = Number(await textOf(program));
  const waiting = errorOf(call(program, { target: "/?wait=1" }));
  const busy = errorOf(call(program, { target: "/?busy=1" }));
  for (const error of [await waiting, await busy]) {
    expect([error.problem, error.message]).toEqual([
      "timeout",
      "The call took longer than the 0.7 s of its time limit.",
    ]);
  }
  await untilExited(first);
  await expect.poll(() => textOf(program)).not.toBe(`${first}`);
});

it.each([
  ["ends itself", "process.exit(3)", "The code exited with code 3 before it responded."],
  [
    "leaves a rejection to nobody",
    "Promise.reject(new RangeError('nobody'))",
    "An uncaught error ended the code: RangeError: nobody",
  ],
  [
    "throws an error of no special kind where nobody catches",
    "throw new Error('nobody')",
    "An uncaught error ended the code: Error: nobody",
  ],
  [
    "throws where nobody catches",
    "throw new RangeError('nobody')",
    "An uncaught error ended the code: RangeError: nobody",
  ],
  ["is killed", "process.kill(process.pid, 'SIGKILL')", "The code was ended by SIGKILL before it responded."],
  [
    "is told to end",
    "process.kill(process.pid, 'SIGTERM')",
    "The code exited with code 0 before it responded.",
  ],
])("fails the running calls when code %s, and starts it again for the next", async (_, end, message) => {
  const { call, textOf, runner } = openRunner();
  // These errors happen outside of a call, because the framework handles errors inside of a call.
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
});

it("aborts a response that its process did not finish", async () => {
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
  ["on its heap", "const all = []; for (;;) all.push(new Array(1000).fill({}));"],
  ...(process.platform === "linux"
    ? [["beside its heap", "const all = []; setInterval(() => all.push(Buffer.alloc(20e6, 1)), 5);"]]
    : []),
])("ends code that uses too much memory %s", async (_, code) => {
  const { call, textOf } = openRunner();
  const program = respondingWith(`if (req.query.ok) return res.send("fine"); ${code}`, {
    memoryBytes: 128 * MEBIBYTE,
  });
  const error = await errorOf(call(program));
  expect([error.problem, error.message]).toEqual([
    "memory",
    "The code used more memory than its 128 MiB: give it more, or have it use less.",
  ]);
  expect(await textOf(program, { target: "/?ok=1" })).toBe("fine");
});
