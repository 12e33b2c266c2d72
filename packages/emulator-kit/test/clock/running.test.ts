import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { yieldToEventLoop } from "../../src/async/scheduling.ts";
import { createClock } from "../../src/index.ts";

const START = Date.UTC(2030, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: START });
  onTestFinished(() => void vi.useRealTimers());
});

/** Advances the platform's time. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await yieldToEventLoop();
}

describe("a running clock", () => {
  it("follows the platform's time from the clock's start time", async () => {
    const clock = createClock({ now: 5000, mode: "system" });
    await pass(250);
    expect(clock.now()).toBe(5250);
    expect(createClock({ mode: "system" }).now()).toBe(START + 250);
  });

  it("runs due callbacks and ends sleeps with a single timer", async () => {
    const clock = createClock({ mode: "system" });
    const notes: string[] = [];
    for (const ms of [300, 100, 200]) clock.schedule(START + ms, () => notes.push(`work ${ms}`));
    void clock.sleep(150).then(() => notes.push("awake"));
    expect(vi.getTimerCount()).toBe(1);
    await pass(200);
    expect(notes).toEqual(["work 100", "awake", "work 200"]);
    await pass(100);
    expect(notes.at(-1)).toBe("work 300");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("sets no timer for cancelled callbacks and aborted sleeps", () => {
    const clock = createClock({ mode: "system" });
    const controller = new AbortController();
    clock.sleep(100, controller.signal).catch(() => {});
    const cancel = clock.schedule(START + 50, () => {});
    cancel();
    controller.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("supports waits that exceed the maximum delay of a platform timer", async () => {
    const clock = createClock({ mode: "system" });
    const work = vi.fn();
    const farAway = 2 ** 31 + 1000;
    clock.schedule(START + farAway, work);
    await pass(farAway - 1);
    expect(work).not.toHaveBeenCalled();
    await pass(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it("waits for a callback to settle before it starts the next one, but ends sleeps on time", async () => {
    const clock = createClock({ mode: "system" });
    const notes: string[] = [];
    let finish = (): void => {};
    clock.schedule(START + 10, () => new Promise<void>((resolve) => (finish = resolve)));
    clock.schedule(START + 20, () => notes.push("next"));
    void clock.sleep(30).then(() => notes.push("awake"));
    await pass(30);
    expect(notes).toEqual(["awake"]);
    finish();
    await yieldToEventLoop();
    expect(notes).toEqual(["awake", "next"]);
  });

  it("does not run a callback that is cancelled while it waits for its turn", async () => {
    const clock = createClock({ mode: "system" });
    const work = vi.fn();
    let finish = (): void => {};
    clock.schedule(START + 10, () => new Promise<void>((resolve) => (finish = resolve)));
    const cancel = clock.schedule(START + 20, work);
    await pass(30);
    cancel();
    finish();
    await yieldToEventLoop();
    expect(work).not.toHaveBeenCalled();
  });
});

it("stops a running clock at the latest time, and sets no timer for later callbacks", async () => {
  const last = Date.parse("9999-12-31T23:59:59.999Z");
  const clock = createClock({ now: last - 100, mode: "system" });
  const work = vi.fn();
  clock.schedule(last, work);
  clock.schedule(last + 1, work);
  void clock.sleep(101).then(work);
  await pass(100);
  expect(work).toHaveBeenCalledOnce();
  await pass(100);
  expect(clock.now()).toBe(last);
  expect(work).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

describe("advancing a running clock", () => {
  it("continues a running clock from the time it was advanced to", async () => {
    const clock = createClock({ mode: "system" });
    const seen: number[] = [];
    clock.schedule(START + 1000, () => seen.push(clock.now() - START));
    await clock.advance(5000);
    expect(seen).toEqual([1000]);
    await pass(10);
    expect(clock.now()).toBe(START + 5010);
    clock.schedule(START + 5020, () => seen.push(clock.now() - START));
    await pass(10);
    expect(seen).toEqual([1000, 5020]);
  });

  it("allows callbacks to advance a running clock", async () => {
    const clock = createClock({ mode: "system" });
    const notes: string[] = [];
    clock.schedule(START + 500, () => notes.push("later work"));
    clock.schedule(START + 10, async () => {
      await clock.advance(1000);
      notes.push(`moved to ${clock.now() - START}`);
    });
    await pass(10);
    expect(notes).toEqual(["later work", "moved to 1010"]);
  });

  it("runs one advance call at a time, even if a callback makes another call", async () => {
    const clock = createClock({ mode: "system" });
    const seen: string[] = [];
    clock.schedule(START + 10, async () => {
      const moved = clock.advance(1000);
      void clock.sleep(5000);
      await moved;
      seen.push(`work at ${clock.now() - START}`);
    });
    clock.schedule(START + 500, async () => {
      for (let turns = 0; turns < 5; turns += 1) await yieldToEventLoop();
      seen.push(`other at ${clock.now() - START}`);
    });
    vi.advanceTimersByTime(10);
    await Promise.resolve();
    await Promise.resolve();
    await clock.advance(100);
    seen.push(`we at ${clock.now() - START}`);
    expect(seen).toEqual(["other at 500", "work at 1010", "we at 1110"]);
  });

  it("sets no timer while a running clock is being advanced", async () => {
    const clock = createClock({ mode: "system" });
    const timers: number[] = [];
    clock.schedule(START + 2000, () => {});
    clock.schedule(START + 1000, () => timers.push(vi.getTimerCount()));
    await clock.advance(1000);
    expect(timers).toEqual([0]);
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe("freezing", () => {
  it("stops time until the clock is resumed", async () => {
    const clock = createClock({ mode: "system" });
    const work = vi.fn();
    clock.schedule(START + 100, work);
    await pass(50);
    clock.freeze();
    expect(clock.state()).toEqual({ now: START + 50, mode: "manual", scheduled: 1, sleeping: 0 });
    expect(vi.getTimerCount()).toBe(0);
    await pass(1000);
    expect(clock.now()).toBe(START + 50);
    clock.resume();
    await pass(49);
    expect(work).not.toHaveBeenCalled();
    await pass(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it("freezes the clock after an advance call if a callback freezes it during the call", async () => {
    const clock = createClock({ mode: "system" });
    clock.schedule(START + 100, () => clock.freeze());
    await clock.advance(500);
    await pass(1000);
    expect(clock.now()).toBe(START + 500);
  });

  it("wakes sleeping callbacks when a frozen clock is advanced", async () => {
    const clock = createClock({ mode: "system" });
    const notes: string[] = [];
    clock.schedule(START + 10, async () => {
      await clock.sleep(100);
      notes.push("awake");
    });
    await pass(20);
    clock.freeze();
    await clock.advance(100);
    expect(notes).toEqual(["awake"]);
  });

  it("a new manual clock is frozen", async () => {
    const clock = createClock({ now: START, mode: "manual" });
    void clock.sleep(10);
    clock.schedule(START + 5, () => {});
    expect(vi.getTimerCount()).toBe(0);
    await pass(1000);
    expect(clock.state()).toEqual({ now: START, mode: "manual", scheduled: 1, sleeping: 1 });
  });
});

it("a running clock does not keep the process alive or set a timer beyond the maximum delay", async () => {
  vi.useRealTimers();
  const module = new URL("../../src/clock/create-clock.ts", import.meta.url);
  const program = `
    import { createClock } from ${JSON.stringify(module.href)};
    const clock = createClock({ mode: "system" });
    clock.schedule(clock.now() + 1_000 * 3_600_000, () => {});
    void clock.sleep(10_000 * 3_600_000);
  `;
  const ended = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
    timeout: 20_000,
  });
  await expect(ended).resolves.toMatchObject({ stdout: "", stderr: "" });
});
