import { describe, expect, it, onTestFinished, vi } from "vitest";
import { yieldToEventLoop } from "../../src/async/scheduling.ts";
import { createClock, type EmulatorClock } from "../../src/index.ts";

const START = Date.UTC(2030, 0, 1);

/** Starts to advance a clock by 10 ms. The scheduled callback ends when the test calls `end`. */
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

describe("concurrent clock changes", () => {
  it("adds up concurrent advance calls", async () => {
    const { clock, end } = await busyClock();
    expect(await end(clock.advance(20), clock.advance(300), clock.advance(4_000))).toBe(4_330);
  });

  it("starts a concurrent advance call after the callbacks of the current call have settled", async () => {
    const { clock, end } = await busyClock();
    const notes: number[] = [];
    const advanced = clock.advance(20).then(() => notes.push(clock.now() - START));
    for (let turns = 0; turns < 5; turns += 1) await yieldToEventLoop();
    expect(notes).toEqual([]);
    expect(clock.now() - START).toBe(10);
    await end(advanced);
    expect(notes).toEqual([30]);
  });

  it("advances relative to the time set by an earlier concurrent call", async () => {
    const { clock, end } = await busyClock();
    expect(await end(clock.advance(5), clock.set(START + 100), clock.advance(7))).toBe(107);
  });

  it("can set the clock back in a concurrent call", async () => {
    const { clock, end } = await busyClock();
    expect(await end(clock.set(START + 3), clock.advance(1))).toBe(4);
  });

  it("advances to the next event once for each concurrent call", async () => {
    const { clock, end } = await busyClock();
    for (const ms of [50, 60]) clock.schedule(START + ms, () => undefined);
    expect(await end(clock.advanceToNext(), clock.advanceToNext())).toBe(60);
  });

  it("a failing advance call does not affect concurrent advance calls", async () => {
    const { clock, end } = await busyClock();
    const failed = expect(clock.advanceToNext()).rejects.toThrow("Nothing is due");
    const late = expect(clock.advance(8e15)).rejects.toThrow("9999");
    expect(await end(clock.advance(20), failed, late, clock.advance(300))).toBe(330);
  });

  it("adds up concurrent advance calls even if the clock is resumed and frozen in between", async () => {
    const { clock, end } = await busyClock();
    clock.resume();
    const advanced = clock.advance(20);
    clock.freeze();
    expect(await end(advanced, clock.advance(300))).toBe(330);
  });

  it("adds up concurrent advance calls while a callback sleeps", async () => {
    const clock = createClock({ now: START, mode: "manual" });
    clock.schedule(START + 1, () => clock.sleep(1_000));
    const { end } = await busyClock(clock);
    expect(await end(clock.advance(20), clock.advance(300))).toBe(330);
  });
});

it("adds up advance calls from callbacks and from other code in any order", async () => {
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

describe("without AsyncLocalStorage", () => {
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

  it("adds up concurrent advance calls without AsyncLocalStorage", async () => {
    const { clock, end } = await busyClock(await plainClock());
    expect(await end(clock.advance(20), clock.advance(300))).toBe(330);
  });

  it("allows callbacks to advance the clock without AsyncLocalStorage", async () => {
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
