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
/** Not compressed, so that a part of it shows a part of the text. */
const cutGzip = gzipSync(emma, { level: 0 }).subarray(0, 24);

/** Says what is written to a connection for its first request. */
type Saying = (socket: Socket) => void;

/** A client of a server that writes these texts, whether or not they are HTTP: one for each connection. */
async function clientOf(
  sayings: readonly Saying[],
  options: Partial<ClientOptions> = {},
): Promise<{ client: LibraryClient; requested: () => number }> {
  const sockets = new Set<Socket>();
  let requested = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => {
      sayings[Math.min(requested, sayings.length - 1)]?.(socket);
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

const says =
  (...parts: (string | Buffer)[]): Saying =>
  (socket) => {
    for (const part of parts) socket.write(part);
    socket.end();
  };
const saysAndWaits =
  (text: string): Saying =>
  (socket) =>
    socket.write(text);

const broken: [what: string, saying: Saying][] = [
  [
    "a chunked body that ends before its last chunk",
    says(head("transfer-encoding: chunked"), "10\r\n", emma, "\r\n"),
  ],
  ["a chunked body that ends within a chunk", says(head("transfer-encoding: chunked"), "ff\r\n", emma)],
  ["a chunk of no size", says(head("transfer-encoding: chunked"), "zz\r\n", emma)],
  ["a body that is shorter than announced", says(head("content-length: 99"), emma)],
  ["bytes that are said to be gzip", says(head("content-encoding: gzip", "content-length: 16"), emma)],
  ["what is no HTTP", says("SSH-2.0-OpenSSH_9.9\r\n")],
  ["a connection that closes in the headers", says("HTTP/1.1 200 OK\r\ncontent-le")],
  ["headers without end", says(head(`x-fill: ${"x".repeat(70_000)}`), emma)],
];

describe.each(broken)("%s", (_, saying) => {
  test("is a NetworkError, and an idempotent call is sent again", async () => {
    const { client, requested } = await clientOf([saying, saying, says(whole)]);
    expect(await client.books.get({ bookId: "emma" })).toEqual({ title: "Emma" });
    expect(requested()).toBe(3);
  });

  test("is a NetworkError that says why, and a call that is not idempotent is not sent again", async () => {
    const { client, requested } = await clientOf([saying]);
    await expect(client.books.create({ body: {} })).rejects.toMatchObject({
      ...{ name: "NetworkError", operationId: "createBook", attempts: 1, retryable: false },
      message: expect.stringMatching(/^createBook got no complete response: ./),
    });
    expect(requested()).toBe(1);
  });
});

test("gzip that is cut off, of which platforms undo what is there, is an ApiError", async () => {
  const { client } = await clientOf([says(head("content-encoding: gzip", "content-length: 24"), cutGzip)]);
  await expect(client.books.get({ bookId: "emma" })).rejects.toMatchObject({
    ...{ name: "ApiError", status: 200, bodyText: '{"title":', attempts: 1 },
  });
});

/** Nothing says how long such a body is (RFC 9112 section 6.3), so that only its text shows that it is not whole. */
test("a body that ends with its connection, and too early, is an ApiError", async () => {
  const { client } = await clientOf([says(head("connection: close"), emma.slice(0, 9))]);
  await expect(client.books.get({ bookId: "emma" })).rejects.toMatchObject({
    ...{ name: "ApiError", status: 200, bodyText: '{"title":', attempts: 1 },
  });
});

test("a body that ends with its connection is read", async () => {
  const { client } = await clientOf([says(head("connection: close"), emma)]);
  expect(await client.books.get({ bookId: "emma" })).toEqual({ title: "Emma" });
});

test("hints that come before the response are no response", async () => {
  const { client, requested } = await clientOf([
    says("HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n", whole),
  ]);
  expect(await client.books.get({ bookId: "emma" })).toEqual({ title: "Emma" });
  expect(requested()).toBe(1);
});

test.each([
  ["within its headers", saysAndWaits("HTTP/1.1 200 OK\r\ncontent-"), [0, 0]],
  ["before the last chunk", saysAndWaits(`${head("transfer-encoding: chunked")}10\r\n${emma}\r\n`), [1, 2]],
])("an answer that stalls %s ends by timeoutMs", async (_, saying, replies) => {
  fakeTimers();
  const { fetch, responded } = countingFetch();
  const { client, requested } = await clientOf([saying], { fetch, retry: { maxAttempts: 2 } });
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

test("a body that comes drop by drop does not put off the end of timeoutMs", async () => {
  const drip: Saying = (socket) => {
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

test("a call that is rejected for ever ends after its attempts, each after the pause that the service asks for", async () => {
  const clock = autoAdvanceClock();
  const { client, requested } = await clientOf(
    [says("HTTP/1.1 429 Too Many Requests\r\nretry-after: 2\r\ncontent-length: 0\r\n\r\n")],
    { clock },
  );
  await expect(client.books.create({ body: {} })).rejects.toMatchObject({
    ...{ status: 429, attempts: 4, retryable: true, retryAfterMs: 2_000 },
  });
  expect([requested(), clock.slept]).toEqual([4, [2_000, 2_000, 2_000]]);
});
