import { collection } from "@seamline/emulator-kit";
import {
  createMemoryStore,
  createServiceState,
  type ScheduledState,
  tasks,
} from "@seamline/emulator-kit/host";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Collection, createClock, type EmulatorClock, type Store } from "../../src/index.ts";
import { openSqliteStore } from "../../src/node/sqlite/sqlite-stores.ts";
import { type Opener, openers, temporaryFolder } from "../store/support/engines.ts";
import { createJobDesk, type JobDesk, turns } from "./support/job-desk.ts";

const NOW = Date.UTC(2026, 2, 3);

type Kept = { readonly notes: Collection<{ readonly at: number }>; readonly tasks: typeof tasks };
const collections: Kept = { notes: collection<{ readonly at: number }>(), tasks };

const onEachStore = it.each(openers);

let clock: EmulatorClock;
let desk: JobDesk;
let store: Store<Kept>;
let state: ScheduledState<Kept>;

/** Opens a service's state in a store, as a new process would. */
function stateOver(opened: Store<Kept>): ScheduledState<Kept> {
  store = opened;
  const note = async (id: string, transaction: { put(...of: unknown[]): Promise<void> }): Promise<void> =>
    transaction.put("notes", id, { at: clock.now() });
  return createServiceState<Kept>(opened as never, clock, {
    tasks: { note: note as never },
    backgroundJobs: { mail: desk.work },
  });
}

async function openState(open: Opener["open"]): Promise<void> {
  state = stateOver(await open(collections));
}

/** Schedules a background job named after its id, or a task that writes a note. */
function plan(id: string, after = 0, kind = "mail"): Promise<void> {
  return state.change((transaction) => transaction.plan({ id, at: NOW + after, kind, subject: id }));
}

async function listed(): Promise<readonly string[]> {
  const { items } = await store.read((reader) => reader.list("tasks", { limit: 100 }));
  return items.map(({ id }) => id);
}

async function noted(): Promise<Readonly<Record<string, number>>> {
  const { items } = await store.read((reader) => reader.list("notes", { limit: 100 }));
  return Object.fromEntries(items.map(({ id, value }) => [id, value.at - NOW]));
}

beforeEach(() => {
  clock = createClock({ mode: "manual", now: NOW });
  desk = createJobDesk();
});
afterEach(() => vi.restoreAllMocks());

onEachStore(
  "the change that schedules a background job starts it and does not wait for it ($engine)",
  async ({ open }) => {
    await openState(open);
    await plan("letter");
    const letter = await desk.next();
    expect([letter.id, letter.at, await listed()]).toEqual(["letter", NOW, ["letter"]]);
    await plan("note", 0, "note");
    expect(await noted()).toEqual({ note: 0 });
    letter.finish();
    await clock.advance(0);
    expect(await listed()).toEqual([]);
  },
);

onEachStore(
  "background jobs start at their time, and the clock waits for them before it advances ($engine)",
  async ({ open }) => {
    await openState(open);
    await plan("letter", 500);
    await plan("late", 900, "note");
    let isThere = false;
    const move = clock.advance(1_000).then(() => {
      isThere = true;
    });
    const letter = await desk.next();
    await turns();
    expect([letter.at, clock.now(), isThere]).toEqual([NOW + 500, NOW + 500, false]);
    await plan("response", 700, "note");
    letter.finish();
    await move;
    expect(await noted()).toEqual({ response: 700, late: 900 });
  },
);

onEachStore("a failed background job is logged to the console and removed ($engine)", async ({ open }) => {
  await openState(open);
  const error = vi.spyOn(console, "error").mockReturnValue();
  await plan("letter");
  const failure = new Error("No stamps.");
  (await desk.next()).fail(failure);
  await clock.advance(0);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
  expect(await listed()).toEqual([]);
});

onEachStore("a dropped background job is aborted ($engine)", async ({ open }) => {
  await openState(open);
  await plan("letter");
  const letter = await desk.next();
  expect(await state.change((transaction) => transaction.drop("letter"))).toBe(true);
  expect(letter.signal.aborted).toBe(true);
  letter.finish();
  await clock.advance(0);
  expect(await listed()).toEqual([]);
});

onEachStore(
  "a background job with the id of a running one aborts it and waits for its end ($engine)",
  async ({ open }) => {
    await openState(open);
    await plan("letter");
    const first = await desk.next();
    await plan("letter");
    await plan("letter");
    await turns();
    expect([first.signal.aborted, desk.begun]).toEqual([true, ["letter"]]);
    first.finish();
    const last = await desk.next();
    expect(last.signal.aborted).toBe(false);
    last.finish();
    await clock.advance(0);
    expect([desk.begun.length, desk.most(), await listed()]).toEqual([2, 1, []]);
  },
);

onEachStore("a background job can schedule itself again ($engine)", async ({ open }) => {
  await openState(open);
  await plan("letter");
  const first = await desk.next();
  await plan("letter", 60_000);
  first.finish();
  await clock.advance(0);
  expect(await listed()).toEqual(["letter"]);
  const move = clock.advance(60_000);
  const second = await desk.next();
  expect([second.at, second.signal.aborted]).toEqual([NOW + 60_000, false]);
  second.finish();
  await move;
  expect(await listed()).toEqual([]);
});

onEachStore(
  "a background job that ends while it is scheduled again stays scheduled ($engine)",
  async ({ open }) => {
    await openState(open);
    await plan("letter");
    const letter = await desk.next();
    await state.change(async (transaction) => {
      letter.finish();
      await turns();
      await transaction.plan({ id: "letter", at: NOW + 60_000, kind: "mail", subject: "letter" });
    });
    await clock.advance(0);
    expect(await listed()).toEqual(["letter"]);
  },
);

onEachStore(
  "removing tasks from the clock aborts and awaits background jobs, which stay scheduled ($engine)",
  async ({ open }) => {
    await openState(open);
    const error = vi.spyOn(console, "error").mockReturnValue();
    await plan("letter");
    await plan("parcel");
    const both = [await desk.next(), await desk.next()];
    let isOver = false;
    const over = state.unscheduleAll().then(() => {
      isOver = true;
    });
    await turns();
    expect([both.map(({ signal }) => signal.aborted), isOver]).toEqual([[true, true], false]);
    for (const { fail, signal } of both) fail(signal.reason);
    await over;
    await clock.advance(1_000);
    expect([await listed(), desk.begun.length]).toEqual([["letter", "parcel"], 2]);
    expect(error).not.toHaveBeenCalled();
  },
);

onEachStore(
  "background jobs that are scheduled during an abort start later, with the aborted job ($engine)",
  async ({ open }) => {
    await openState(open);
    await plan("letter");
    const letter = await desk.next();
    const over = state.unscheduleAll();
    await plan("response");
    await plan("reminder", 5);
    letter.finish();
    await over;
    await clock.advance(10);
    expect(desk.begun).toEqual(["letter"]);
    const again = state.scheduleAll();
    const ends = [await desk.next(), await desk.next(), await desk.next()];
    expect(ends.map(({ id }) => id)).toEqual(["letter", "response", "reminder"]);
    for (const { finish } of ends) finish();
    await again;
    await clock.advance(0);
    expect(await listed()).toEqual([]);
  },
);

onEachStore(
  "background jobs in a snapshot run again after the snapshot is restored ($engine)",
  async ({ open }) => {
    await openState(open);
    await plan("letter");
    const before = await desk.next();
    const snapshot = await store.snapshot();
    before.finish();
    await clock.advance(0);
    expect(await listed()).toEqual([]);
    await state.unscheduleAll();
    await store.restore(snapshot);
    await state.scheduleAll();
    const after = await desk.next();
    expect([after.at, after.signal.aborted]).toEqual([NOW, false]);
    after.finish();
    await clock.advance(0);
    expect(await listed()).toEqual([]);
  },
);
it("a background job runs again in the next process if the previous one died", async () => {
  const folder = await temporaryFolder();
  const first = await openSqliteStore({ folder, collections });
  state = stateOver(first);
  await plan("letter");
  const killed = await desk.next();
  const ended = state.unscheduleAll();
  killed.fail(killed.signal.reason);
  await ended;
  await first.close();
  const second = await openSqliteStore({ folder, collections });
  state = stateOver(second);
  await state.scheduleAll();
  (await desk.next()).finish();
  await clock.advance(0);
  expect([desk.begun, await listed()]).toEqual([["letter", "letter"], []]);
  await second.close();
});

it("does not start a background job that falls due while tasks are being removed from the clock", async () => {
  const memory = createMemoryStore(collections);
  let pass = (): void => {};
  let barrier: Promise<void> | undefined;
  state = stateOver({
    ...memory,
    transaction: async (work) => {
      await barrier;
      return memory.transaction(work);
    },
  });
  await plan("letter", 5);
  barrier = new Promise((resolve) => {
    pass = resolve;
  });
  const move = clock.advance(5);
  await turns();
  await state.unscheduleAll();
  pass();
  await move;
  await turns();
  expect(desk.begun).toEqual([]);
  await state.scheduleAll();
  (await desk.next()).finish();
});
