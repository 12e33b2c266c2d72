import { describe, expect, test } from "vitest";
import {
  type ApiCall,
  type CallOptions,
  type ClientOptions,
  createClient,
  type OperationDefinition,
  type ServiceClient,
} from "../src/index.ts";
import { autoAdvanceClock } from "./support/clocks.ts";
import { json, startServer } from "./support/loopback-server.ts";

interface Payments extends ServiceClient<object> {
  pay(input?: { body?: object; header?: object }, options?: CallOptions): ApiCall<unknown>;
  read(input?: object, options?: CallOptions): ApiCall<unknown>;
}

/** A service that fails once with 503. */
async function payments(options: Partial<ClientOptions> = {}, more: Partial<OperationDefinition> = {}) {
  let failures = 1;
  const server = await startServer(() => json({}, failures-- > 0 ? 503 : 200));
  const operations = {
    pay: { method: "POST", path: "/payments", place: ["pay"], idempotent: false, ...more },
    read: { method: "GET", path: "/payments", place: ["read"], idempotent: true },
  };
  const client = createClient<Payments>(
    { title: "Payments", features: [], operations },
    { baseUrl: server.url, clock: autoAdvanceClock(), ...options },
  );
  const keys = (name = "idempotency-key") => server.received.map(({ headers }) => headers[name]);
  return { client, keys };
}

describe("the idempotencyKey option", () => {
  test("a POST without a key is not retried", async () => {
    const { client, keys } = await payments();
    expect((await client.pay().result()).status).toBe(503);
    expect(keys()).toEqual([undefined]);
  });

  test("all attempts of a call send the same key", async () => {
    const { client, keys } = await payments();
    await client.pay({ body: {} }, { idempotencyKey: "k1" });
    expect(keys()).toEqual(["k1", "k1"]);
  });

  test("an idempotencyKey function creates a key for each call that is not idempotent", async () => {
    let count = 0;
    const { client, keys } = await payments({ idempotencyKey: () => `k${++count}` });
    await client.pay();
    await client.pay();
    await client.read();
    expect(keys()).toEqual(["k1", "k1", "k2", undefined]);
  });

  test("a key can also be set as a header, and the name of the header is configurable", async () => {
    const { client, keys } = await payments({ idempotencyHeader: "X-Request-Token" });
    await client.pay({ header: { "X-Request-Token": "t1" } }, { idempotencyKey: "k1" });
    expect(keys("x-request-token")).toEqual(["t1", "t1"]);
  });

  test("if the contract describes the header, calls without a key get a random one", async () => {
    const { client, keys } = await payments({}, { idempotencyHeader: "X-Idempotency-Key" });
    await client.pay();
    const [first, second] = keys("x-idempotency-key");
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    await client.pay({}, { idempotencyKey: "k1" });
    expect(keys("x-idempotency-key").at(-1)).toBe("k1");
  });

  test("rejects an empty idempotency key, and a string as the client's idempotencyKey", async () => {
    const { client, keys } = await payments();
    await expect(client.pay({}, { idempotencyKey: "" })).rejects.toThrow(
      "options.idempotencyKey must be a non-empty string or a function",
    );
    await expect(payments({ idempotencyKey: "k1" as never })).rejects.toThrow("must be a function");
    await expect(payments({ idempotencyHeader: "a b" })).rejects.toThrow("must be the name of a header");
    expect(keys()).toEqual([]);
  });
});
