import { Readable } from "node:stream";
import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { bearer, createClient, isInvalidArgumentError } from "../src/index.ts";
import { library } from "./support/library.ts";
import { json, startServer } from "./support/loopback-server.ts";

const book = { bookId: "b" };
const baseUrl = "https://library.test";
const emma = { title: "Emma" };

describe("the platform's fetch", () => {
  test("the platform's fetch sends method, URL, headers and body of a call", async () => {
    const { url, received } = await startServer();
    const client = createClient(library, {
      baseUrl: url,
      auth: bearer("t0ken"),
      headers: { "X-Shelf": "3" },
    });
    await client.books.get(book);
    await client.books.create({ body: emma });
    await client.books.close({ ...book, body: "" });
    expect(received.map(({ method, url: path, body }) => [method, path, `${body}`])).toEqual([
      ["GET", "/v1/books/b", ""],
      ["POST", "/v1/books", '{"title":"Emma"}'],
      ["POST", "/v1/books/b:close", '""'],
    ]);
    for (const { headers } of received) {
      expect(headers).toMatchObject({ authorization: "Bearer t0ken", "x-shelf": "3" });
    }
    expect(received.map(({ headers }) => headers["content-type"])).toEqual([
      undefined,
      "application/json",
      "application/json",
    ]);
  });

  test("uses the current global fetch for every request", async () => {
    const client = createClient(library, { baseUrl });
    const replaced = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(emma));
    try {
      expect(await client.books.get(book)).toEqual(emma);
    } finally {
      replaced.mockRestore();
    }
  });

  test("rejects an unsupported method before anything is sent", async () => {
    const { url, received } = await startServer();
    const call = createClient(library, { baseUrl: url }).http.request(
      "trace",
      "/v1/books" as never,
      {} as never,
    );
    await expect(call).rejects.toSatisfy(isInvalidArgumentError);
    await expect(call).rejects.toMatchObject({ method: "TRACE", attempts: 0 });
    expect(received).toEqual([]);
  });
});

describe("custom fetch", () => {
  test("a custom fetch receives a Request", async () => {
    const seen: unknown[] = [];
    const fetch = async (request: Request) => {
      const { method, url, redirect } = request;
      seen.push([method, url, redirect, request.headers.get("content-type"), await request.text()]);
      return Response.json(emma);
    };
    const client = createClient(library, { baseUrl, fetch });
    await client.books.get(book);
    await client.books.create({ body: emma });
    expect(seen).toEqual([
      ["GET", `${baseUrl}/v1/books/b`, "manual", null, ""],
      ["POST", `${baseUrl}/v1/books`, "manual", "application/json", '{"title":"Emma"}'],
    ]);
  });

  test("does not call fetch before the caller has received the call object", async () => {
    const order: string[] = [];
    const fetch = async () => {
      order.push("sent");
      return Response.json(emma);
    };
    const hooks = { onRequest: () => void order.push("notified") };
    const call = createClient(library, { baseUrl, fetch, hooks }).books.get(book);
    order.push("called");
    await call;
    expect(order).toEqual(["called", "notified", "sent"]);
  });

  test("a custom fetch can return a body that is not a web stream", async () => {
    const { ok, status, headers } = Response.json(emma);
    const body = Readable.from([JSON.stringify(emma)]);
    const arrayBuffer = async () => new TextEncoder().encode(JSON.stringify(emma)).buffer;
    const fetch = async () => ({ ok, status, headers, body, arrayBuffer }) as unknown as Response;
    expect(await createClient(library, { baseUrl, fetch }).books.get(book)).toEqual(emma);
  });

  test("cancels an endless body at the timeout if a custom fetch ignores the signal", async () => {
    const cancelled = vi.fn();
    const pull = async (stream: ReadableStreamDefaultController) => {
      await new Promise(setImmediate);
      stream.enqueue(new Uint8Array(9));
    };
    const fetch = async () => new Response(new ReadableStream({ pull, cancel: cancelled }));
    const client = createClient(library, { baseUrl, fetch, retry: false, timeoutMs: 20 });
    await expect(client.books.get(book)).rejects.toMatchObject({ limit: "timeoutMs" });
    await expect.poll(() => cancelled).toHaveBeenCalledOnce();
  });

  test("a custom fetch can throw errors from another realm", async () => {
    const thrown = runInNewContext('new TypeError("fetch failed", { cause: new Error("no route") })');
    const fetch = () => Promise.reject(thrown);
    const { error } = await createClient(library, { baseUrl, fetch, retry: false }).books.get(book).result();
    expect(error?.message).toBe("getBook received no complete response: no route");
    expect(error?.cause).toMatchObject({ name: "TypeError", message: "fetch failed" });
  });
});

describe("a body", () => {
  test("joins the chunks of a body, even if a chunk ends in the middle of a character", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ title: "Emma ✓ 𝄞" }));
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    const body = () =>
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
    const fetch = async () => new Response(body(), { headers: { "content-type": "application/json" } });
    const { data, response } = await createClient(library, { baseUrl, fetch }).books.get(book).withResponse();
    expect(data).toEqual({ title: "Emma ✓ 𝄞" });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  test("reads a large body completely", async () => {
    const large = { title: "é".repeat(1_000_000) };
    const { url } = await startServer(() => json(large));
    expect(await createClient(library, { baseUrl: url }).books.get(book)).toEqual(large);
  });
});

describe("aborted calls", () => {
  test("does not call the token provider for an aborted call", async () => {
    const provider = vi.fn(async () => "t0ken");
    const client = createClient(library, { baseUrl, auth: bearer(provider) });
    const { error } = await client.books.get(book, { signal: AbortSignal.abort() }).result();
    expect(error?.name).toBe("AbortError");
    expect(provider).not.toHaveBeenCalled();
  });
});

test.each([undefined, null, "Bearer t0ken"])("rejects credentials that are %s", async (header) => {
  const { url, received } = await startServer();
  const auth = { header: () => header as never };
  const { error } = await createClient(library, { baseUrl: url, auth }).books.get(book).result();
  expect(error?.message).toBe("getBook could not get credentials (see cause)");
  expect(received).toEqual([]);
});
