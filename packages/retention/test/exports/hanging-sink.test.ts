import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { downloadExport } from "../../src/exports.ts";
import { first, objects, one } from "./mailboxes.ts";
import { clientOf, startStorage } from "./storage.ts";

const never = (): Promise<never> => new Promise(() => undefined);

/** A sink that contains part of the file from an earlier download. */
const holding = {
  size: async () => 10,
  async *read() {
    yield Buffer.alloc(10);
  },
  write: async () => undefined,
  reset: async () => undefined,
  finish: async () => undefined,
  release: async () => undefined,
};

// The test controls the timers, so it does not depend on the speed of the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

describe("hanging reads", () => {
  const reading = (begun: () => void) => async () => ({
    ...holding,
    async *read() {
      yield Buffer.alloc(5);
      queueMicrotask(begun);
      await never();
    },
  });

  test("the signal ends a download whose sink hangs while reading", async () => {
    const storage = await startStorage({});
    const stop = new AbortController();
    const target = reading(() => stop.abort("enough"));
    const ended = downloadExport(clientOf(storage), one, target, { signal: stop.signal });
    await expect(ended).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
    expect(storage.received).toEqual([]);
  });

  test("the deadline ends a download whose sink hangs while reading", async () => {
    const storage = await startStorage({});
    const target = reading(() => vi.advanceTimersByTime(9_000));
    const ended = downloadExport(clientOf(storage), one, target, { deadlineMs: 9_000 });
    await expect(ended).rejects.toMatchObject({ name: "TimeoutError", limit: "deadlineMs" });
  });
});

describe("hanging releases", () => {
  const releasing = (write: () => void) => async () => ({
    ...holding,
    size: async () => 0,
    async write() {
      queueMicrotask(write);
      await never();
    },
    release() {
      queueMicrotask(() => vi.advanceTimersByTime(1_000));
      return never();
    },
  });

  test("an aborted download does not wait for a sink whose release hangs", async () => {
    const stop = new AbortController();
    const target = releasing(() => stop.abort("enough"));
    const ended = downloadExport(clientOf(await startStorage(objects)), one, target, { signal: stop.signal });
    await expect(ended).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  });

  test("a download past its deadline does not wait for a sink whose release hangs", async () => {
    const target = releasing(() => vi.advanceTimersByTime(9_000));
    const ended = downloadExport(clientOf(await startStorage(objects)), one, target, { deadlineMs: 9_000 });
    await expect(ended).rejects.toMatchObject({ name: "TimeoutError", limit: "deadlineMs" });
  });

  test("reports the download error even if releasing the sink hangs", async () => {
    const target = async () => ({
      ...(await releasing(() => undefined)()),
      size: () => Promise.reject(new Error("no disk")),
    });
    await expect(downloadExport(clientOf(await startStorage(objects)), one, target)).rejects.toMatchObject({
      failures: [{ error: { message: "cannot store the download: no disk" } }],
    });
  });
});

test("the signal ends a reset that hangs after a wrong digest", async () => {
  const storage = await startStorage({ [`${first.objectName}`]: Buffer.alloc(Number(first.size)) });
  const stop = new AbortController();
  let resets = 0;
  const target = async () => ({
    ...holding,
    size: async () => 0,
    async reset() {
      resets += 1;
      if (resets === 1) return;
      queueMicrotask(() => stop.abort("enough"));
      await never();
    },
  });
  const ended = downloadExport(clientOf(storage), one, target, { signal: stop.signal });
  await expect(ended).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  expect(resets).toBe(2);
});
