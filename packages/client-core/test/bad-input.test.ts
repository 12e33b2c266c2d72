import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { type CallOptions, createClient, isInvalidArgumentError } from "../src/index.ts";
import { type LibraryClient, library } from "./support/library.ts";
import { startServer } from "./support/loopback-server.ts";
import { aWhile } from "./support/turns.ts";

const cycle: { self?: unknown } = {};
cycle.self = cycle;

const MAKING: [string, unknown, string, string][] = [
  ["no options", undefined, "options.baseUrl", "must be an absolute http(s) URL"],
  ["no baseUrl", {}, "options.baseUrl", "must be an absolute http(s) URL"],
  ["a relative baseUrl", { baseUrl: "/v1" }, "options.baseUrl", "must be an absolute http(s) URL"],
  [
    "http to a host other than loopback",
    { baseUrl: "http://a.test" },
    "options.baseUrl",
    "must use https: unless it is on loopback",
  ],
  ["an unknown option", { baseUrl: "https://a.test", retries: 1 }, "options.retries", "known: baseUrl, "],
];

test.each(MAKING)("createClient rejects %s", (_, options, argument, right) => {
  const make = () => createClient(library, options as never);
  expect(make).toThrow(right);
  expect(make).toThrow(expect.objectContaining({ name: "InvalidArgumentError", argument }) as Error);
});

type Send = (client: LibraryClient, options?: CallOptions) => unknown;
const create =
  (body: unknown): Send =>
  ({ books }) =>
    books.create({ body });
const get =
  (input: unknown, options?: unknown): Send =>
  ({ books }) =>
    books.get(input as never, options as never);

const CALLING: [string, Send, string, string][] = [
  ["an id of ..", get({ bookId: ".." }), "input.bookId", 'must not contain an empty, "." or ".." segment'],
  ["an empty id", get({ bookId: "" }), "input.bookId", "must not contain an empty"],
  ["no id", get({}), "input.bookId", "is missing"],
  [
    "an id that is an object",
    get({ bookId: {} }),
    "input.bookId",
    "must be a string, a finite number, a bigint or a boolean",
  ],
  ["an id of 2^53", get({ bookId: 2 ** 53 }), "input.bookId", "is outside the range of safe integers"],
  ["an id of 1e21", get({ bookId: -1e21 }), "input.bookId", "pass a bigint or a string"],
  [
    "an unknown part of the input",
    get({ bookId: "b", id: 5 }),
    "input.id",
    "known: bookId, query, header, body",
  ],
  [
    "a header with a line break",
    get({ bookId: "b", header: { a: "1\r\nb: 2" } }),
    "header.a",
    "without line breaks",
  ],
  [
    "an option with a line break",
    get({ bookId: "b" }, { headers: { a: "1\n" } }),
    "options.headers.a",
    "without line",
  ],
  [
    "a deadline of 0",
    get({ bookId: "b" }, { deadlineMs: 0 }),
    "options.deadlineMs",
    "must be a positive number of milliseconds",
  ],
  [
    "a deadline that is not a number",
    get({ bookId: "b" }, { deadlineMs: "1s" }),
    "options.deadlineMs",
    "must be a positive number of milli",
  ],
  [
    "an option that only clients have",
    get({ bookId: "b" }, { baseUrl: "https://b.test" }),
    "options.baseUrl",
    "known:",
  ],
  [
    "an unknown page option",
    ({ books }) => books.list().pages({ start: 2 } as never),
    "options.start",
    "known: from",
  ],
  [
    "an unknown list option",
    ({ books }) => books.list().toArray({ max: 2 } as never),
    "options.max",
    "known: limit",
  ],
  ["a bigint in JSON", create({ year: 1815n }), "body", "must be JSON without bigints, symbols or cycles"],
  ["a cycle in JSON", create(cycle), "body", "must be JSON"],
  ["a symbol for JSON", create(Symbol("a")), "body", "must be JSON"],
  [
    "a function that does not return a stream",
    create(() => ({ title: "Emma" })),
    "body",
    "must be a function that returns",
  ],
  ["a body of GET", get({ bookId: "b", body: {} }), "body", "must be omitted: GET requests have no body"],
  [
    "an object as a picture",
    ({ books }) => books.cover({ bookId: "b", body: {} }),
    "body",
    "to be sent as image/png",
  ],
  ["a query that is a string", get({ bookId: "b", query: "a=1" }), "query", "must be an object"],
  ["an invalid path", (client) => client.request<unknown>("GET", "v1/books"), "path", 'must start with "/"'],
  ["an unfilled path", (client) => client.request<unknown>("GET", "/v1/{a}"), "input.a", "is missing"],
  [
    "a name of another pattern",
    ({ shelves }) => shelves.get({ name: "a" }),
    "input.name",
    "must have the form rooms/{",
  ],
];

/** A promise with a `toJSON` that exposes its state, as in some libraries. */
class Later extends Promise<unknown> {
  toJSON() {
    return { isFulfilled: false };
  }
}

const NOT_JSON: [string, unknown][] = [
  ["a Map", new Map([["title", "Emma"]])],
  ["a Set", new Set(["Emma"])],
  ["an Error", new Error("no book")],
  ["a promise that was not awaited", Promise.resolve({ title: "Emma" })],
  ["a promise with a toJSON", Later.resolve({ title: "Emma" })],
  ["an async iterable", { [Symbol.asyncIterator]: () => undefined }],
  ["shared memory", new SharedArrayBuffer(1)],
  ["a WritableStream", new WritableStream()],
  ["a Node stream", Readable.from(["Emma"])],
];

const NOT_PLAIN = NOT_JSON.map(([name, body]): (typeof CALLING)[number] => {
  const right = "must be plain JSON; to send a stream, pass a ReadableStream or a function that returns one";
  return [name, create(body), "body", right];
});

test.each(CALLING.concat(NOT_PLAIN))(
  "rejects %s before anything is sent",
  async (_, send, argument, right) => {
    const { url, received } = await startServer();
    const client = createClient(library, { baseUrl: url });
    // Invalid page options throw synchronously. All other errors reject the promise.
    const error: unknown = await Promise.resolve()
      .then(() => send(client))
      .catch((reason: unknown) => reason);
    expect(error).toSatisfy(isInvalidArgumentError);
    expect(error).toMatchObject({ argument, message: expect.stringContaining(right) });
    await aWhile();
    expect(received).toEqual([]);
  },
);
