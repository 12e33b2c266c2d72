import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { bodies, collect, EVENTS, type Kitchen, kitchenAt, order, ordered } from "./support/kitchen.ts";
import { liveClient, liveOperations, type Recorder, startRecorder } from "./support/live-client.ts";
import { typeCheck } from "./support/type-check.ts";

const consumer = `
import { createClient, createBareClient } from "@seamline/client-core";
import { definition, followOrders, service } from "./operations.gen.ts";

const kitchen = createClient(definition, { baseUrl: "http://localhost", auth: false });
export async function read(): Promise<string> {
  let text = "";
  for await (const { level, text: line } of kitchen.readLogs()) text += \`\${level satisfies "info" | "error"}: \${line}\`;
  for await (const order of kitchen.followOrders({ query: { table: 4 } })) {
    text += order.event === "ordered" ? order.data.dish + order.id : order.data.trim();
  }
  for await (const { data, event } of kitchen.ask({ body: { question: "?" } })) text += data.word + event;
  for await (const value of kitchen.readSensors()) text += value.toFixed(2);
  const bare = createBareClient(service, { baseUrl: "http://localhost", auth: false });
  for await (const order of followOrders(bare)) text += order.event;
  // @ts-expect-error: a stream is not a promise of its items.
  text += (await kitchen.readLogs()).level;
  return text;
}
`;

test("infers stream item types without warnings", async () => {
  const problems: string[] = [];
  const files = await generateFixture("streams.yaml", { onWarning: ({ message }) => problems.push(message) });
  expect(problems).toEqual([]);
  expect(await typeCheck([...files, { path: "consumer.ts", text: consumer }])).toBe("");
});

/** The format of a stream, its media type, its text, and the operation that reads it. */
const formats = [
  [
    "events",
    "text/event-stream",
    "event: note\r\ndata: grün\r\n\r\nevent: note\rdata: 2\r\rdata: 3\n\n",
    "followOrders",
  ],
  ["JSON lines", "application/jsonl", '{"text":"grün"}\r\n{"text":"blau"}', "readLogs"],
  ["JSON text sequences", "application/json-seq", "\u001e1.5\n\u001e2\n", "readSensors"],
] as const;

describe("items", () => {
  test("stream items arrive one by one, even after the attempt timeout", async () => {
    let open: ServerResponse | undefined;
    const server = await startRecorder((response) => {
      open = response.writeHead(200, { "content-type": "application/jsonl" });
      open.write('{"level":"info","te');
      setTimeout(() => open?.write('xt":"grün"}\n'), 20);
    });
    const client = await kitchenAt(server, { timeoutMs: 150 });
    const items = client.readLogs()[Symbol.asyncIterator]();
    expect(await items.next()).toEqual({ done: false, value: { level: "info", text: "grün" } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const rest = Buffer.from('\r\n{"level":"error","text":"größer"}');
    // Split in the middle of a character.
    open?.write(rest.subarray(0, -5));
    open?.end(rest.subarray(-5));
    expect(await items.next()).toEqual({ done: false, value: { level: "error", text: "größer" } });
    expect(await items.next()).toEqual({ done: true, value: undefined });
    expect(server.received.map(({ line, headers }) => [line, headers.accept])).toEqual([
      ["GET /logs", "application/jsonl"],
    ]);
  });

  test("reads the items of JSON text sequences", async () => {
    const server = await startRecorder((response) => {
      response.writeHead(200, { "content-type": "application/json-seq" });
      response.end("\u001e1.5\n\u001e\n2\n\u001e3");
    });
    expect(await collect((await kitchenAt(server)).readSensors())).toEqual([1.5, 2, 3]);
  });

  test("parses events with any line ending, comments and several data lines", async () => {
    const body = `\ufeff: hello\r\nretry: 5\r\n\r\nevent: note\rdata: two\rdata:lines\r\rdata\n\n${ordered(1)}event: note\ndata: lost`;
    const server = await startRecorder(bodies(body));
    expect(await collect((await kitchenAt(server)).followOrders())).toEqual([
      { event: "note", data: "two\nlines" },
      { event: "message", data: "" },
      order(1),
    ]);
  });

  test.each(formats)(
    "reads the same items of %s regardless of how the response body is chunked",
    async (_, type, text, name) => {
      const read = async (size: number): Promise<unknown[]> => {
        const bytes = Buffer.from(text);
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        const body = new ReadableStream({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        });
        const fetch = async (): Promise<Response> =>
          new Response(body, { headers: { "content-type": type } });
        const client = await liveClient<Kitchen>(await files, "http://localhost", { fetch });
        return collect(client[name]());
      };
      const files = generateFixture("streams.yaml");
      const whole = await read(1_000);
      expect(whole.length).toBeGreaterThan(1);
      expect(await read(1)).toEqual(whole);
      expect(await read(2)).toEqual(whole);
    },
  );

  test("a JSON stream ends at [DONE]", async () => {
    const server = await startRecorder(
      bodies('data: {"word":"yes"}\n\ndata: [DONE]\n\ndata: {"word":"no"}\n\n'),
    );
    const words = await collect((await kitchenAt(server)).ask({ body: { question: "?" } }));
    expect(words).toEqual([{ event: "message", data: { word: "yes" } }]);
    expect(server.received).toMatchObject([{ line: "POST /answers", body: '{"question":"?"}' }]);
  });
});

test("an item in a JSON text sequence arrives when its record ends", async () => {
  let open: ServerResponse | undefined;
  const server = await startRecorder((response) => {
    open = response.writeHead(200, { "content-type": "application/json-seq" });
    response.write("\u001e1.5\n");
  });
  const items = (await kitchenAt(server)).readSensors()[Symbol.asyncIterator]();
  expect(await items.next()).toEqual({ done: false, value: 1.5 });
  open?.end("\u001e2\n");
  expect(await items.next()).toEqual({ done: false, value: 2 });
  expect(await items.next()).toEqual({ done: true, value: undefined });
});

describe("invalid items", () => {
  test("an invalid item throws an ApiError after all earlier items were returned", async () => {
    const server = await startRecorder(bodies('data: {"word":"yes"}\n\ndata: no\n\n'));
    const items = (await kitchenAt(server)).ask({ body: {} })[Symbol.asyncIterator]();
    expect(await items.next()).toMatchObject({ value: { data: { word: "yes" } } });
    await expect(items.next()).rejects.toMatchObject({
      name: "ApiError",
      operationId: "ask",
      message: expect.stringContaining("an item in the stream is not JSON"),
    });
  });

  test("an invalid line does not hide earlier lines in the same chunk", async () => {
    const server = await startRecorder((response) => {
      response.writeHead(200, { "content-type": "application/jsonl" });
      response.end('{"level":"info"}\n{"level":"error"}\nno\n');
    });
    const items = (await kitchenAt(server)).readLogs()[Symbol.asyncIterator]();
    expect(await items.next()).toMatchObject({ value: { level: "info" } });
    expect(await items.next()).toMatchObject({ value: { level: "error" } });
    await expect(items.next()).rejects.toMatchObject({ name: "ApiError" });
  });

  test("a response with another media type throws an ApiError", async () => {
    const server = await startRecorder((response) => {
      response.writeHead(200, { "content-type": "text/html" }).end("<p>Log in</p>");
    });
    await expect(collect((await kitchenAt(server)).followOrders())).rejects.toMatchObject({
      name: "ApiError",
      message: expect.stringContaining("the body is text/html instead of text/event-stream"),
    });
  });

  test("an item that exceeds maxBodyBytes throws a ResponseTooLargeError", async () => {
    const server = await startRecorder(bodies(`data: ${"x".repeat(5_000)}`));
    const client = await kitchenAt(server, { maxBodyBytes: 1_000 });
    await expect(collect(client.followOrders())).rejects.toMatchObject({ name: "ResponseTooLargeError" });
  });
});

describe("ending an iteration", () => {
  /** A server that sends one event and keeps the connection open. */
  async function openServer(): Promise<Recorder & { readonly closed: Promise<void> }> {
    let close: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const server = await startRecorder((response) => {
      response.on("close", close);
      response.writeHead(200, EVENTS).write(ordered(1));
    });
    return { ...server, closed };
  }

  test("ending the iteration of a stream closes the connection", async () => {
    const server = await openServer();
    for await (const item of (await kitchenAt(server)).followOrders()) {
      expect(item).toEqual(order(1));
      break;
    }
    await server.closed;
  });

  test("a stream throws an AbortError and closes the connection when its signal aborts", async () => {
    const server = await openServer();
    const controller = new AbortController();
    const client = await kitchenAt(server);
    const items = client.followOrders({}, { signal: controller.signal })[Symbol.asyncIterator]();
    await items.next();
    setTimeout(() => controller.abort(), 10);
    await expect(items.next()).rejects.toMatchObject({ name: "AbortError", operationId: "followOrders" });
    await server.closed;
  });

  test("a stream throws a TimeoutError and closes the connection at its deadline", async () => {
    const server = await openServer();
    const client = await kitchenAt(server);
    await expect(collect(client.followOrders({}, { deadlineMs: 100 }))).rejects.toMatchObject({
      name: "TimeoutError",
      limit: "deadlineMs",
    });
    await server.closed;
  });
});

test("a stream sends one request per iteration, and none before the first", async () => {
  const server = await startRecorder(bodies("event: note\ndata: a\n\n", "event: note\ndata: b\n\n"));
  const stream = (await kitchenAt(server)).followOrders();
  expect(server.received).toEqual([]);
  expect(await collect(stream)).toEqual([{ event: "note", data: "a" }]);
  expect(await collect(stream)).toEqual([{ event: "note", data: "b" }]);
});

test("standalone operations can return streams", async () => {
  const server = await startRecorder(bodies('data: {"word":"yes"}\n\n'));
  const kitchen = await liveOperations<Kitchen>(await generateFixture("streams.yaml"), server.url);
  const words = await collect(kitchen.ask({ body: { question: "?" } }));
  expect(words).toEqual([{ event: "message", data: { word: "yes" } }]);
});

test("a stream throws an ApiError if the service responds with a failure", async () => {
  const server = await startRecorder((response) => response.writeHead(404).end('{"message":"no"}'));
  await expect(collect((await kitchenAt(server)).followOrders())).rejects.toMatchObject({ status: 404 });
});

test("warns about streams alongside other success bodies, and about items with unsupported media types", async () => {
  const problems: string[] = [];
  const stream = { "text/event-stream": { schema: { type: "string" } } };
  const json = { "application/json": { schema: { type: "string" } } };
  const item = { itemSchema: { type: "string" } };
  const responses = (...all: object[]): object =>
    operation({
      responses: Object.fromEntries(
        all.map((content, index) => [200 + index, { description: "It.", content }]),
      ),
    });
  const paths = {
    "/both": { get: responses({ ...json, ...stream }) },
    "/other": { get: responses(json, stream) },
    "/mixed": { get: responses({ "multipart/mixed": item }) },
    "/stream": { get: responses(stream) },
  };
  await generate({
    spec: documentOf(paths),
    onWarning: ({ message }) => problems.push(message.replace(/: call.*/, "")),
  });
  expect(problems).toEqual([
    "#/paths/~1both/get/responses/200/content/text~1event-stream: the items of text/event-stream are not decoded",
    "#/paths/~1other/get/responses/201/content/text~1event-stream: the items of text/event-stream are not decoded",
    "#/paths/~1mixed/get/responses/200/content/multipart~1mixed: the items of multipart/mixed are not decoded",
  ]);
});

test("a client without streams contains no stream code", async () => {
  const files = await generate({ spec: documentOf({ "/a": { get: operation({ operationId: "a" }) } }) });
  expect(textOf(files, "operations.gen.ts")).not.toContain("stream");
});
