import fc from "fast-check";
import { expect, it } from "vitest";
import { yieldToEventLoop } from "../../src/async/scheduling.ts";
import { createClock, type EmulatorClock } from "../../src/index.ts";

const START = 1000;

/** A tree of jobs: the actions of a job, and the jobs that it schedules when it runs. */
interface Job {
  readonly delay: number;
  readonly how: "at once" | "in a turn" | "throws";
  readonly next: readonly Job[];
}

const { jobs } = fc.letrec<{ job: Job; jobs: Job[] }>((tie) => ({
  job: fc.record({
    delay: fc.integer({ min: 0, max: 20 }),
    how: fc.constantFrom<Job["how"]>("at once", "in a turn", "throws"),
    next: tie("jobs"),
  }),
  jobs: fc.oneof({ maxDepth: 3 }, fc.constant<Job[]>([]), fc.array(tie("job"), { maxLength: 4 })),
}));

interface Done {
  readonly name: string;
  readonly at: number;
}

/** Returns the jobs that should run until `end`, in the expected order. */
function expected(roots: readonly Job[], end: number): Done[] {
  const waiting = roots.map((job, index) => ({ job, name: `${index}`, at: START + job.delay }));
  const done: Done[] = [];
  for (;;) {
    const at = Math.min(...waiting.map((each) => each.at));
    const index = waiting.findIndex((each) => each.at === at);
    const [next] = at <= end ? waiting.splice(index, 1) : [];
    if (!next) return done;
    done.push({ name: next.name, at });
    next.job.next.forEach((job, place) => {
      waiting.push({ job, name: `${next.name}.${place}`, at: at + job.delay });
    });
  }
}

/** Schedules jobs that record their actions. */
function scheduleAll(
  clock: EmulatorClock,
  roots: readonly Job[],
): { done: Done[]; overlapped: () => boolean } {
  const done: Done[] = [];
  let running = 0;
  let overlapped = false;
  const schedule = (job: Job, name: string): void => {
    const begin = async (): Promise<void> => {
      running += 1;
      overlapped ||= running > 1;
      done.push({ name, at: clock.now() });
      if (job.how === "in a turn") await yieldToEventLoop();
      job.next.forEach((next, place) => {
        schedule(next, `${name}.${place}`);
      });
      running -= 1;
      if (job.how === "throws") throw new Error(name);
    };
    clock.schedule(clock.now() + job.delay, begin);
  };
  roots.forEach((job, index) => {
    schedule(job, `${index}`);
  });
  return { done, overlapped: () => overlapped };
}

it("runs callbacks in the same order, regardless of the number of advance calls", async () => {
  const steps = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(jobs, steps, async (roots, spans) => {
      const clock = createClock({ now: START, mode: "manual", onError: () => {} });
      const { done, overlapped } = scheduleAll(clock, roots);
      for (const ms of spans) await clock.advance(ms);
      const end = START + spans.reduce((sum, ms) => sum + ms, 0);
      expect(done).toEqual(expected(roots, end));
      expect(overlapped()).toBe(false);
      expect(clock.now()).toBe(end);
    }),
    { numRuns: 200 },
  );
});

it("runs the other callbacks when some are cancelled", async () => {
  const plans = fc.array(fc.record({ at: fc.nat(50), isCancelled: fc.boolean() }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(plans, async (planned) => {
      const clock = createClock({ now: START, mode: "manual" });
      const done: number[] = [];
      const cancels = planned.map(({ at }, index) => clock.schedule(START + at, () => done.push(index)));
      planned.forEach(({ isCancelled }, index) => {
        if (isCancelled) cancels[index]?.();
      });
      await clock.advance(50);
      const kept = planned.map((each, index) => ({ ...each, index })).filter((each) => !each.isCancelled);
      expect(done).toEqual(kept.sort((a, b) => a.at - b.at).map((each) => each.index));
    }),
  );
});

it("ends concurrent and consecutive sleeps in time order", async () => {
  const sleepers = fc.array(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 5 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(sleepers, async (each) => {
      const clock = createClock({ now: START, mode: "manual" });
      const woken: number[] = [];
      const all = each.map(async (naps) => {
        let due = START;
        for (const ms of naps) {
          await clock.sleep(ms);
          due += ms;
          expect(clock.now()).toBe(due);
          woken.push(due);
        }
      });
      await clock.advance(100);
      await Promise.all(all);
      expect(woken).toEqual([...woken].sort((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});
