import { describe, expect, it, onTestFinished, vi } from "vitest";
import { yieldToEventLoop } from "../../src/async/scheduling.ts";
import { createClock, type EmulatorClock } from "../../src/index.ts";

const START = Date.UTC(2030, 0, 1);

/** Starts a move to 10. Its work ends when the test calls `end`. */
async function busyClock(clock: EmulatorClock = createClock({ now: START, mode: "manual" })) {
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    clock.schedule(START + 10, () => {
      resolve();
      return finished;
    });
  });
  const moved = clock.advance(10);
  await begun;
  const end = async (...others: Promise<unknown>[]): Promise<number> => {
    for (let turns = 0; turns < 5; turns += 1) await yieldToEventLoop();
    finish();
    await Promise.all([moved, ...others]);
    return clock.now() - START;
  };
  return { clock, end };
}

describe("a move that is requested while the work of another move runs", () => {
  it("a concurrent move adds up with the current move", async () => {
    const { clock, end } = await busyClock();
    expect(await end(clock.advance(20), clock.advance(300), clock.advance(4_000))).toBe(4_330);
  });

  it("a concurrent move starts when the work of the current move has settled", async () => {
    const { clock, end } = await busyClock();
    const notes: number[] = [];
    const advanced = clock.advance(20).then(() => notes.push(clock.now() - START));
    for (let turns = 0; turns < 5; turns += 1) await yieldToEventLoop();
    expect(notes).toEqual([]);
    expect(clock.now() - START).toBe(10);
    await end(advanced);
    expect(notes).toEqual([30]);
  });

  it("a concurrent move is relative to the time that an earlier request sets", async () => {
    const { clock, end } = await busyClock();
    expect(await end(clock.advance(5), clock.set(START + 100), clock.advance(7))).toBe(107);
  });

  it("a concurrent move can set the clock back", async () => {
    const { clock, end } = await busyClock();
    expect(await end(clock.set(START + 3), clock.advance(1))).toBe(4);
  });

  it("concurrent moves to the next event run one after another", async () => {
    const { clock, end } = await busyClock();
    for (const ms of [50, 60]) clock.schedule(START + ms, () => undefined);
    expect(await end(clock.advanceToNext(), clock.advanceToNext())).toBe(60);
  });

  it("a failed concurrent move does not affect others", async () => {
    const { clock, end } = await busyClock();
    const failed = expect(clock.advanceToNext()).rejects.toThrow("Nothing is due");
    const late = expect(clock.advance(8e15)).rejects.toThrow("9999");
    expect(await end(clock.advance(20), failed, late, clock.advance(300))).toBe(330);
  });

  it("a concurrent move adds up if the clock is resumed and frozen meanwhile", async () => {
    const { clock, end } = await busyClock();
    clock.resume();
    const advanced = clock.advance(20);
    clock.freeze();
    expect(await end(advanced, clock.advance(300))).toBe(330);
  });

  it("a concurrent move adds up while work sleeps", async () => {
    const clock = createClock({ now: START, mode: "manual" });
    clock.schedule(START + 1, () => clock.sleep(1_000));
    const { end } = await busyClock(clock);
    expect(await end(clock.advance(20), clock.advance(300))).toBe(330);
  });
});

it("moves of work and independent moves add up in any order", async () => {
  const { clock, end } = await busyClock();
  const seen: number[] = [];
  clock.schedule(START + 10, async () => {
    const own = clock.advance(100);
    await yieldToEventLoop();
    await own;
    seen.push(clock.now() - START);
  });
  expect(await end(clock.advance(20), clock.advance(300))).toBe(430);
  expect(seen).toEqual([110]);
});

describe("a clock in a runtime without AsyncLocalStorage", () => {
  async function plainClock(): Promise<EmulatorClock> {
    vi.stubGlobal("process", { ...process, getBuiltinModule: undefined });
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.resetModules();
    });
    const module = await import("../../src/clock/create-clock.ts");
    return module.createClock({ now: START, mode: "manual" });
  }

  it("adds up concurrent moves without AsyncLocalStorage", async () => {
    const { clock, end } = await busyClock(await plainClock());
    expect(await end(clock.advance(20), clock.advance(300))).toBe(330);
  });

  it("allows work to move the clock without AsyncLocalStorage", async () => {
    const clock = await plainClock();
    const seen: number[] = [];
    clock.schedule(START + 10, async () => {
      await yieldToEventLoop();
      await clock.advance(5);
      seen.push(clock.now() - START);
    });
    await clock.advance(20);
    expect(seen).toEqual([25]);
  });
});
