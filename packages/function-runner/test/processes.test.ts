import { expect, it } from "vitest";
import { errorOf, type OpenRunner, openRunner, respondingWith } from "./support/open-runner.ts";
import { isRunning, untilExited } from "./support/until-exited.ts";

const PID = "if (!req.query.wait) res.send(String(process.pid)); else globalThis.waiting = res;";

async function pidOf({ textOf }: OpenRunner, program: Parameters<OpenRunner["textOf"]>[0]): Promise<number> {
  return Number(await textOf(program));
}

it("1,000 concurrent calls share a process, even before it has started", async () => {
  const { textOf } = openRunner();
  const program = respondingWith("setTimeout(() => res.send([process.pid, req.query.n]), 5)");
  const numbers = Array.from({ length: 1_000 }, (_, at) => `${at}`);
  const texts = await Promise.all(numbers.map((n) => textOf(program, { target: `/?n=${n}` })));
  const responses = texts.map((text): [number, string] => JSON.parse(text));
  expect(responses.map(([, n]) => n)).toEqual(numbers);
  expect(new Set(responses.map(([pid]) => pid)).size).toBe(1);
});

it("stops an idle process and starts it again for the next call", async () => {
  const open = openRunner({ idleMs: 1_000 });
  const program = respondingWith(PID);
  const first = await pidOf(open, program);
  await open.clock.advance(600);
  expect(await pidOf(open, program)).toBe(first);
  await open.clock.advance(999);
  expect(isRunning(first)).toBe(true);
  await open.clock.advance(1);
  expect(isRunning(first)).toBe(false);
  expect(await pidOf(open, program)).not.toBe(first);
});

it("does not stop a process during a long call", async () => {
  const open = openRunner({ idleMs: 1_000 });
  const program = respondingWith(
    `if (req.query.end) { globalThis.waiting.send('done'); res.send(''); } else ${PID}`,
  );
  const pid = await pidOf(open, program);
  const waiting = open.textOf(program, { target: "/?wait=1" });
  await pidOf(open, program);
  await open.clock.advance(60_000);
  expect(isRunning(pid)).toBe(true);
  await open.textOf(program, { target: "/?end=1" });
  expect(await waiting).toBe("done");
  await open.clock.advance(1_000);
  expect(isRunning(pid)).toBe(false);
});

it("stops the process that has been idle longest, or exceeds the limit if no process is idle", async () => {
  const open = openRunner({ maxProcesses: 2 });
  const [a, b, c] = [respondingWith(PID), respondingWith(PID), respondingWith(PID)] as const;
  const first = await pidOf(open, a);
  const second = await pidOf(open, b);
  await pidOf(open, a);
  const third = await pidOf(open, c);
  expect([first, second, third].map(isRunning)).toEqual([true, false, true]);
  const waiting = [a, c].map((program) => errorOf(open.call(program, { target: "/?wait=1" })));
  await Promise.all([pidOf(open, a), pidOf(open, c)]);
  const fourth = await pidOf(open, b);
  expect([first, third, fourth].map(isRunning)).toEqual([true, true, true]);
  await open.runner.stopAll();
  for (const error of await Promise.all(waiting)) expect(error.problem).toBe("crashed");
});

it("finishes running calls when a program is retired", async () => {
  const open = openRunner();
  const program = respondingWith(
    "if (req.query.wait) req.on('close', () => {}), setTimeout(() => res.send('done'), 300); else res.send(String(process.pid));",
  );
  const pid = await pidOf(open, program);
  const waiting = open.textOf(program, { target: "/?wait=1" });
  await pidOf(open, program);
  open.runner.retire(program.id);
  expect(await waiting).toBe("done");
  await untilExited(pid);
});

it("ends all programs immediately and can run other programs afterwards", async () => {
  const open = openRunner();
  const program = respondingWith(PID);
  const pid = await pidOf(open, program);
  const waiting = errorOf(open.call(program, { target: "/?wait=1" }));
  await pidOf(open, program);
  await open.runner.stopAll();
  expect([isRunning(pid), open.runner.logs(program.id)]).toEqual([false, []]);
  expect((await waiting).message).toBe("The emulator stopped the function before it responded.");
  expect(await pidOf(open, program)).not.toBe(pid);
});

it("aborts a deployment that is no longer needed", async () => {
  const { runner } = openRunner();
  const program = respondingWith("res.send('');");
  const wish = new AbortController();
  const reason = new Error("Not wanted.");
  const deployment = runner.deploy(
    program,
    async (step) => {
      if (step === "examined") setTimeout(() => wish.abort(reason), 20);
    },
    wish.signal,
  );
  expect(await errorOf(deployment)).toBe(reason);
  await runner.close();
  expect(await errorOf(runner.send(program, { method: "GET", target: "/", headers: [] }))).toEqual(
    new Error("The function runner is closed."),
  );
});
