import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { yieldToEventLoop } from "../../src/async/scheduling.ts";
import { createClock, type EmulatorClock } from "../../src/index.ts";

const START = Date.UTC(2030, 0, 1);
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

function manualClock(): EmulatorClock {
  return createClock({ now: START, mode: "manual" });
}

/** Creates a clock, and a function that records a note with the clock's current time. */
function notebook() {
  const clock = manualClock();
  const notes: string[] = [];
  const note = (what: string): void => void notes.push(`${what} at ${clock.now() - START}`);
  const at = (ms: number, what: string): (() => void) => clock.schedule(START + ms, () => note(what));
  return { clock, notes, note, at };
}

describe("a manual clock", () => {
  it("changes a manual clock only when it is advanced or set", async () => {
    const clock = manualClock();
    expect(clock.now()).toBe(START);
    await clock.advance(1500);
    expect(clock.now()).toBe(START + 1500);
    await clock.set(START + 5000);
    expect(clock.now()).toBe(START + 5000);
  });

  it("runs callbacks at their scheduled times, and in scheduling order if the times are equal", async () => {
    const { clock, notes, at } = notebook();
    at(20, "third");
    at(10, "first");
    at(10, "second");
    at(31, "too late");
    await clock.advance(30);
    expect(notes).toEqual(["first at 10", "second at 10", "third at 20"]);
    await clock.advance(1);
    expect(notes.at(-1)).toBe("too late at 31");
  });

  it("waits for a callback to settle before it starts the next one", async () => {
    const { clock, notes, note, at } = notebook();
    clock.schedule(START + 10, async () => {
      note("begun");
      await yieldToEventLoop();
      await yieldToEventLoop();
      note("settled");
    });
    at(10, "next");
    await clock.advance(10);
    expect(notes).toEqual(["begun at 10", "settled at 10", "next at 10"]);
  });

  it("runs callbacks that are scheduled by other callbacks while the clock is advancing", async () => {
    const { clock, notes, note, at } = notebook();
    clock.schedule(START + 10, async () => {
      await yieldToEventLoop();
      note("outer");
      at(15, "inner");
      at(50, "beyond");
    });
    at(20, "later");
    await clock.advance(20);
    expect(notes).toEqual(["outer at 10", "inner at 15", "later at 20"]);
  });

  it("runs overdue callbacks when the clock is advanced, without setting it back", async () => {
    const { clock, notes, at } = notebook();
    await clock.advance(100);
    at(10, "overdue");
    expect(notes).toEqual([]);
    await clock.advance(0);
    expect(notes).toEqual(["overdue at 100"]);
  });
});

describe("calls and cancellation", () => {
  it("runs concurrent advance calls one after another", async () => {
    const { clock, notes, at } = notebook();
    at(25, "in the second");
    await Promise.all([clock.advance(10), clock.advance(20)]);
    expect(clock.now()).toBe(START + 30);
    expect(notes).toEqual(["in the second at 25"]);
  });

  it("cancels callbacks that have not started", async () => {
    const { clock, notes, at } = notebook();
    const cancel = at(10, "cancelled");
    const cancelLater = at(20, "cancelled by work");
    clock.schedule(START + 15, cancelLater);
    cancel();
    cancel();
    at(30, "kept");
    expect(clock.state()).toEqual({ now: START, mode: "manual", scheduled: 3, sleeping: 0 });
    await clock.advance(100);
    expect(notes).toEqual(["kept at 30"]);
  });

  it("cancels all callbacks, but does not cancel sleeps", async () => {
    const { clock, notes, note, at } = notebook();
    at(10, "cancelled");
    void clock.sleep(20).then(() => note("awake"));
    clock.cancelAll();
    expect(clock.state()).toMatchObject({ scheduled: 0, sleeping: 1 });
    await clock.advance(100);
    expect(notes).toEqual(["awake at 20"]);
  });

  it("runs no callbacks and keeps their scheduled times when the clock is set back", async () => {
    const { clock, notes, at } = notebook();
    await clock.advance(50);
    at(60, "work");
    await clock.set(START + 5);
    expect(clock.now()).toBe(START + 5);
    await clock.advance(54);
    expect(notes).toEqual([]);
    await clock.advance(1);
    expect(notes).toEqual(["work at 60"]);
  });
});

describe("failing callbacks", () => {
  it("reports callbacks that fail, and runs the others", async () => {
    const errors: unknown[] = [];
    const clock = createClock({ now: START, mode: "manual", onError: (error) => errors.push(error) });
    const done: string[] = [];
    clock.schedule(START + 1, () => {
      throw new Error("at once");
    });
    clock.schedule(START + 1, async () => {
      await yieldToEventLoop();
      throw new Error("later");
    });
    clock.schedule(START + 1, () => done.push("the rest"));
    await clock.advance(1);
    expect(errors).toEqual([new Error("at once"), new Error("later")]);
    expect(done).toEqual(["the rest"]);
  });

  it("ignores errors that the error handler throws", async () => {
    const onError = (error: unknown): never => {
      throw error;
    };
    const clock = createClock({ now: START, mode: "manual", onError });
    clock.schedule(START + 1, () => Promise.reject(new Error("work")));
    await clock.advance(1);
    expect(clock.now()).toBe(START + 1);
  });
});

describe("sleeping callbacks", () => {
  it("allows a callback to sleep several times while other callbacks run", async () => {
    const { clock, notes, note, at } = notebook();
    clock.schedule(START + 10, async () => {
      await clock.sleep(10);
      note("once");
      await yieldToEventLoop();
      await clock.sleep(10);
      await yieldToEventLoop();
      note("twice");
    });
    at(15, "other");
    await clock.advance(30);
    expect(notes).toEqual(["other at 15", "once at 20", "twice at 30"]);
  });

  it("continues a callback that is still sleeping when the clock is advanced again", async () => {
    const { clock, notes, note } = notebook();
    clock.schedule(START + 10, async () => {
      await clock.sleep(100);
      await yieldToEventLoop();
      note("awake");
    });
    await clock.advance(50);
    expect(notes).toEqual([]);
    await clock.advance(60);
    expect(notes).toEqual(["awake at 110"]);
  });
});

describe("callbacks that advance the clock", () => {
  it("extends an advance call if a callback advances the clock beyond its target", async () => {
    const { clock, notes, note, at } = notebook();
    clock.schedule(START + 10, async () => {
      await clock.advance(5);
      note("moved by 5");
      await yieldToEventLoop();
      await clock.advance(100);
      note("moved by 100");
    });
    at(12, "between");
    at(112, "beyond the first goal");
    await clock.advance(20);
    expect(notes).toEqual([
      "between at 12",
      "moved by 5 at 15",
      "beyond the first goal at 112",
      "moved by 100 at 115",
    ]);
    expect(clock.now()).toBe(START + 115);
  });

  it("allows a callback to advance the clock several times concurrently", async () => {
    const { clock, notes, note } = notebook();
    clock.schedule(START + 10, async () => {
      await Promise.all([clock.advance(5), clock.advance(7)]);
      note("moved");
    });
    await clock.advance(10);
    expect(notes).toEqual(["moved at 17"]);
  });

  it("allows a callback to advance the clock after it has slept", async () => {
    const { clock, notes, note } = notebook();
    clock.schedule(START + 10, async () => {
      await clock.sleep(100);
      await clock.advance(10);
      note("moved");
    });
    await clock.advance(10);
    await clock.advance(100);
    expect(notes).toEqual(["moved at 120"]);
  });

  it("does not allow a callback to set the clock back while it is advancing", async () => {
    const errors: unknown[] = [];
    const clock = createClock({ now: START, mode: "manual", onError: (error) => errors.push(error) });
    clock.schedule(START + 10, () => clock.set(START));
    await clock.advance(20);
    expect(errors).toMatchObject([{ name: "InvalidTimeError", argument: "at" }]);
    expect(clock.now()).toBe(START + 20);
  });
});

describe("a sleep", () => {
  it("ends a sleep on time, and runs the code after it before time continues", async () => {
    const { clock, notes, note } = notebook();
    const poll = async (): Promise<void> => {
      for (let poll = 1; poll <= 3; poll += 1) {
        await clock.sleep(10);
        note(`poll ${poll}`);
      }
    };
    const polled = poll();
    await clock.advance(60);
    await polled;
    expect(notes).toEqual(["poll 1 at 10", "poll 2 at 20", "poll 3 at 30"]);
  });

  it("ends a sleep of zero or negative duration immediately", async () => {
    const clock = manualClock();
    await clock.sleep(0);
    await clock.sleep(-5);
    expect(clock.state().sleeping).toBe(0);
  });

  it("rejects a sleep with its signal's abort reason, even if the signal is already aborted", async () => {
    const clock = manualClock();
    const controller = new AbortController();
    const slept = clock.sleep(10, controller.signal);
    const reason = new Error("enough");
    controller.abort(reason);
    await expect(slept).rejects.toBe(reason);
    await expect(clock.sleep(10, controller.signal)).rejects.toBe(reason);
    await expect(clock.sleep(0, controller.signal)).rejects.toBe(reason);
    expect(clock.state().sleeping).toBe(0);
  });

  it("removes the abort listener when a sleep ends", async () => {
    const clock = manualClock();
    const controller = new AbortController();
    const slept = clock.sleep(10, controller.signal);
    await clock.advance(10);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
    controller.abort();
    await expect(slept).resolves.toBeUndefined();
  });

  it("supports infinite sleeps", async () => {
    const clock = manualClock();
    void clock.sleep(Number.POSITIVE_INFINITY);
    await clock.advance(1e12);
    expect(clock.state().sleeping).toBe(1);
  });
});

describe("pending work", () => {
  it("advances the clock only after pending work and the code that awaits it have finished", async () => {
    const { clock, notes, note } = notebook();
    const handle = async (): Promise<void> => {
      for (let turns = 0; turns < 5; turns += 1) await yieldToEventLoop();
    };
    const client = async (): Promise<void> => {
      await clock.sleep(10);
      const request = handle();
      clock.trackPending(request);
      await request;
      note("answered");
      await clock.sleep(10);
      note("slept again");
    };
    const done = client();
    await clock.advance(100);
    await done;
    expect(notes).toEqual(["answered at 10", "slept again at 20"]);
  });

  it("waits for a callback's unawaited pending work and runs callbacks that this work schedules", async () => {
    const { clock, notes, at } = notebook();
    const request = async (): Promise<void> => {
      await yieldToEventLoop();
      await yieldToEventLoop();
      at(15, "scheduled");
    };
    clock.schedule(START + 10, () => clock.trackPending(request()));
    await clock.advance(20);
    expect(notes).toEqual(["scheduled at 15"]);
  });

  it("runs callbacks late if they are scheduled by code that is not awaited", async () => {
    const { clock, notes, at } = notebook();
    clock.schedule(START + 10, () => {
      void yieldToEventLoop().then(() => at(15, "scheduled"));
    });
    await clock.advance(20);
    expect(notes).toEqual(["scheduled at 20"]);
  });

  it("continues to advance the clock if pending work fails", async () => {
    const clock = manualClock();
    const request = yieldToEventLoop().then(() => Promise.reject(new Error("lost")));
    clock.trackPending(request);
    await clock.advance(10);
    await expect(request).rejects.toThrow("lost");
  });
});

describe("an invalid time", () => {
  it.each([
    ["ms", (clock: EmulatorClock) => clock.advance(-1)],
    ["ms", (clock: EmulatorClock) => clock.advance(Number.NaN)],
    ["ms", (clock: EmulatorClock) => clock.advance("10" as never)],
    ["the time to advance to", (clock: EmulatorClock) => clock.advance(LAST - START + 1)],
    ["at", (clock: EmulatorClock) => clock.set(LAST + 1)],
    ["at", (clock: EmulatorClock) => clock.set(Number.POSITIVE_INFINITY)],
    ["ms", (clock: EmulatorClock) => clock.sleep(Number.NaN)],
    ["at", async (clock: EmulatorClock) => clock.schedule(Number.NaN, () => {})],
    ["at", async (clock: EmulatorClock) => clock.schedule(-1, () => {})],
    ["now", async () => createClock({ now: -1, mode: "manual" })],
    ["now", async () => createClock({ now: LAST + 1, mode: "manual" })],
  ])("rejects an invalid time and names the argument %s", async (argument, act) => {
    await expect(act(manualClock())).rejects.toMatchObject({ name: "InvalidTimeError", argument });
  });
});

describe("the latest time", () => {
  it("supports times up to the end of the year 9999 and rejects later times", async () => {
    const clock = manualClock();
    await expect(clock.set(LAST + 1)).rejects.toThrow("9999-12-31T23:59:59.999Z");
    await clock.set(LAST);
    expect(clock.now()).toBe(LAST);
  });

  it("runs callbacks at the latest supported time, but never after it", async () => {
    const { clock, notes, at } = notebook();
    at(LAST - START, "the last");
    const cancel = clock.schedule(LAST + 1, () => notes.push("never"));
    clock.schedule(Number.POSITIVE_INFINITY, () => notes.push("never"));
    expect(clock.state().scheduled).toBe(1);
    await clock.set(LAST);
    expect(notes).toEqual([expect.stringContaining("the last")]);
    cancel();
  });
});
