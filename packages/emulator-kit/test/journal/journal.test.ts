import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createClock } from "../../src/index.ts";
import { createJournal, RingBuffer } from "../../src/journal/create-journal.ts";
import type { ReceivedRequest } from "../../src/journal/recorded-exchange.ts";

const START = Date.UTC(2030, 0, 1);

function journalOf(options: { limit?: number; bodyLimit?: number } = {}) {
  const clock = createClock({ now: START, mode: "manual" });
  return { clock, journal: createJournal({ clock, ...options }) };
}

const getMatter: ReceivedRequest = {
  service: "retention",
  document: "retention@v1",
  operationId: "getMatter",
  method: "GET",
  target: "/v1/matters/m1?key=hidden",
  headers: new Headers({ authorization: "Bearer hidden", accept: "*/*" }),
};

describe("a journal", () => {
  it("records a request and its response with redacted secrets and the clock's time", async () => {
    const { clock, journal } = journalOf();
    const close = journal.open(getMatter);
    await clock.advance(250);
    close({
      status: 200,
      headers: new Headers({ etag: "e1" }),
      body: '{"name":"Größe"}',
      faults: ["fault-1"],
    });
    expect(journal.requests()).toEqual([
      {
        id: 1,
        service: "retention",
        at: START,
        document: "retention@v1",
        operationId: "getMatter",
        method: "GET",
        target: "/v1/matters/m1?key=[redacted]",
        request: { headers: { accept: "*/*", authorization: "Bearer [redacted]" } },
        status: 200,
        durationMs: 250,
        response: {
          headers: { etag: "e1" },
          body: { bytes: 18, text: '{"name":"Größe"}', json: { name: "Größe" }, isCut: false },
        },
        faults: ["fault-1"],
        warnings: [],
        violations: { request: [], response: [] },
      },
    ]);
    expect(JSON.parse(JSON.stringify(journal.requests()))).toEqual(journal.requests());
  });

  it("records requests in progress and requests without a response", async () => {
    const { clock, journal } = journalOf();
    const { operationId, ...nothing } = getMatter;
    journal.open(nothing);
    const close = journal.open(getMatter);
    await clock.advance(5);
    close({});
    const [inProgress, lost] = journal.requests();
    expect(inProgress).not.toHaveProperty("durationMs");
    expect(inProgress).not.toHaveProperty("operationId");
    expect(lost).toMatchObject({ operationId, durationMs: 5, faults: [] });
    expect(lost).not.toHaveProperty("status");
  });

  it("ignores a second response to the same request", () => {
    const { journal } = journalOf();
    const close = journal.open(getMatter);
    close({ status: 200 });
    close({ status: 500 });
    expect(journal.requests()).toMatchObject([{ status: 200 }]);
    expect([...journal.tally.of("retention@v1", "getMatter")]).toEqual([[200, 1]]);
  });
});

describe("journal entries", () => {
  it("filters requests by operation, status, method and document", () => {
    const { journal } = journalOf();
    journal.open(getMatter)({ status: 404 });
    journal.open({ ...getMatter, operationId: "createMatter", method: "POST" })({ status: 200 });
    journal.open({ ...getMatter, document: "functions@v2" })({ status: 200 });
    const ids = (filter: object): number[] => journal.requests(filter).map(({ id }) => id);
    expect(ids({})).toEqual([1, 2, 3]);
    expect(ids({ operationId: "getMatter" })).toEqual([1, 3]);
    expect(ids({ status: 200 })).toEqual([2, 3]);
    expect(ids({ operationId: "getMatter", status: 200 })).toEqual([3]);
    expect(ids({ method: "POST" })).toEqual([2]);
    expect(ids({ document: "retention@v1" })).toEqual([1, 2]);
  });

  it("removes the oldest requests first, and continues numbering after clear", () => {
    const { journal } = journalOf({ limit: 2 });
    for (let request = 0; request < 5; request += 1) journal.open(getMatter)({ status: 200 });
    expect(journal.requests().map(({ id }) => id)).toEqual([4, 5]);
    journal.clear();
    expect(journal.requests()).toEqual([]);
    journal.open(getMatter);
    expect(journal.requests()).toMatchObject([{ id: 6 }]);
    expect([...journal.tally.of("retention@v1", "getMatter")]).toEqual([[200, 5]]);
  });

  it("keeps a thousand requests by default", () => {
    const { journal } = journalOf();
    for (let request = 0; request < 1001; request += 1) journal.open(getMatter);
    expect(journal.requests()).toHaveLength(1000);
  });

  it.each([{ limit: 0 }, { limit: 1.5 }, { bodyLimit: -1 }])("rejects the limits %j", (options) => {
    expect(() => journalOf(options)).toThrow(RangeError);
    expect(() => journalOf(options)).toThrow(`${Object.keys(options)[0]} must be an integer`);
  });
});

describe("recorded bodies", () => {
  const kept = (body: Uint8Array | string, bodyLimit: number) => {
    const { journal } = journalOf({ bodyLimit });
    journal.open({ ...getMatter, body });
    return journal.requests()[0]?.request.body;
  };

  it("records a body up to the limit, without cutting a character in half", () => {
    expect(kept("äöü", 6)).toEqual({ bytes: 6, text: "äöü", isCut: false });
    expect(kept("äöü", 5)).toEqual({ bytes: 6, text: "äö", isCut: true });
    expect(kept("äöü", 0)).toEqual({ bytes: 6, text: "", isCut: true });
  });

  it("records JSON objects and arrays as JSON", () => {
    expect(kept(' [{"a":1}]', 100)?.json).toEqual([{ a: 1 }]);
    expect(kept('{"password":"hidden"}', 100)?.json).toEqual({ password: "[redacted]" });
    for (const text of ['"text"', "1", "{", "a=b"]) expect(kept(text, 100)).not.toHaveProperty("json");
    expect(kept('{"a":1}', 5)).not.toHaveProperty("json");
  });

  it("records only the length of a binary body", () => {
    expect(kept(new Uint8Array([0xff, 0xfe, 0]), 10)).toEqual({ bytes: 3, isCut: false });
  });

  it("does not record an empty body", () => {
    expect(kept("", 10)).toBeUndefined();
    expect(kept(new Uint8Array(), 10)).toBeUndefined();
  });

  it("redacts a secret even if it is cut at the limit", () => {
    expect(kept('{"access_token":"hidden"}', 100)?.text).toBe('{"access_token":"[redacted]"}');
    expect(kept('{"access_token":"hidden"}', 20)?.text).toBe('{"access_token":"[redacted]');
  });

  it("records the same body whether or not its length is known in advance", () => {
    const body = `${"x".repeat(9)}😀${"ä".repeat(20)}`;
    for (const bodyLimit of [0, 9, 10, 12, 13, 14, 20, 60]) {
      const { journal } = journalOf({ bodyLimit });
      journal.open({ ...getMatter, body, bytes: 53 });
      expect(journal.requests()[0]?.request.body).toEqual(kept(new TextEncoder().encode(body), bodyLimit));
    }
  });

  it("does not change a recorded body when other bodies are recorded and disposed of", () => {
    const { journal } = journalOf({ bodyLimit: 8, limit: 2 });
    const bodies = Array.from("abcdef", (letter) => letter.repeat(10));
    for (const body of bodies)
      journal.open({ ...getMatter, body })({ body: new TextEncoder().encode(body.toUpperCase()) });
    const texts = journal
      .requests()
      .map(({ request, response }) => [request.body?.text, response?.body?.text]);
    expect(texts).toEqual([
      ["eeeeeeee", "EEEEEEEE"],
      ["ffffffff", "FFFFFFFF"],
    ]);
  });

  it("copies a body, so that later changes to its bytes have no effect", () => {
    const { journal } = journalOf();
    const body = new TextEncoder().encode("sent");
    journal.open({ ...getMatter, body });
    body.fill(0);
    expect(journal.requests()[0]?.request.body?.text).toBe("sent");
  });
});

it("keeps the latest items of a ring buffer in order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.nat(), { maxLength: 40 }), (limit, items) => {
      const ring = new RingBuffer<number>(limit);
      for (const item of items) ring.add(item);
      expect([...ring]).toEqual(items.slice(-limit));
    }),
  );
});
