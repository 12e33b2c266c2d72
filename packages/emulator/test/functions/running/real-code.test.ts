import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmulator, type Emulator } from "../../../src/index.ts";
import { functionRunner } from "../../../src/node/index.ts";
import { type Asked, ask } from "../../runtime/support/ask.ts";
import { eventFunction, httpFunction, PLACE } from "../support/open-functions.ts";

const SHOP = `
exports.order = (req, res) => {
  console.log("order", req.path);
  if (req.body?.crash) process.exit(3);
  if (req.path === "/slowly") {
    res.write("one,");
    return setTimeout(() => res.end("two"), 20);
  }
  res.append("set-cookie", "a=1");
  res.append("set-cookie", "b=2");
  res.status(201).json({ method: req.method, url: req.url, host: req.get("host"), body: req.body ?? null });
};
exports.listen = (data, context) => console.log("heard", data.total, context.eventId, context.resource);
`;

const MODULE = `
import { cloudEvent } from "@google-cloud/functions-framework";
cloudEvent("hear-it", async (event) => {
  console.log("heard", event.type, JSON.stringify(event.data), event.count);
  if (event.data.fails) throw new Error("not today");
});
`;

const GEN_1 = { environment: "GEN_1", files: { "index.js": SHOP } } as const;

/** The first call starts the code. This takes a while. */
const LONG = 60_000;

let emulator: Emulator;

beforeAll(() => {
  const trigger = { eventType: "order.placed" };
  const functions = [
    httpFunction("order", { ...GEN_1, buildConfig: { runtime: "nodejs24", entryPoint: "order" } }),
    eventFunction(
      "listen",
      { ...trigger, eventFilters: [{ attribute: "resource", value: "shops/4" }] },
      {
        ...GEN_1,
        buildConfig: { runtime: "nodejs24" },
      },
    ),
    eventFunction(
      "hear-it",
      { ...trigger, retryPolicy: "RETRY_POLICY_RETRY" },
      {
        buildConfig: { runtime: "nodejs24" },
        files: { "package.json": '{ "type": "module" }', "index.js": MODULE },
      },
    ),
  ];
  emulator = createEmulator({
    clock: { mode: "manual", now: Date.UTC(2026, 2, 3, 9) },
    runner: functionRunner(),
    seed: { functions: { functions } },
  });
});

afterAll(() => emulator.close());

const send = (path: string, init?: RequestInit): Promise<Response> =>
  emulator.functions.fetch(`http://functions.test:4011/run/demo/north/order${path}`, init);
const call = (id: string, data: unknown): Promise<Asked> =>
  ask(emulator.functions, `POST /v1/${PLACE}/functions/${id}:call`, { data: JSON.stringify(data) });
const linesOf = async (id: string): Promise<string[]> => {
  const { body } = await ask(
    emulator.functions,
    `GET /__emulator/functions/logs?function=${PLACE}/functions/${id}`,
  );
  return (body as { lines: { text: string }[] }).lines.map(({ text }) => text);
};

describe("functions with real code", { timeout: LONG }, () => {
  it("a function serves requests at its URL", async () => {
    const response = await send("/a/b?c=1", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: '{"total":3}',
    });
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(await response.json()).toEqual({
      method: "PUT",
      url: "/a/b?c=1",
      host: "functions.test:4011",
      body: { total: 3 },
    });
    await expect.poll(() => linesOf("order")).toContain("order /a/b");
  });

  it("a function streams its response", async () => {
    expect(await (await send("/slowly")).text()).toBe("one,two");
  });

  it("a function handles v1 calls with and without data", async () => {
    const { body } = await call("order", { total: 3 });
    expect(JSON.parse((body as { result: string }).result)).toMatchObject({
      method: "POST",
      body: { total: 3 },
    });
    const bare = await ask(emulator.functions, `POST /v1/${PLACE}/functions/order:call`, {});
    expect(JSON.parse((bare.body as { result: string }).result)).toMatchObject({ body: {} });
  });

  it("a call that ends the process fails, but the next call succeeds", async () => {
    const { status, body } = await call("order", { crash: true });
    expect(status).toBe(200);
    expect(body).toEqual({ executionId: expect.any(String), error: expect.any(String) });
    expect((await send("/")).status).toBe(201);
  });

  it("a function receives events in the format of its generation", async () => {
    const event = {
      type: "order.placed",
      id: "7",
      source: "//shop.test/shops/4",
      count: 4,
      data: { total: 3 },
    };
    const posted = await ask(emulator.functions, "POST /__emulator/functions/events", event);
    expect(posted.body).toMatchObject({ deliveries: [{}, {}] });
    await emulator.clock.advance(0);
    const { body } = await ask(emulator.functions, "GET /__emulator/functions/events");
    expect(body).toMatchObject({ deliveries: [{ state: "DELIVERED" }, { state: "DELIVERED" }] });
    await expect.poll(() => linesOf("listen")).toContain("heard 3 7 shops/4");
    await expect.poll(() => linesOf("hear-it")).toContain('heard order.placed {"total":3} 4');
  });

  it("a function receives an event again if it did not accept the event", async () => {
    const event = { type: "order.placed", id: "8", data: { fails: true } };
    await ask(emulator.functions, "POST /__emulator/functions/events", event);
    await emulator.clock.advance(30_000);
    const { body } = await ask(emulator.functions, "GET /__emulator/functions/events");
    const [last] = (body as { deliveries: object[] }).deliveries.slice(-1);
    expect(last).toMatchObject({ state: "PENDING", attempts: 3, problem: expect.stringContaining("500") });
    const failing = async () => (await linesOf("hear-it")).filter((line) => line.includes('"fails":true'));
    await expect.poll(failing).toHaveLength(3);
  });
});
