import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createClient, isResponseTooLargeError } from "../src/index.ts";
import { autoAdvanceClock } from "./support/clocks.ts";
import { library } from "./support/library.ts";
import { json, type Reply, startServer } from "./support/loopback-server.ts";
import { JOB, press } from "./support/press.ts";

const book = { bookId: "emma" };
const MIB = 2 ** 20;

/** JSON of the given size in bytes, gzipped to about a thousandth of it. */
function bomb(bytes: number, status = 200): Reply {
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  return { status, headers, body: gzipSync(JSON.stringify("x".repeat(bytes - 2))) };
}

/** An endless body that counts the bytes that were read. */
function endless(status: number) {
  const seen = { bytes: 0, isCancelled: false };
  const fetch = async (): Promise<Response> => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = new Uint8Array(65_536).fill(32);
        seen.bytes += chunk.length;
        controller.enqueue(chunk);
      },
      cancel() {
        seen.isCancelled = true;
      },
    });
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  };
  return { seen, client: createClient(library, { baseUrl: "https://library.test", fetch }) };
}

describe("maxBodyBytes", () => {
  test("maxBodyBytes is 64 MiB by default and limits the decompressed size", async () => {
    const server = await startServer(() => bomb(65 * MIB));
    const client = createClient(library, { baseUrl: server.url });
    const { status, error } = await client.books.get(book).result();
    expect(error).toMatchObject({
      message: "getBook returned more than 67108864 bytes (raise maxBodyBytes, or read a stream)",
      ...{ name: "ResponseTooLargeError", status: 200, maxBytes: 67_108_864, attempts: 1, method: "GET" },
    });
    expect([status, isResponseTooLargeError(error), server.received.length]).toEqual([undefined, true, 1]);
  });

  test("accepts a body of exactly maxBodyBytes and rejects a body that is one byte longer", async () => {
    const server = await startServer(({ url }) => bomb(Number(url.split("/").at(-1))));
    const client = createClient(library, { baseUrl: server.url, maxBodyBytes: 1000 });
    expect(await client.books.get({ bookId: "1000" })).toHaveLength(998);
    await expect(client.books.get({ bookId: "1001" })).rejects.toSatisfy(isResponseTooLargeError);
  });

  test("maxBodyBytes can be set on the client, in withOptions and per call", async () => {
    const server = await startServer(() => bomb(1000));
    const client = createClient(library, { baseUrl: server.url, maxBodyBytes: 10 });
    await expect(client.books.get(book)).rejects.toMatchObject({ maxBytes: 10 });
    await expect(client.withOptions({ maxBodyBytes: 20 }).books.get(book)).rejects.toMatchObject({
      maxBytes: 20,
    });
    expect(await client.books.get(book, { maxBodyBytes: Infinity })).toHaveLength(998);
    expect(() => client.withOptions({ maxBodyBytes: 0 })).toThrow("options.maxBodyBytes");
  });

  test("stops reading at maxBodyBytes and cancels the body", async () => {
    const { client, seen } = endless(200);
    await expect(client.books.get(book, { maxBodyBytes: MIB })).rejects.toSatisfy(isResponseTooLargeError);
    expect(seen.isCancelled).toBe(true);
    expect(seen.bytes).toBeLessThan(2 * MIB);
  });

  test.each(["json", "text", "blob", "arrayBuffer"] as const)("limits http bodies as %s", async (parseAs) => {
    const server = await startServer(() => bomb(1000));
    const client = createClient(library, { baseUrl: server.url, maxBodyBytes: 999 });
    const init = { params: { path: book }, parseAs };
    await expect(client.http.GET("/v1/books/{bookId}", init)).rejects.toSatisfy(isResponseTooLargeError);
    const { data } = await client.http.GET("/v1/books/{bookId}", { ...init, maxBodyBytes: 1000 });
    expect(data).toBeDefined();
  });

  test("maxBodyBytes does not apply to a stream that the caller reads", async () => {
    const server = await startServer(() => bomb(1000));
    const client = createClient(library, { baseUrl: server.url, maxBodyBytes: 10 });
    const { data } = await client.http.GET("/v1/books/{bookId}", {
      params: { path: book },
      parseAs: "stream",
    });
    expect(await new Response(data).text()).toHaveLength(1000);
  });

  test("maxBodyBytes applies to withResponse, client.request and pages", async () => {
    const server = await startServer(() => bomb(1000));
    const client = createClient(library, { baseUrl: server.url, maxBodyBytes: 999 });
    const expected = { name: "ResponseTooLargeError", maxBytes: 999 };
    await expect(client.books.get(book).withResponse()).rejects.toMatchObject(expected);
    await expect(client.request<unknown>("GET", "/v1/more")).rejects.toMatchObject(expected);
    await expect(client.books.list().toArray()).rejects.toMatchObject(expected);
  });

  test("maxBodyBytes applies to the polls of a long-running operation", async () => {
    const replies = [json({ name: JOB }), bomb(1000)];
    const server = await startServer(() => replies.shift() as Reply);
    const options = { baseUrl: server.url, clock: autoAdvanceClock(), maxBodyBytes: 999 };
    const wait = createClient(press, options).books.print(book).wait();
    await expect(wait).rejects.toMatchObject({ name: "ResponseTooLargeError", maxBytes: 999 });
  });

  test("maxBodyBytes applies even if a custom fetch returns a response without a stream", async () => {
    const response = { ok: true, status: 200, headers: new Headers(), body: null };
    const fetch = async () =>
      ({ ...response, arrayBuffer: async () => new ArrayBuffer(1000) }) as unknown as Response;
    const client = createClient(library, { baseUrl: "https://library.test", fetch, maxBodyBytes: 999 });
    await expect(client.books.get(book)).rejects.toSatisfy(isResponseTooLargeError);
  });
});

describe("bodies of failures", () => {
  test("an error keeps the status and the first 1 MiB of a larger response body", async () => {
    const server = await startServer(() => bomb(3 * MIB, 403));
    const client = createClient(library, { baseUrl: server.url });
    const { status, error, response } = await client.books.get(book).result();
    expect(error).toMatchObject({ name: "ApiError", status: 403, attempts: 1 });
    expect((error as unknown as { bodyText: string }).bodyText).toHaveLength(MIB);
    expect([status, (await response?.text())?.length]).toEqual([403, MIB]);
  });

  test('cancels the body of a failure after 1 MiB, even with parseAs "stream"', async () => {
    const { client, seen } = endless(404);
    const { response } = await client.http.GET("/v1/books/{bookId}", {
      params: { path: book },
      parseAs: "stream",
    });
    expect([response.status, seen.isCancelled, seen.bytes < 2 * MIB]).toEqual([404, true, true]);
  });

  test("reads a failure body up to maxBodyBytes if that is less than 1 MiB", async () => {
    const server = await startServer(() => bomb(1000, 404));
    const client = createClient(library, { baseUrl: server.url, maxBodyBytes: 10 });
    const { error } = await client.books.get(book).result();
    expect(error).toMatchObject({ status: 404, bodyText: '"xxxxxxxxx' });
  });

  test("retries a temporary failure even if its body was truncated", async () => {
    const replies = [bomb(2 * MIB, 503), json({ title: "Emma" })];
    const server = await startServer(() => replies.shift() as Reply);
    const client = createClient(library, { baseUrl: server.url, clock: autoAdvanceClock() });
    expect(await client.books.get(book)).toEqual({ title: "Emma" });
  });

  test("truncates the body in the error to 1 MiB if a success response is not JSON", async () => {
    const body = "{".repeat(3 * MIB);
    const server = await startServer(() => ({ body, headers: { "content-type": "application/json" } }));
    const { error } = await createClient(library, { baseUrl: server.url }).books.get(book).result();
    expect(error).toMatchObject({ name: "ApiError", status: 200, bodyText: body.slice(0, MIB) });
  });
});
