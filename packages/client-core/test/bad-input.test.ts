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
    "http off loopback",
    { baseUrl: "http://a.test" },
    "options.baseUrl",
    "must be https: unless it is on loopback",
  ],
  ["an unknown option", { baseUrl: "https://a.test", retries: 1 }, "options.retries", "known: baseUrl, "],
];

test.each(MAKING)("a client is not made with %s", (_, options, argument, right) => {
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
  ["an id of ..", get({ bookId: ".." }), "input.bookId", 'must not hold an empty, "." or ".." segment'],
  ["an empty id", get({ bookId: "" }), "input.bookId", "must not hold an empty"],
  ["no id", get({}), "input.bookId", "is missing"],
  [
    "an id that is an object",
    get({ bookId: {} }),
    "input.bookId",
    "must be text, a finite number, a bigint or a boolean",
  ],
  [
    "an id of 2^53",
    get({ bookId: 2 ** 53 }),
    "input.bookId",
    "is beyond 2^53 - 1, where numbers are inexact",
  ],
  ["an id of 1e21", get({ bookId: -1e21 }), "input.bookId", "give a bigint or text"],
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
    "must be milliseconds above 0",
  ],
  [
    "a deadline that is no number",
    get({ bookId: "b" }, { deadlineMs: "1s" }),
    "options.deadlineMs",
    "must be milli",
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
  ["a bigint in JSON", create({ year: 1815n }), "body", "must be JSON: no bigint, symbol or cycle"],
  ["a cycle in JSON", create(cycle), "body", "must be JSON"],
  ["a symbol for JSON", create(Symbol("a")), "body", "must be JSON"],
  [
    "a function that makes no stream",
    create(() => ({ title: "Emma" })),
    "body",
    "must be a function that makes",
  ],
  ["a body of GET", get({ bookId: "b", body: {} }), "body", "must not be given: GET has none"],
  [
    "an object for a picture",
    ({ books }) => books.cover({ bookId: "b", body: {} }),
    "body",
    "to be sent as image/png",
  ],
  ["a query that is text", get({ bookId: "b", query: "a=1" }), "query", "must be an object"],
  ["a wrong path", (client) => client.request<unknown>("GET", "v1/books"), "path", 'must begin with "/"'],
  ["an unfilled path", (client) => client.request<unknown>("GET", "/v1/{a}"), "input.a", "is missing"],
  [
    "a name of another form",
    ({ shelves }) => shelves.get({ name: "a" }),
    "input.name",
    "must have the form rooms/{",
  ],
];

/** A promise as some libraries make them, which writes its state. */
class Later extends Promise<unknown> {
  toJSON() {
    return { isFulfilled: false };
  }
}

const NOT_JSON: [string, unknown][] = [
  ["a Map", new Map([["title", "Emma"]])],
  ["a Set", new Set(["Emma"])],
  ["an Error", new Error("no book")],
  ["a promise that nobody awaited", Promise.resolve({ title: "Emma" })],
  ["a promise that has a toJSON", Later.resolve({ title: "Emma" })],
  ["an iterable of what is to come", { [Symbol.asyncIterator]: () => undefined }],
  ["memory that is shared", new SharedArrayBuffer(1)],
  ["a WritableStream", new WritableStream()],
  ["a stream of Node", Readable.from(["Emma"])],
];

const NOT_PLAIN = NOT_JSON.map(([name, body]): (typeof CALLING)[number] => {
  const right = "must be plain JSON; a stream: a ReadableStream or a function that makes one";
  return [name, create(body), "body", right];
});

test.each(CALLING.concat(NOT_PLAIN))("nothing is sent with %s", async (_, send, argument, right) => {
  const { url, received } = await startServer();
  const client = createClient(library, { baseUrl: url });
  // Options of pages throw at once, everything else rejects the promise.
  const error: unknown = await Promise.resolve()
    .then(() => send(client))
    .catch((reason: unknown) => reason);
  expect(error).toSatisfy(isInvalidArgumentError);
  expect(error).toMatchObject({ argument, message: expect.stringContaining(right) });
  await aWhile();
  expect(received).toEqual([]);
});
