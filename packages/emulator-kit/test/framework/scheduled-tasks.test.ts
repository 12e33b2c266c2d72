import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tasks } from "../../src/framework/scheduled-tasks.ts";
import { createServiceState, type ScheduledState, type TaskWork } from "../../src/framework/service-state.ts";
import {
  type ClockMode,
  type Collection,
  createClock,
  type EmulatorClock,
  type Store,
} from "../../src/index.ts";
import { collection } from "../../src/store/collection.ts";
import { createMemoryStore } from "../../src/store/memory-store.ts";

const NOW = Date.UTC(2026, 2, 3);

type Done = { readonly done: Collection<{ readonly id: string }> };

/** Tasks that record their names when they run. Some of them plan other tasks. */
const kinds: Readonly<Record<string, TaskWork<Done>>> = {
  note: async (id: string, transaction) => note(transaction, id),
  fail: async () => {
    throw new Error("This task fails.");
  },
  chain: async ({ at, left }: { at: number; left: number }, transaction) => {
    await note(transaction, `chain ${at - NOW}`);
    if (left === 0) return;
    const subject = { at: at + 2, left: left - 1 };
    await transaction.plan({ id: "chain", at: at + 2, kind: "chain", subject });
  },
  again: async (at: number, transaction) => {
    await note(transaction, "again");
    await transaction.plan({ id: "again", at, kind: "again", subject: at });
  },
};

type Noting = Parameters<TaskWork<Done>>[1];

async function note(transaction: Noting, id: string): Promise<void> {
  const number = await transaction.nextNumber("done");
  await transaction.put("done", `${number}`.padStart(5, "0"), { id });
}

let store: Store<Done>;
let clock: EmulatorClock;
let state: ScheduledState<Done>;

function open(mode: ClockMode): void {
  clock = createClock({ mode, now: NOW });
  store = createMemoryStore({ done: collection<{ readonly id: string }>(), tasks });
  state = createServiceState<Done>(store as never, clock, { tasks: kinds, backgroundJobs: {} });
}

function planned(...planned: readonly (readonly [id: string, after: number, kind?: string])[]) {
  return state.change(async (transaction) => {
    for (const [id, after, kind = "note"] of planned)
      await transaction.plan({ id, at: NOW + after, kind, subject: id });
  });
}

async function done(): Promise<readonly string[]> {
  const { items } = await state.read((reader) => reader.list("done", { limit: 10_000 }));
  return items.map(({ value }) => value.id);
}

beforeEach(() => open("manual"));
afterEach(async () => {
  await state.unscheduleAll();
  vi.restoreAllMocks();
});

it.each(["manual", "system"] as const)(
  "runs due tasks in time order before a change resolves on a %s clock",
  async (mode) => {
    open(mode);
    await planned(["b", -1], ["later", 60_000], ["c", 0], ["a", -7], ["d", 0]);
    expect(await done()).toEqual(["a", "b", "c", "d"]);
    await clock.advance(60_000);
    expect(await done()).toEqual(["a", "b", "c", "d", "later"]);
  },
);

it("runs tasks in time order, including tasks planned by other tasks", async () => {
  await state.change(async (transaction) => {
    await transaction.plan({ id: "x", at: NOW - 3, kind: "note", subject: "x" });
    const subject = { at: NOW - 6, left: 4 };
    await transaction.plan({ id: "chain", at: NOW - 6, kind: "chain", subject });
  });
  expect(await done()).toEqual(["chain -6", "chain -4", "x", "chain -2", "chain 0"]);
  await clock.advance(2);
  expect((await done()).at(-1)).toBe("chain 2");
});

it("scheduleAll runs overdue tasks from a restored snapshot", async () => {
  await planned(["late", 5], ["early", 3], ["later", 9]);
  const snapshot = await store.snapshot();
  await clock.advance(7);
  await store.restore(snapshot);
  expect(await done()).toEqual([]);
  await state.scheduleAll();
  expect(await done()).toEqual(["early", "late"]);
  await clock.advance(2);
  expect(await done()).toEqual(["early", "late", "later"]);
});

it("runs a replanned task only once, at its most recently planned time", async () => {
  await planned(["a", 5]);
  await planned(["a", -5], ["a", 8]);
  await clock.advance(7);
  expect(await done()).toEqual([]);
  await clock.advance(1);
  await planned(["a", 20], ["a", 0]);
  expect(await done()).toEqual(["a", "a"]);
  await clock.advance(20);
  expect(await done()).toEqual(["a", "a"]);
});

it("reports a task that fails, and runs the others", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  await planned(["a", -3], ["broken", -2, "fail"], ["b", -1]);
  expect(await done()).toEqual(["a", "b"]);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error("This task fails."));
});

it("stops and reports a task that keeps rescheduling itself for the same time", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  await state.change((transaction) =>
    transaction.plan({ id: "again", at: NOW - 1, kind: "again", subject: NOW - 1 }),
  );
  await clock.advance(60_000);
  expect(await done()).toHaveLength(1_000);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("skipped task again"));
});

it("runs a long chain of tasks if their times increase", async () => {
  const subject = { at: NOW - 4_000, left: 2_000 };
  await state.change((transaction) =>
    transaction.plan({ id: "chain", at: subject.at, kind: "chain", subject }),
  );
  expect(await done()).toHaveLength(2_001);
});

it("rejects a task of an unknown kind", async () => {
  open("manual");
  await expect(planned(["one", 5, "chian"])).rejects.toThrow(
    'unknown kind of task "chian" (did you mean "chain"?)',
  );
  await expect(planned(["one", 5, "deliver"])).rejects.toThrow("(must be note, fail, chain, again)");
});
