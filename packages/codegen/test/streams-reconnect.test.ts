import { describe, expect, test } from "vitest";
import { bodies, collect, EVENTS, kitchenAt, order, ordered } from "./support/kitchen.ts";
import { startRecorder } from "./support/live-client.ts";

describe("a broken connection", () => {
  const retry = { baseDelayMs: 1, maxAttempts: 3 };

  test("resumes a broken stream after the last event until the service responds with 204", async () => {
    const server = await startRecorder(bodies(`${ordered(1)}${ordered(2)}data: ha✂`, ordered(3)));
    const client = await kitchenAt(server, { retry });
    expect(await collect(client.followOrders({ query: { table: 4 } }))).toEqual([
      order(1),
      order(2),
      order(3),
    ]);
    expect(server.received.map(({ line, headers }) => [line, headers["last-event-id"]])).toEqual([
      ["GET /orders?table=4", undefined],
      ["GET /orders?table=4", "2"],
      ["GET /orders?table=4", "3"],
    ]);
  });

  test("sends an event id with characters beyond Latin-1 as UTF-8 when it reconnects", async () => {
    const server = await startRecorder(bodies("id: evt-✓\ndata: one\n\n✂"));
    const client = await kitchenAt(server, { retry });
    expect(await collect(client.followOrders())).toMatchObject([{ id: "evt-✓" }]);
    const sent = String(server.received[1]?.headers["last-event-id"]);
    expect(Buffer.from(sent, "latin1").toString()).toBe("evt-✓");
  });

  test("a broken stream throws a NetworkError if its events have no ids, or if retries are disabled", async () => {
    const note = "event: note\ndata: a\n\n✂";
    const client = await kitchenAt(await startRecorder(bodies(note)), { retry });
    await expect(collect(client.followOrders())).rejects.toMatchObject({ name: "NetworkError" });
    const other = await kitchenAt(await startRecorder(bodies(`${ordered(1)}✂`)), { retry: false });
    await expect(collect(other.followOrders())).rejects.toMatchObject({ name: "NetworkError" });
  });

  test("does not reconnect to the stream of a non-idempotent operation", async () => {
    const server = await startRecorder(bodies('id: 1\ndata: {"word":"yes"}\n\n✂'));
    const client = await kitchenAt(server, { retry });
    await expect(collect(client.ask({ body: {} }))).rejects.toMatchObject({ name: "NetworkError" });
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ["the signal", () => ({ signal: AbortSignal.timeout(200) }), "AbortError"],
    ["the deadline", () => ({ deadlineMs: 200 }), "TimeoutError"],
  ])(
    "does not reconnect to a stream if %s ends the pause before the reconnection",
    async (_, options, name) => {
      const server = await startRecorder(bodies(`retry: 60000\n${ordered(1)}`));
      const client = await kitchenAt(server, { retry });
      const reading = collect(client.followOrders({}, options()));
      await expect(reading).rejects.toMatchObject({ name, operationId: "followOrders" });
      expect(server.received).toHaveLength(1);
    },
  );

  test("a stream frees its concurrency slot if its deadline passes while it reconnects", async () => {
    const server = await startRecorder((response) => {
      if (server.received.length > 1) return;
      response.writeHead(200, EVENTS).write(ordered(1));
      setTimeout(() => response.end(), 400);
    });
    const client = await kitchenAt(server, { retry, concurrency: 1 });
    await expect(collect(client.followOrders({}, { deadlineMs: 500 }))).rejects.toMatchObject({
      limit: "deadlineMs",
    });
    // Times out 800 ms after the start. With a separate deadline, the reconnection would occupy the slot until 900 ms.
    await expect(collect(client.readLogs({}, { deadlineMs: 300 }))).rejects.toMatchObject({
      name: "TimeoutError",
    });
    const lines = server.received.map(({ line }) => line);
    expect(lines).toEqual(["GET /orders", "GET /orders", "GET /logs"]);
  });

  test("stops reconnecting to a stream after several connections without an event", async () => {
    const server = await startRecorder(bodies(ordered(1), "", ": nothing\n\n", "", ordered(2)));
    const client = await kitchenAt(server, { retry });
    expect(await collect(client.followOrders())).toEqual([order(1)]);
    expect(server.received).toHaveLength(4);
  });
});

test("does not reconnect to a stream after the deadline, even if the timer of the pause fires early", async () => {
  let now = 0;
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms - 100;
    },
  };
  const server = await startRecorder(bodies(`retry: 60000\n${ordered(1)}`));
  const client = await kitchenAt(server, { clock });
  const reading = collect(client.followOrders({}, { deadlineMs: 200 }));
  await expect(reading).rejects.toMatchObject({ name: "TimeoutError" });
  expect(server.received).toHaveLength(1);
});
