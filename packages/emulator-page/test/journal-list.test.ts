import { expect, test } from "vitest";
import { fits, toneOf } from "../src/journal/journal-filter.ts";
import { JournalList } from "../src/live/journal-list.ts";
import type { JournalSummary } from "../src/protocol.ts";

function entry(id: number, more: Partial<JournalSummary> = {}): JournalSummary {
  const problems = { request: 0, response: 0 };
  return { id, at: 0, service: "s", method: "GET", target: "/", faults: [], warnings: 0, problems, ...more };
}

test("updates a request with its response, and appends new requests", () => {
  const list = new JournalList(10, [entry(1), entry(2), entry(3)]);
  const { entries } = list.with([entry(5), entry(2, { status: 200 }), entry(4)]);
  expect(entries.map(({ id, status }) => [id, status])).toEqual([
    [1, undefined],
    [2, 200],
    [3, undefined],
    [4, undefined],
    [5, undefined],
  ]);
});

test("keeps as many requests as the emulator, and ignores responses to removed requests", () => {
  const { entries } = new JournalList(2, [entry(1), entry(2)]).with([entry(3), entry(1, { status: 200 })]);
  expect(entries.map(({ id }) => id)).toEqual([2, 3]);
});

test("filters the journal by status class, contract violations and text", () => {
  const broken = entry(1, { status: 404, target: "/v1/matters/x", problems: { request: 1, response: 0 } });
  expect(fits(broken, { status: "4xx", text: "MATTERS" })).toBe(true);
  expect(fits(broken, { status: "problems" })).toBe(true);
  expect(fits(broken, { status: "2xx" })).toBe(false);
  expect(fits(entry(2, { status: 200 }), { status: "problems" })).toBe(false);
});

test("marks an invalid response in red, but not a rejected request", () => {
  expect(toneOf(entry(1, { status: 200, problems: { request: 0, response: 1 } }))).toBe("bad");
  expect(toneOf(entry(1, { status: 400, problems: { request: 1, response: 0 } }))).toBe("refused");
  expect(toneOf(entry(1, { status: 200, problems: { request: 1, response: 0 } }))).toBe("bad");
  expect(toneOf(entry(1, { durationMs: 3 }))).toBe("bad");
  expect(toneOf(entry(1))).toBe("pending");
});
