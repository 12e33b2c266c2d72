import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryStores, type Profile, type StoreFactory } from "../../src/index.ts";
import { emulate, type Received } from "./support/edge-caller.ts";

const seed = { edge: { zones: [{ Domain: "example.com", Records: [{}] }] } };

type Request = readonly [method: string, path: string, body?: unknown, headers?: Record<string, string>];

const errorCases: readonly [string, Request, number, string, string | null][] = [
  ["an invalid parameter", ["GET", "/dnszone?perPage=1"], 400, "dnsZone.validation_error", "perPage"],
  ["an Id that is not a number", ["GET", "/dnszone/one"], 400, "dnsZone.validation_error", "id"],
  [
    "a zone Id that is not an integer",
    ["PUT", "/dnszone/1.5/records", {}],
    400,
    "dnsZone.validation_error",
    "zoneId",
  ],
  ["a missing member", ["POST", "/dnszone", {}], 400, "dnsZone.validation_error", "Domain"],
  ["a missing body", ["POST", "/dnszone"], 400, "dnsZone.validation_error", "Domain"],
  ["a null member", ["POST", "/dnszone", { Domain: null }], 400, "dnsZone.validation_error", "Domain"],
  [
    "a domain in the wrong member",
    ["POST", "/dnszone", { name: "a.example" }],
    400,
    "dnsZone.validation_error",
    "Domain",
  ],
  [
    "a list that is a number",
    ["POST", "/dnszone", { Domain: "a.example", Records: 1 }],
    400,
    "dnsZone.validation_error",
    "Records",
  ],
  [
    "an item that is a number",
    ["POST", "/dnszone", { Domain: "a.example", Records: [1] }],
    400,
    "dnsZone.validation_error",
    "Records",
  ],
  [
    "an invalid member of an item",
    ["POST", "/dnszone", { Domain: "a.example", Records: [{}, { Ttl: "1" }] }],
    400,
    "dnsZone.validation_error",
    "Ttl",
  ],
  [
    "a number as a string",
    ["PUT", "/dnszone/1/records", { Type: "3" }],
    400,
    "dnsZone.validation_error",
    "Type",
  ],
  ["a body that is not JSON", ["POST", "/dnszone", "{"], 400, "dnsZone.validation_error", null],
  ["a body that is not an object", ["POST", "/dnszone", "[]"], 400, "dnsZone.validation_error", null],
  [
    "a body with another content type",
    ["POST", "/dnszone", "Domain=a.example", { "Content-Type": "application/x-www-form-urlencoded" }],
    400,
    "dnsZone.validation_error",
    "Content-Type",
  ],
  ["a zone that does not exist", ["GET", "/dnszone/99"], 404, "dnsZone.not_found", "DnsZone"],
  ["a negative zone Id", ["GET", "/dnszone/-1"], 404, "dnsZone.not_found", "DnsZone"],
  [
    "a record that does not exist",
    ["DELETE", "/dnszone/1/records/99"],
    404,
    "dnsRecord.not_found",
    "DnsRecord",
  ],
  ["an unknown path", ["GET", "/pullzone"], 404, "request.not_found", null],
  ["an unknown method", ["PATCH", "/dnszone/1", {}], 405, "request.method_not_allowed", null],
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

describe("edge errors", () => {
  it.each(errorCases)("the error for %s has the documented shape", async (_, request, status, key, field) => {
    const { send } = emulate({ seed });
    const response = await send(...request);
    expect(response.status).toBe(status);
    expect(response.body).toEqual({ ErrorKey: key, Field: field, Message: expect.any(String) });
    expect(Object.keys(response.body)).toEqual(["ErrorKey", "Field", "Message"]);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("the error for an unsupported method lists the allowed methods", async () => {
    const { send } = emulate();
    expect((await send("PATCH", "/dnszone")).headers.get("allow")).toBe("GET, HEAD, OPTIONS, POST");
    expect((await send("DELETE", "/dnszone/1/records")).headers.get("allow")).toBe("OPTIONS, PUT");
  });

  it("error messages quote only the beginning of a long value", async () => {
    const { send } = emulate();
    const { body } = await send("POST", "/dnszone", { Domain: "x".repeat(100_000) });
    expect(body.Message.length).toBeLessThan(300);
  });
});

describe("requests from simple clients", () => {
  it("a request can omit the content type, use another charset, and contain null members", async () => {
    const { send } = emulate();
    const types = ["", "application/json; charset=utf-16", "Application/JSON"];
    for (const [at, type] of types.entries()) {
      const body = JSON.stringify({ Domain: `z${at}.example`, Records: null });
      expect((await send("POST", "/dnszone", body, { "Content-Type": type })).status).toBe(201);
    }
  });
});

describe("internal errors of the emulator", () => {
  afterEach(() => vi.restoreAllMocks());

  const failedRequest = (profile: Profile): Promise<Received> => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const store: StoreFactory = (name, collections) => ({
      ...memoryStores(name, collections),
      ...(name === "edge" && { read: () => Promise.reject(new Error("test-key at /secret/path")) }),
    });
    return emulate({ profile, store }).send("GET", "/dnszone");
  };

  it("an internal error is a documented 500 that reveals no details", async () => {
    const { status, body, text } = await failedRequest("documented");
    expect([status, body.ErrorKey, body.Field]).toEqual([500, "request.internal_error", null]);
    expect(text).not.toContain("secret");
  });

  it("an internal error has no body in the observed profile", async () => {
    const { status, text, headers } = await failedRequest("observed");
    expect([status, text, headers.get("content-type")]).toEqual([500, "", null]);
  });
});

describe("observed profile", () => {
  // Skips the first case, an out-of-bounds page, because it is not an error in this profile.
  it.each(errorCases.slice(1))(
    "returns the observed response for %s",
    async (_, request, status, key, field) => {
      const { send } = emulate({ seed, profile: "observed" });
      const response = await send(...request);
      expect(response.status).toBe(status);
      if (status === 404) {
        expect([response.text, response.headers.get("content-type")]).toEqual(["", null]);
      } else {
        const observed = status === 400 ? "validation_error" : key;
        expect(response.body).toEqual({ ErrorKey: observed, Field: field, Message: expect.any(String) });
      }
    },
  );

  it("returns an empty body for a wrong key, and an error body for other rejected requests", async () => {
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

  it("returns times without a time zone", async () => {
    const { send } = emulate({ profile: "observed", seed });
    expect((await send("GET", "/dnszone/1")).body).toMatchObject({
      DateCreated: "2026-02-06T09:27:36",
      DateModified: "2026-02-06T09:27:36",
      NameserversNextCheck: "2026-02-06T10:27:36",
    });
  });
});
