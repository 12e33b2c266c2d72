import { describe, expect, it } from "vitest";
import type { EmulatorSeed } from "../../src/index.ts";
import { emulate, sendTo } from "./support/edge-caller.ts";

type SeedKey = NonNullable<NonNullable<EmulatorSeed["edge"]>["keys"]>[number];

const unauthorized = { ErrorKey: "request.unauthorized", Field: null, Message: expect.any(String) };
const forbidden = { ErrorKey: "request.forbidden", Field: null, Message: expect.any(String) };

describe("account keys", () => {
  it("the key defaults to test-key if the seed lists no keys", async () => {
    const { emulator, send } = emulate();
    expect((await send("GET", "/dnszone")).status).toBe(200);
    expect(await sendTo(emulator, "nobody's")("GET", "/dnszone")).toMatchObject({
      status: 401,
      body: unauthorized,
    });
  });

  it.each(["", "TEST-KEY", "test-key, test-key", "Bearer test-key"])(
    "responds with 401 to the key %j",
    async (key) => {
      const { emulator } = emulate();
      const { status, body, text } = await sendTo(emulator, key)("GET", "/dnszone");
      expect([status, body]).toEqual([401, unauthorized]);
      expect(text.toLowerCase()).not.toContain("test-key");
    },
  );

  it("keys never appear in the journal", async () => {
    const { emulator, send } = emulate();
    await send("POST", "/dnszone", { Domain: "a.example" });
    await sendTo(emulator, "another-key")("GET", "/dnszone/1");
    expect(emulator.requests()).toHaveLength(2);
    expect(JSON.stringify(emulator.requests())).not.toMatch(/test-key|another-key/);
  });

  it("accepts a key only in the AccessKey header, and ignores the case of the header name", async () => {
    const { emulator } = emulate();
    const fetchWith = (headers: Record<string, string>) =>
      emulator.edge.fetch("http://127.0.0.1/dnszone?AccessKey=test-key", { headers });
    expect((await fetchWith({ accesskey: "test-key" })).status).toBe(200);
    expect((await fetchWith({ authorization: "test-key" })).status).toBe(401);
    expect((await fetchWith({})).status).toBe(401);
  });

  it("a key is checked before the rest of the request", async () => {
    const { emulator } = emulate();
    const send = sendTo(emulator, "wrong");
    expect((await send("GET", "/dnszone?page=0")).status).toBe(401);
    expect((await send("POST", "/dnszone", "{")).status).toBe(401);
    expect((await send("GET", "/dnszone/1")).status).toBe(401);
  });

  it("a key grants access only to the zones of its account", async () => {
    const keys = [{ key: "first" }, { key: "second" }];
    const zones = [{ Domain: "a.example" }, { Domain: "b.example", key: "second", Records: [{}] }];
    const { emulator } = emulate({ seed: { edge: { keys, zones } } });
    const [first, second] = [sendTo(emulator, "first"), sendTo(emulator, "second")];
    expect((await first("GET", "/dnszone")).body).toMatchObject({ Items: [{ Id: 1 }], TotalItems: 1 });
    expect((await second("GET", "/dnszone")).body).toMatchObject({ Items: [{ Id: 2 }], TotalItems: 1 });
    for (const [method, path, body] of [
      ["GET", "/dnszone/2"],
      ["POST", "/dnszone/2", {}],
      ["DELETE", "/dnszone/2"],
      ["GET", "/dnszone/2/export"],
      ["PUT", "/dnszone/2/records", {}],
      ["POST", "/dnszone/2/records/1", {}],
      ["DELETE", "/dnszone/2/records/1"],
    ] as const) {
      const { status, body: error } = await first(method, path, body);
      expect([status, error.ErrorKey, error.Field]).toEqual([404, "dnsZone.not_found", "DnsZone"]);
    }
    expect((await second("GET", "/dnszone/2")).body.Records).toHaveLength(1);
    expect(
      (await emulator.edge.fetch("http://x/dnszone", { headers: { AccessKey: "test-key" } })).status,
    ).toBe(401);
  });
});

describe("restricted keys", () => {
  const cases: readonly [string, Omit<SeedKey, "key">, Record<string, number>][] = [
    [
      "forbids a method",
      { forbid: [{ methods: ["DELETE"] }] },
      { "GET /dnszone/1": 200, "DELETE /dnszone/1": 403, "DELETE /dnszone/1/records/1": 403 },
    ],
    [
      "forbids a URL",
      { forbid: [{ paths: ["/dnszone/*/export"] }] },
      {
        "GET /dnszone/1/export": 403,
        "GET /dnszone/1/export?x=1": 403,
        "GET /dnszone/%31/expor%74": 403,
        "GET /dnszone/1": 200,
      },
    ],
    [
      "forbids a method on a URL",
      { forbid: [{ methods: ["GET"], paths: ["/dnszone/*"] }] },
      {
        "GET /dnszone/1": 403,
        "HEAD /dnszone/1": 403,
        "DELETE /dnszone/9": 404,
        "GET /dnszone": 200,
        "GET /dnszone/1/export": 200,
      },
    ],
    [
      "allows a method",
      { allow: [{ methods: ["GET"] }] },
      { "GET /dnszone": 200, "HEAD /dnszone": 200, "DELETE /dnszone/1": 403 },
    ],
    [
      "allows URLs",
      { allow: [{ paths: ["/dnszone", "/dnszone/1/**"] }] },
      {
        "GET /dnszone": 200,
        "GET /dnszone/1/export": 200,
        "DELETE /dnszone/1/records/1": 204,
        "GET /dnszone/1": 403,
      },
    ],
    [
      "forbids some of the requests that it allows",
      { allow: [{ methods: ["GET"] }], forbid: [{ paths: ["/dnszone"] }] },
      { "GET /dnszone": 403, "GET /dnszone/1": 200 },
    ],
    ["allows nothing when its list is empty", { allow: [] }, { "GET /dnszone": 403, "GET /dnszone/9": 403 }],
    [
      "matches special characters in paths literally",
      { forbid: [{ paths: ["/dns.one"] }] },
      { "GET /dnszone": 200 },
    ],
  ];

  it.each(cases)("a restricted key %s", async (_, rules, statuses) => {
    const zones = [{ Domain: "a.example", Records: [{}] }];
    const { send } = emulate({ seed: { edge: { keys: [{ key: "test-key", ...rules }], zones } } });
    for (const [line, status] of Object.entries(statuses)) {
      const [method = "", path = ""] = line.split(" ");
      const response = await send(method, path);
      expect([line, response.status]).toEqual([line, status]);
      if (status === 403 && method !== "HEAD") expect(response.body).toEqual(forbidden);
    }
  });
});

describe("rate limits of keys", () => {
  const statusesOf = async (send: ReturnType<typeof sendTo>, count: number) => {
    const responses = await Promise.all(Array.from({ length: count }, () => send("GET", "/dnszone")));
    return responses.map(({ status }) => status);
  };
  const successCount = (statuses: number[]) => statuses.filter((status) => status === 200).length;

  it("requests are not limited by default", async () => {
    const { send } = emulate();
    expect(successCount(await statusesOf(send, 1_000))).toBe(1_000);
  });

  it.each([
    ["reference" as const, 100],
    [{ requestsPerSecond: 7 }, 7],
  ])("the limits %j allow exactly %i of 1,000 requests in a second", async (limits, count) => {
    const { emulator, send } = emulate({ limits });
    expect(successCount(await statusesOf(send, 1_000))).toBe(count);
    await emulator.clock.advance(999);
    expect(successCount(await statusesOf(send, 10))).toBe(0);
    await emulator.clock.advance(1);
    expect(successCount(await statusesOf(send, 1_000))).toBe(count);
  });

  it("returns 429 with a Retry-After of at least one second if the rate limit is exceeded", async () => {
    const { emulator, send } = emulate({ limits: { requestsPerSecond: 1 } });
    await send("GET", "/dnszone");
    for (const ms of [0, 1, 998]) {
      await emulator.clock.advance(ms);
      const { status, headers, body } = await send("GET", "/dnszone");
      expect([status, headers.get("retry-after")]).toEqual([429, "1"]);
      expect(body).toEqual({ ErrorKey: "request.rate_limited", Field: null, Message: expect.any(String) });
    }
  });

  it("the rate limit counts all requests from an account, even forbidden requests, until a reset", async () => {
    const keys = [{ key: "test-key", forbid: [{ methods: ["DELETE"] }] }, { key: "other" }];
    const { emulator, send } = emulate({ limits: { requestsPerSecond: 2 }, seed: { edge: { keys } } });
    expect((await send("DELETE", "/dnszone/1")).status).toBe(403);
    expect((await send("GET", "/dnszone/1")).status).toBe(404);
    expect((await send("GET", "/dnszone")).status).toBe(429);
    expect((await sendTo(emulator, "other")("GET", "/dnszone")).status).toBe(200);
    expect((await sendTo(emulator, "wrong")("GET", "/dnszone")).status).toBe(401);
    await emulator.reset();
    expect((await send("GET", "/dnszone")).status).toBe(200);
  });
});
