import { describe, expect, test } from "vitest";
import { createClient } from "../src/index.ts";
import { library } from "./support/library.ts";
import { type LoopbackServer, startServer } from "./support/loopback-server.ts";

const bytes = new Uint8Array([0, 255, 128, 10]);
const streamOf = (): ReadableStream => new Blob([bytes]).stream();

class Book {
  readonly title: string;
  constructor(title: string) {
    this.title = title;
  }
}

async function send(
  body: unknown,
  headers?: Record<string, string>,
): Promise<LoopbackServer["received"][number]> {
  const server = await startServer();
  await createClient(library, { baseUrl: server.url }).books.create({ body }, { headers });
  return server.received[0] as LoopbackServer["received"][number];
}

describe("a body", () => {
  test.each([
    ["an object", { title: "Emma", year: 1815 }, '{"title":"Emma","year":1815}'],
    ["text", "Emma", '"Emma"'],
    ["null", null, "null"],
    ["false", false, "false"],
    ["a list", [1, 2], "[1,2]"],
    ["a Date", new Date(0), '"1970-01-01T00:00:00.000Z"'],
    ["an object without a prototype", Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    ["an object of a class", new Book("Emma"), '{"title":"Emma"}'],
    [
      "data with names such as then and pipe",
      JSON.parse('{"then":1,"pipe":"oak"}'),
      '{"then":1,"pipe":"oak"}',
    ],
  ])("sends %s as JSON", async (_, body, sent) => {
    const received = await send(body);
    expect(received.body.toString()).toBe(sent);
    expect(received.headers["content-type"]).toBe("application/json");
  });

  test("omits the content type if there is no body", async () => {
    const received = await send(undefined);
    expect(received.body).toHaveLength(0);
    expect(received.headers["content-type"]).toBeUndefined();
  });

  test.each([
    ["a Uint8Array", bytes, "application/octet-stream"],
    ["a part of a buffer", new Uint8Array([9, ...bytes, 9]).subarray(1, 5), "application/octet-stream"],
    ["an ArrayBuffer", bytes.buffer, "application/octet-stream"],
    ["a Blob", new Blob([bytes]), "application/octet-stream"],
    ["a Blob with a type", new Blob([bytes], { type: "image/gif" }), "image/gif"],
    ["a stream", streamOf(), "application/octet-stream"],
    ["a function that returns streams", streamOf, "application/octet-stream"],
  ])("sends %s unchanged", async (_, body, type) => {
    const received = await send(body);
    expect([...received.body]).toEqual([...bytes]);
    expect(received.headers["content-type"]).toBe(type);
  });

  test("sends form data as multipart/form-data", async () => {
    const form = new FormData();
    form.set("cover", new Blob([bytes]), "cover.png");
    const received = await send(form);
    expect(received.headers["content-type"]).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(received.body.includes(Buffer.from(bytes))).toBe(true);
    const query = await send(new URLSearchParams({ a: "1 2" }));
    expect(query.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(query.body.toString()).toBe("a=1+2");
    const record = await send({ a: "1 2" }, { "Content-Type": "application/x-www-form-urlencoded" });
    expect([...new URLSearchParams(record.body.toString())]).toEqual([["a", "1 2"]]);
  });
});

describe("body media types", () => {
  test("uses the media type from the operation or from a content-type header", async () => {
    const server = await startServer();
    const client = createClient(library, { baseUrl: server.url });
    await client.books.cover({ bookId: "b", body: bytes });
    await client.books.cover(
      { bookId: "b", body: "<svg/>" },
      { headers: { "content-type": "image/svg+xml" } },
    );
    await client.books.create(
      { body: { a: 1 } },
      { headers: { "content-type": "application/vnd.books+json" } },
    );
    expect(server.received.map(({ headers, body }) => [headers["content-type"], body.length])).toEqual([
      ["image/png", 4],
      ["image/svg+xml", 6],
      ["application/vnd.books+json", 7],
    ]);
  });

  test("rejects bodies that cannot be serialized as their media type", async () => {
    const server = await startServer();
    const client = createClient(library, { baseUrl: server.url });
    const cycle: Record<string, unknown> = {};
    Object.assign(cycle, { self: cycle });
    await expect(client.books.create({ body: cycle })).rejects.toThrow(
      "body must be JSON without bigints, symbols or cycles",
    );
    await expect(client.books.create({ body: 1n })).rejects.toThrow("body must be JSON");
    await expect(client.books.cover({ bookId: "b", body: { a: 1 } })).rejects.toThrow(
      "body must be a string, bytes, a form or a stream to be sent as image/png",
    );
    expect(server.received).toEqual([]);
  });

  test("uses the form media type if bodySerializer returns a form", async () => {
    const server = await startServer();
    const { http } = createClient(library, { baseUrl: server.url });
    const bodySerializer = (book?: object): FormData => {
      const form = new FormData();
      for (const [name, value] of Object.entries(book ?? {})) form.set(name, value);
      return form;
    };
    const headers = { "content-type": "multipart/form-data" };
    await http.POST("/v1/books", { body: { title: "Emma" }, bodySerializer });
    await http.POST("/v1/books", { body: { title: "Emma" }, bodySerializer, headers });
    for (const { headers, body } of server.received) {
      expect(headers["content-type"]).toMatch(/^multipart\/form-data; ?boundary=/);
      expect(body.toString()).toContain("Emma");
    }
  });

  test("sends newline-delimited JSON unchanged", async () => {
    const lines = '{"a":1}\n{"a":2}\n';
    const received = await send(lines, { "content-type": "application/x-ndjson" });
    expect(received.body.toString()).toBe(lines);
  });

  test("keeps the output of a bodySerializer unchanged", async () => {
    const server = await startServer();
    const client = createClient(library, { baseUrl: server.url });
    await client.http.POST("/v1/books", {
      body: { title: "Emma" },
      bodySerializer: (book) => `title:${book?.title}`,
    });
    expect(server.received[0]?.body.toString()).toBe("title:Emma");
  });
});
