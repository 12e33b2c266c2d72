import { createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ClientOptions, createClient } from "../src/index.ts";
import { autoAdvanceClock } from "./support/clocks.ts";
import { type LibraryClient, library } from "./support/library.ts";
import { countingFetch, fakeTimers } from "./support/timers.ts";

const emma = '{"title":"Emma"}';
const whole = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 16\r\n\r\n${emma}`;
const head = (...lines: string[]): string =>
  ["HTTP/1.1 200 OK", "content-type: application/json", ...lines, "", ""].join("\r\n");
/** Not compressed, so that part of the body contains part of the text. */
const cutGzip = gzipSync(emma, { level: 0 }).subarray(0, 24);

/** Writes to a connection after its first request. */
type Writer = (socket: Socket) => void;

/** Returns a client for a server with one writer per connection. The writers do not need to write valid HTTP. */
async function clientOf(
  writers: readonly Writer[],
  options: Partial<ClientOptions> = {},
): Promise<{ client: LibraryClient; requested: () => number }> {
  const sockets = new Set<Socket>();
  let requested = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => {
      writers[Math.min(requested, writers.length - 1)]?.(socket);
      requested += 1;
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    client: createClient(library, { baseUrl, clock: autoAdvanceClock(), ...options }),
    requested: () => requested,
  };
}

const writes =
  (...parts: (string | Buffer)[]): Writer =>
  (socket) => {
    for (const part of parts) socket.write(part);
    socket.end();
  };
const writeAndWait =
  (text: string): Writer =>
  (socket) =>
    socket.write(text);

const broken: [what: string, writer: Writer][] = [
  [
    "a chunked body that ends before its last chunk",
    writes(head("transfer-encoding: chunked"), "10\r\n", emma, "\r\n"),
  ],
  ["a chunked body that ends within a chunk", writes(head("transfer-encoding: chunked"), "ff\r\n", emma)],
  ["a chunk without a size", writes(head("transfer-encoding: chunked"), "zz\r\n", emma)],
  ["a body shorter than its Content-Length", writes(head("content-length: 99"), emma)],
  [
    "an uncompressed body with Content-Encoding: gzip",
    writes(head("content-encoding: gzip", "content-length: 16"), emma),
  ],
  ["a response that is not HTTP", writes("SSH-2.0-OpenSSH_9.9\r\n")],
  ["a connection that closes in the headers", writes("HTTP/1.1 200 OK\r\ncontent-le")],
  ["endless headers", writes(head(`x-fill: ${"x".repeat(70_000)}`), emma)],
];

describe.each(broken)("%s", (_, writer) => {
  test("retries an idempotent call after a broken response", async () => {
    const { client, requested } = await clientOf([writer, writer, writes(whole)]);
    expect(await client.books.get({ bookId: "emma" })).toEqual({ title: "Emma" });
    expect(requested()).toBe(3);
  });

  test("a broken response to a non-idempotent call throws a NetworkError without a retry", async () => {
    const { client, requested } = await clientOf([writer]);
    await expect(client.books.create({ body: {} })).rejects.toMatchObject({
      ...{ name: "NetworkError", operationId: "createBook", attempts: 1, retryable: false },
      message: expect.stringMatching(/^createBook received no complete response: ./),
    });
    expect(requested()).toBe(1);
  });
});

test("a truncated gzip body throws an ApiError even if the platform decompresses part of it", async () => {
  const { client } = await clientOf([writes(head("content-encoding: gzip", "content-length: 24"), cutGzip)]);
  await expect(client.books.get({ bookId: "emma" })).rejects.toMatchObject({
    ...{ name: "ApiError", status: 200, bodyText: '{"title":', attempts: 1 },
  });
});

/** Without a declared length (RFC 9112 section 6.3), only the contents of a body show that it is incomplete. */
test("a truncated body without a length throws an ApiError", async () => {
  const { client } = await clientOf([writes(head("connection: close"), emma.slice(0, 9))]);
  await expect(client.books.get({ bookId: "emma" })).rejects.toMatchObject({
    ...{ name: "ApiError", status: 200, bodyText: '{"title":', attempts: 1 },
  });
});

test("reads a body that ends when the connection closes", async () => {
  const { client } = await clientOf([writes(head("connection: close"), emma)]);
  expect(await client.books.get({ bookId: "emma" })).toEqual({ title: "Emma" });
});

test("ignores early hints before the final response", async () => {
  const { client, requested } = await clientOf([
    writes("HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n", whole),
  ]);
  expect(await client.books.get({ bookId: "emma" })).toEqual({ title: "Emma" });
  expect(requested()).toBe(1);
});

test.each([
  ["within its headers", writeAndWait("HTTP/1.1 200 OK\r\ncontent-"), [0, 0]],
  ["before the last chunk", writeAndWait(`${head("transfer-encoding: chunked")}10\r\n${emma}\r\n`), [1, 2]],
])("timeoutMs ends a response that stalls %s", async (_, writer, replies) => {
  fakeTimers();
  const { fetch, responded } = countingFetch();
  const { client, requested } = await clientOf([writer], { fetch, retry: { maxAttempts: 2 } });
  const call = client.books.get({ bookId: "emma" }).result();
  for (const [failed, headers] of replies.entries()) {
    await expect.poll(() => [requested(), responded()]).toEqual([failed + 1, headers]);
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect((await call).error).toMatchObject({
    ...{ name: "TimeoutError", limit: "timeoutMs", attempts: 2, retryable: true },
  });
  expect(requested()).toBe(2);
});

test("timeoutMs ends a body that arrives slowly", async () => {
  const drip: Writer = (socket) => {
    socket.write(head("content-length: 100000"));
    const timer = setInterval(() => socket.write(" "), 5);
    socket.on("close", () => clearInterval(timer));
  };
  const { client } = await clientOf([drip], { timeoutMs: 120, retry: false });
  await expect(client.books.get({ bookId: "emma" })).rejects.toMatchObject({
    limit: "timeoutMs",
    attempts: 1,
  });
});

test("a call that receives only 429 responses waits for Retry-After and fails after its last attempt", async () => {
  const clock = autoAdvanceClock();
  const { client, requested } = await clientOf(
    [writes("HTTP/1.1 429 Too Many Requests\r\nretry-after: 2\r\ncontent-length: 0\r\n\r\n")],
    { clock },
  );
  await expect(client.books.create({ body: {} })).rejects.toMatchObject({
    ...{ status: 429, attempts: 4, retryable: true, retryAfterMs: 2_000 },
  });
  expect([requested(), clock.slept]).toEqual([4, [2_000, 2_000, 2_000]]);
});
