import { describe, expect, test } from "vitest";
import {
  type ApiCall,
  asShown,
  createClient,
  isSeamlineError,
  type ServiceClient,
  type ServiceDefinition,
} from "../src/index.ts";
import { json, startServer } from "./support/loopback-server.ts";

/** Members that a JavaScript caller may expect. */
interface Expected extends ApiCall<unknown>, AsyncIterable<unknown> {
  pages(): AsyncIterable<unknown>;
  toArray(): Promise<unknown[]>;
  wait(): Promise<unknown>;
}

interface ShelfClient extends ServiceClient<object> {
  readonly books: { list(): Expected; print(): Expected; get(): Expected };
}

const describedIn = "@example/shelf/reference";
const definition: ServiceDefinition<ShelfClient> = {
  title: "Shelf",
  features: [asShown],
  operations: {
    getBook: { method: "GET", path: "/book", place: ["books", "get"], idempotent: true },
    listBooks: {
      ...{ method: "GET", path: "/books", place: ["books", "list"], idempotent: true },
      unshown: { feature: "pages", describedIn },
    },
    printBook: {
      ...{ method: "POST", path: "/book:print", place: ["books", "print"], idempotent: false },
      unshown: { feature: "longRunning", describedIn },
    },
  },
};

async function open(status = 200) {
  const server = await startServer(() => json({ books: ["Emma"] }, status));
  return createClient(definition, { baseUrl: server.url, retry: false });
}

const advice = `(import from ${describedIn})`;

describe("lists whose pagination is not described", () => {
  const problem = `listBooks cannot be iterated: the document does not describe the list's pagination ${advice}`;

  test.each<[string, (call: Expected) => Promise<unknown>]>([
    [
      "for await",
      async (call) => {
        for await (const item of call) void item;
      },
    ],
    ["pages()", async (call) => call.pages()],
    ["toArray()", (call) => call.toArray()],
  ])("%s throws an error that names the import to use", async (_, read) => {
    for (const status of [200, 403]) {
      const reading = read((await open(status)).books.list());
      await expect(reading).rejects.toSatisfy(isSeamlineError);
      await expect(reading).rejects.toMatchObject({ message: problem, operationId: "listBooks" });
    }
  });

  test("a list without described pagination returns one page", async () => {
    const { books } = await open();
    expect(await books.list()).toEqual({ books: ["Emma"] });
    expect(await books.list().result()).toMatchObject({ ok: true, status: 200 });
    const call = books.list();
    expect(call).not.toHaveProperty("wait");
    await call;
  });
});

test("wait() throws an error that names the import to use", async () => {
  const { books } = await open();
  const call = books.print();
  await expect(call.wait()).rejects.toMatchObject({
    message: `printBook cannot be waited for: the document does not describe how to read the result ${advice}`,
  });
  expect(await call).toEqual({ books: ["Emma"] });
});

test("calls to ordinary operations have no pages(), wait() or iterator", async () => {
  const call = (await open()).books.get();
  expect([Symbol.asyncIterator in call, "pages" in call, "wait" in call]).toEqual([false, false, false]);
  await call;
});
