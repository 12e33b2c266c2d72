import { describe, expect, it } from "vitest";
import { CodeError, type SnapshotData } from "../../../src/index.ts";
import { sqliteStores } from "../../../src/node/index.ts";
import type { SeedFunction } from "../../../src/services/functions/seed/functions-section.ts";
import { temporaryFolder } from "../../store/support/engines.ts";
import type { SentRequest } from "../support/fake-runner.ts";
import {
  eventFunction,
  OPENING,
  type OpenFunctions,
  openFunctions,
  PLACE,
} from "../support/open-functions.ts";

const EVENTS = "/__emulator/functions/events";
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const LISTEN = `${PLACE}/functions/listen`;

const EVENT = {
  specversion: "1.0",
  id: "7",
  source: "//shop.test/orders",
  type: "order.placed",
  time: "2026-03-03T08:00:00Z",
};

interface Delivery {
  readonly state: string;
  readonly attempts: number;
  readonly problem?: string;
  readonly nextAttemptAt?: string;
}

interface Office extends OpenFunctions {
  /** Posts an event, and waits for the attempts that are due. */
  post(event?: object): Promise<void>;
  deliveries(): Promise<readonly Delivery[]>;
  /** Times of all attempts, in seconds since the start of the test. */
  readonly times: number[];
}

/** Opens an emulator with a function that listens to order events and responds with status 500. */
function open(
  more: Partial<SeedFunction> = {},
  trigger: SeedFunction["eventTrigger"] = {},
  options: Parameters<typeof openFunctions>[1] = {},
): Office {
  const seed = eventFunction("listen", { eventType: "order.placed", ...trigger }, more);
  const office = openFunctions([seed], options);
  const { ask, emulator, runner } = office;
  const times: number[] = [];
  runner.respond = () => {
    times.push((emulator.clock.now() - OPENING) / SECOND);
    return new Response("not now", { status: 500 });
  };
  return {
    ...office,
    times,
    async post(event = {}) {
      expect((await ask(`POST ${EVENTS}`, { ...EVENT, ...event })).status).toBe(202);
      await emulator.clock.advance(0);
    },
    async deliveries() {
      return ((await ask(`GET ${EVENTS}`)).body as { deliveries: Delivery[] }).deliveries;
    },
  };
}

const RETRIED = { retryPolicy: "RETRY_POLICY_RETRY" };

describe("delivery requests", () => {
  it("sends a JSON CloudEvent to a second-generation function", async () => {
    const { post, runner } = open();
    await post({ data: { total: 3 }, count: 4, rush: true });
    const [sent] = runner.sent as [SentRequest];
    expect(sent).toMatchObject({ method: "POST", target: "/" });
    expect(sent.headers.get("content-type")).toBe("application/cloudevents+json; charset=utf-8");
    expect(sent.headers.has("function-execution-id")).toBe(true);
    expect(JSON.parse(sent.text)).toEqual({ ...EVENT, data: { total: 3 }, count: 4, rush: true });
  });

  it("sends an event with binary data in binary mode", async () => {
    const { post, runner } = open();
    await post({ data_base64: "AP+A", datacontenttype: "image/png", subject: "Grüße 100%", count: 4 });
    const [sent] = runner.sent as [SentRequest];
    expect(sent.bytes).toEqual(Uint8Array.of(0, 255, 128));
    expect(Object.fromEntries(sent.headers)).toEqual({
      "content-type": "image/png",
      "ce-specversion": "1.0",
      "ce-id": "7",
      "ce-source": "//shop.test/orders",
      "ce-type": "order.placed",
      "ce-time": "2026-03-03T08:00:00Z",
      "ce-subject": "Gr%C3%BC%C3%9Fe%20100%25",
      "ce-count": "4",
      "function-execution-id": expect.any(String),
    });
  });

  it.each([
    ["from the event", { resource: "shops/4" }, "shops/4"],
    ["from the trigger", {}, "orders"],
  ])(
    "sends an event context with the resource %s to a first-generation function",
    async (_, event, resource) => {
      const eventFilters = "resource" in event ? [] : [{ attribute: "resource", value: "orders" }];
      const { post, runner } = open({ environment: "GEN_1" }, { eventFilters });
      await post({ ...event, data: { total: 3 } });
      expect(runner.sent[0]?.headers.get("content-type")).toBe("application/json");
      expect(JSON.parse(runner.sent[0]?.text ?? "")).toEqual({
        context: { eventId: "7", timestamp: EVENT.time, eventType: "order.placed", resource },
        data: { total: 3 },
      });
    },
  );
});

describe("delivering events", () => {
  it("a delivery ends when the function accepts the event", async () => {
    const { post, runner, emulator, deliveries } = open({}, RETRIED);
    runner.respond = () => new Response(null, { status: 204 });
    await post();
    const time = new Date(OPENING).toISOString();
    expect(await deliveries()).toEqual([
      {
        id: "delivery-1",
        function: LISTEN,
        event: { id: "7", type: "order.placed" },
        state: "DELIVERED",
        attempts: 1,
        createTime: time,
        updateTime: time,
      },
    ]);
    await emulator.clock.advance(24 * HOUR);
    expect(runner.sent).toHaveLength(1);
  });

  it("returns a single delivery with its complete event", async () => {
    const { post, ask } = open();
    await post({ data: { total: 3 } });
    expect((await ask(`GET ${EVENTS}?delivery=delivery-1`)).body).toMatchObject({
      deliveries: [{ id: "delivery-1", function: LISTEN, event: { ...EVENT, data: { total: 3 } } }],
    });
    expect(await ask(`GET ${EVENTS}?delivery=delivery-2`)).toMatchObject({
      status: 404,
      body: { error: { message: "There is no delivery delivery-2." } },
    });
  });

  it("a delivery fails after the first attempt if retries are disabled", async () => {
    const { post, runner, emulator, deliveries } = open();
    await post();
    const failed = { state: "FAILED", attempts: 1, problem: "The function responded with 500: not now" };
    expect(await deliveries()).toMatchObject([failed]);
    expect((await deliveries())[0]).not.toHaveProperty("nextAttemptAt");
    await emulator.clock.advance(24 * HOUR);
    expect(runner.sent).toHaveLength(1);
  });
});

describe("events that a function does not accept", () => {
  it("retries a delivery with increasing delays until the function accepts the event", async () => {
    const { post, runner, emulator, deliveries, times } = open({}, RETRIED);
    await post();
    expect(await deliveries()).toMatchObject([
      { state: "PENDING", attempts: 1, nextAttemptAt: new Date(OPENING + 10 * SECOND).toISOString() },
    ]);
    await emulator.clock.advance(10 * SECOND - 1);
    expect(times).toEqual([0]);
    await emulator.clock.advance(HOUR);
    expect(times).toEqual([0, 10, 30, 70, 150, 310, 630, 1230, 1830, 2430, 3030]);
    const ids = runner.sent.map(({ headers }) => headers.get("function-execution-id"));
    expect(new Set(ids).size).toBe(ids.length);
    runner.respond = () => new Response("ok");
    await emulator.clock.advance(600 * SECOND);
    expect(await deliveries()).toMatchObject([{ state: "DELIVERED", attempts: 12 }]);
    expect((await deliveries())[0]).not.toHaveProperty("problem");
  });

  it.each([
    ["GEN_1", 7 * 24],
    ["GEN_2", 24],
  ] as const)("a delivery to a %s function fails after %d hours", async (environment, hours) => {
    const { post, emulator, deliveries, times } = open({ environment }, RETRIED);
    await post();
    await emulator.clock.advance((hours + 1) * HOUR);
    expect(await deliveries()).toMatchObject([{ state: "FAILED", attempts: times.length }]);
    expect(times.at(-1)).toBeLessThanOrEqual(hours * 3600);
    expect(times.at(-1)).toBeGreaterThan(hours * 3600 - 600);
  });

  it("a delivery records the error that the code returned", async () => {
    const { post, runner, deliveries } = open();
    runner.respond = () => {
      throw new CodeError("crashed", "The code came to nothing.");
    };
    await post();
    expect(await deliveries()).toMatchObject([{ state: "FAILED", problem: "The code came to nothing." }]);
  });

  it("a delivery fails if the function no longer exists", async () => {
    const { post, emulator, deliveries, ask } = open({}, RETRIED);
    await post();
    const data = (await emulator.snapshot()).toJSON();
    const functions = data.services.functions as SnapshotData;
    const collections = { ...functions.collections, functions: {} };
    await emulator.restore({
      ...data,
      services: { ...data.services, functions: { ...functions, collections } },
    });
    await emulator.clock.advance(10 * SECOND);
    expect(await deliveries()).toMatchObject([
      { state: "FAILED", attempts: 2, problem: "The function no longer exists." },
    ]);
    expect((await ask(`POST ${EVENTS}`, EVENT)).body).toMatchObject({ considered: 0 });
  });
});

describe("deliveries across state changes", () => {
  it("deliveries continue after a snapshot is restored", async () => {
    const { post, runner, emulator, deliveries, times } = open({}, RETRIED);
    await post();
    await emulator.clock.advance(10 * SECOND);
    const snapshot = (await emulator.snapshot()).toJSON();
    await emulator.clock.advance(20 * SECOND);
    runner.respond = () => new Response("ok");
    await emulator.restore(snapshot);
    await emulator.clock.advance(0);
    expect(times).toEqual([0, 10, 30]);
    expect(await deliveries()).toMatchObject([{ state: "DELIVERED", attempts: 3 }]);
  });

  it("pending deliveries are cancelled when the state is replaced", async () => {
    const { ask, runner, emulator, deliveries } = open({}, RETRIED);
    runner.respond = ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    await ask(`POST ${EVENTS}`, EVENT);
    await expect.poll(() => runner.sent.length).toBe(1);
    await emulator.reset();
    expect(await deliveries()).toEqual([]);
    expect(runner.sent).toHaveLength(1);
  });

  it("lists the latest 1,000 finished deliveries in order of arrival", async () => {
    const { ask, runner, emulator } = open();
    runner.respond = () => new Response("ok");
    for (let at = 1; at <= 1_005; at += 1) await ask(`POST ${EVENTS}`, { ...EVENT, id: `${at}` });
    await emulator.clock.advance(0);
    const { body } = await ask(`GET ${EVENTS}`);
    const ids = (body as { deliveries: { event: { id: string } }[] }).deliveries.map(({ event }) =>
      Number(event.id),
    );
    expect(ids).toEqual(Array.from({ length: 1_000 }, (_, at) => at + 6));
  });
});

describe("deliveries after a restart", () => {
  it("a recorded delivery is not repeated after a restart", async () => {
    const { post, emulator, times } = open({}, RETRIED);
    await post();
    const data = (await emulator.snapshot()).toJSON();
    const functions = data.services.functions as SnapshotData;
    const left = {
      at: OPENING,
      kind: "deliver",
      number: 9,
      subject: { deliveryId: "delivery-1", attempt: 1 },
    };
    const tasks = { ...functions.collections.tasks, left };
    const collections = { ...functions.collections, tasks };
    await emulator.restore({
      ...data,
      services: { ...data.services, functions: { ...functions, collections } },
    });
    await emulator.clock.advance(0);
    expect(times).toEqual([0]);
    await emulator.clock.advance(10 * SECOND);
    expect(times).toEqual([0, 10]);
  });

  it("a running delivery is repeated after a restart", async () => {
    const folder = await temporaryFolder();
    const first = open({ environment: "GEN_1" }, RETRIED, { store: sqliteStores(folder) });
    first.runner.respond = ({ signal }) => {
      // The first call ends slightly later than the delivery.
      const laterMs = first.runner.sent.length === 1 ? 0 : 50;
      return new Promise((_, reject) => {
        const end = (): void => void setTimeout(reject, laterMs, signal?.reason);
        signal?.addEventListener("abort", end);
      });
    };
    await first.ask(`POST ${EVENTS}`, EVENT);
    await expect.poll(() => first.runner.sent.length).toBe(1);
    const call = first.ask(`POST /v1/${LISTEN}:call`, {});
    await expect.poll(() => first.runner.sent.length).toBe(2);
    await first.emulator.close();
    expect((await call).status).toBe(503);
    const next = open({}, RETRIED, { store: sqliteStores(folder) });
    next.runner.respond = () => new Response("ok");
    await expect.poll(next.deliveries).toMatchObject([{ state: "DELIVERED", attempts: 1 }]);
  });
});
