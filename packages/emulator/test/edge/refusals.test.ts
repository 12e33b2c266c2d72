import { afterEach, describe, expect, it, vi } from "vitest";
import type { Profile } from "../../src/index.ts";
import type { StoreFactory } from "../../src/node/index.ts";
import { createMemoryStore } from "../../src/store/memory-store.ts";
import { emulate, type Received } from "./support/edge-caller.ts";

const seed = { edge: { zones: [{ Domain: "example.com", Records: [{}] }] } };

type Request = readonly [method: string, path: string, body?: unknown, headers?: Record<string, string>];

const refusals: readonly [string, Request, number, string, string | null][] = [
  ["a parameter", ["GET", "/dnszone?perPage=1"], 400, "dnsZone.validation_error", "perPage"],
  ["an Id that is no number", ["GET", "/dnszone/one"], 400, "dnsZone.validation_error", "id"],
  ["the Id of a zone", ["PUT", "/dnszone/1.5/records", {}], 400, "dnsZone.validation_error", "zoneId"],
  ["a missing member", ["POST", "/dnszone", {}], 400, "dnsZone.validation_error", "Domain"],
  ["a missing body", ["POST", "/dnszone"], 400, "dnsZone.validation_error", "Domain"],
  ["a null member", ["POST", "/dnszone", { Domain: null }], 400, "dnsZone.validation_error", "Domain"],
  [
    "a zone whose domain has another name",
    ["POST", "/dnszone", { name: "a.example" }],
    400,
    "dnsZone.validation_error",
    "Domain",
  ],
  [
    "a list that is none",
    ["POST", "/dnszone", { Domain: "a.example", Records: 1 }],
    400,
    "dnsZone.validation_error",
    "Records",
  ],
  [
    "an item that is none",
    ["POST", "/dnszone", { Domain: "a.example", Records: [1] }],
    400,
    "dnsZone.validation_error",
    "Records",
  ],
  [
    "a member of an item",
    ["POST", "/dnszone", { Domain: "a.example", Records: [{}, { Ttl: "1" }] }],
    400,
    "dnsZone.validation_error",
    "Ttl",
  ],
  ["a number as text", ["PUT", "/dnszone/1/records", { Type: "3" }], 400, "dnsZone.validation_error", "Type"],
  ["a body that is no JSON", ["POST", "/dnszone", "{"], 400, "dnsZone.validation_error", null],
  ["a body that is no object", ["POST", "/dnszone", "[]"], 400, "dnsZone.validation_error", null],
  [
    "a body of another type",
    ["POST", "/dnszone", "Domain=a.example", { "Content-Type": "application/x-www-form-urlencoded" }],
    400,
    "dnsZone.validation_error",
    "Content-Type",
  ],
  ["a zone that is not there", ["GET", "/dnszone/99"], 404, "dnsZone.not_found", "DnsZone"],
  ["a zone below 0", ["GET", "/dnszone/-1"], 404, "dnsZone.not_found", "DnsZone"],
  [
    "a record that is not there",
    ["DELETE", "/dnszone/1/records/99"],
    404,
    "dnsRecord.not_found",
    "DnsRecord",
  ],
  ["a path that is none", ["GET", "/pullzone"], 404, "request.not_found", null],
  ["a method that is none", ["PATCH", "/dnszone/1", {}], 405, "request.method_not_allowed", null],
  [
    "an overridden method",
    ["POST", "/dnszone", {}, { "X-HTTP-Method-Override": "GET" }],
    400,
    "dnsZone.validation_error",
    "Domain",
  ],
  ["a long target", ["GET", `/dnszone?search=${"a".repeat(9_000)}`], 414, "request.target_too_long", null],
  [
    "a body of more than 10 MiB",
    ["POST", "/dnszone", `"${"a".repeat(10 * 1024 * 1024)}"`],
    413,
    "request.too_large",
    null,
  ],
];

describe("a refusal", () => {
  it.each(refusals)("of %s has the shape of the source", async (_, request, status, key, field) => {
    const { send } = emulate({ seed });
    const answer = await send(...request);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ ErrorKey: key, Field: field, Message: expect.any(String) });
    expect(Object.keys(answer.body)).toEqual(["ErrorKey", "Field", "Message"]);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("of a method says which may be used", async () => {
    const { send } = emulate();
    expect((await send("PATCH", "/dnszone")).headers.get("allow")).toBe("GET, HEAD, OPTIONS, POST");
    expect((await send("DELETE", "/dnszone/1/records")).headers.get("allow")).toBe("OPTIONS, PUT");
  });

  it("shows no more of a value than it takes to find it", async () => {
    const { send } = emulate();
    const { body } = await send("POST", "/dnszone", { Domain: "x".repeat(100_000) });
    expect(body.Message.length).toBeLessThan(300);
  });
});

describe("what plain clients send", () => {
  it("is read: no content type, another charset, nulls", async () => {
    const { send } = emulate();
    const types = ["", "application/json; charset=utf-16", "Application/JSON"];
    for (const [at, type] of types.entries()) {
      const body = JSON.stringify({ Domain: `z${at}.example`, Records: null });
      expect((await send("POST", "/dnszone", body, { "Content-Type": type })).status).toBe(201);
    }
  });
});

describe("a failure of the emulator", () => {
  afterEach(() => vi.restoreAllMocks());

  const failing = (profile: Profile): Promise<Received> => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const store: StoreFactory = (name, collections) => ({
      ...createMemoryStore(collections),
      ...(name === "edge" && { read: () => Promise.reject(new Error("test-key at /secret/path")) }),
    });
    return emulate({ profile, store }).send("GET", "/dnszone");
  };

  it("is a 500 of the source's shape that gives nothing away", async () => {
    const { status, body, text } = await failing("documented");
    expect([status, body.ErrorKey, body.Field]).toEqual([500, "request.internal_error", null]);
    expect(text).not.toContain("secret");
  });

  it("is empty as it was observed", async () => {
    const { status, text, headers } = await failing("observed");
    expect([status, text, headers.get("content-type")]).toEqual([500, "", null]);
  });
});

describe("the observed profile", () => {
  // Pages that are out of bounds are no refusal in it.
  it.each(refusals.slice(1))("answers %s as it was observed", async (_, request, status, key, field) => {
    const { send } = emulate({ seed, profile: "observed" });
    const answer = await send(...request);
    expect(answer.status).toBe(status);
    if (status === 404) {
      expect([answer.text, answer.headers.get("content-type")]).toEqual(["", null]);
    } else {
      const observed = status === 400 ? "validation_error" : key;
      expect(answer.body).toEqual({ ErrorKey: observed, Field: field, Message: expect.any(String) });
    }
  });

  it("answers a wrong key with an empty body, and other refusals with one", async () => {
    const keys = [{ key: "test-key", forbid: [{ methods: ["DELETE"] }] }];
    const { send } = emulate({
      profile: "observed",
      seed: { edge: { keys } },
      limits: { requestsPerSecond: 1 },
    });
    const wrong = await send("GET", "/dnszone", undefined, { AccessKey: "wrong" });
    expect([wrong.status, wrong.text]).toEqual([401, ""]);
    expect((await send("DELETE", "/dnszone/1")).body.ErrorKey).toBe("request.forbidden");
    const limited = await send("GET", "/dnszone");
    expect([limited.status, limited.body.ErrorKey]).toEqual([429, "request.rate_limited"]);
    expect(limited.headers.get("retry-after")).toBe("1");
  });

  it("shows times without a time zone", async () => {
    const { send } = emulate({ profile: "observed", seed });
    expect((await send("GET", "/dnszone/1")).body).toMatchObject({
      DateCreated: "2026-02-06T09:27:36",
      DateModified: "2026-02-06T09:27:36",
      NameserversNextCheck: "2026-02-06T10:27:36",
    });
  });
});
