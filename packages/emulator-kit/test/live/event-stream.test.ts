import { expect, test } from "vitest";
import { EventLog } from "../../src/live/event-log.ts";
import { openEventStream } from "../../src/live/event-stream.ts";
import { EventReader } from "./support/event-reader.ts";

const epoch = "e";

/** Opens a reader for the events of a log. */
function reading(log: EventLog, resumeAfter?: number) {
  const end = new AbortController();
  let ended = 0;
  const stream = openEventStream({
    log,
    resumeAfter,
    opening: async (after, resumed) => [log.encode("hello", { epoch, lastRequest: 0, resumed }, after)],
    until: [end.signal, undefined],
    onEnd: () => {
      ended += 1;
    },
  });
  return { reader: new EventReader(new Response(stream)), end, ended: () => ended };
}

const change = (service: string) => ({ service, collections: ["all"] });

test("sends the initial events first, and then new events in order", async () => {
  const log = new EventLog();
  log.add("state", change("before"));
  const { reader } = reading(log);
  await reader.until("hello");
  for (const service of ["one", "two", "three"]) log.add("state", change(service));
  log.wakeReaders();
  for (const service of ["one", "two", "three"]) expect((await reader.next())?.data.service).toBe(service);
});

test("sends a comment if a waiting reader wakes up without new events", async () => {
  const log = new EventLog();
  const { reader } = reading(log);
  await reader.until("hello");
  const next = reader.next();
  await new Promise(setImmediate);
  log.wakeReaders();
  await new Promise(setImmediate);
  log.add("state", change("late"));
  log.wakeReaders();
  expect((await next)?.data.service).toBe("late");
  expect(reader.raw).toContain("\n\n:\n\n");
});

test.each([
  ["more events than the log keeps", 1_001, 1],
  ["more bytes than the log keeps", 50, 100_000],
])("restarts a reader that has missed %s", async (_, count, length) => {
  const log = new EventLog();
  const { reader } = reading(log);
  await reader.until("hello");
  for (let n = 0; n < count; n += 1) log.add("state", change("x".repeat(length)));
  log.wakeReaders();
  expect((await reader.next())?.data).toMatchObject({ resumed: false });
  log.add("state", change("after"));
  log.wakeReaders();
  expect((await reader.next())?.data.service).toBe("after");
});

test("recognizes an event id only while all later events are still in the log", () => {
  const log = new EventLog();
  log.add("state", change("first"));
  const idOf = (number: number): string =>
    /^id: (.*)$/m.exec(new TextDecoder().decode(log.encode("state", change(""), number)))?.[1] ?? "";
  expect(log.numberOf(idOf(1))).toBe(1);
  expect(log.numberOf(idOf(2))).toBeUndefined();
  expect(new EventLog().numberOf(idOf(1))).toBeUndefined();
  for (let n = 0; n < 1_001; n += 1) log.add("state", change("more"));
  expect(log.numberOf(idOf(1))).toBeUndefined();
  expect(log.numberOf(idOf(2))).toBe(2);
  log.clear();
  expect(log.numberOf(idOf(1_002))).toBeUndefined();
});

test("a stream ends once and removes its listeners when it is canceled or its signal aborts", async () => {
  const log = new EventLog();
  const { reader, end, ended } = reading(log);
  await reader.until("hello");
  const next = reader.next();
  end.abort();
  expect(await next).toBeUndefined();
  end.abort();
  expect(ended()).toBe(1);
  const other = reading(log);
  await other.reader.until("hello");
  await other.reader.cancel();
  other.end.abort();
  expect(other.ended()).toBe(1);
});
