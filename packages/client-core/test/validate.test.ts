import * as v from "valibot";
import { afterEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import {
  type ClientOptions,
  createClient,
  isInvalidArgumentError,
  isValidationError,
  type StandardSchema,
  throwInvalid,
  ValidationError,
  warnInvalid,
} from "../src/index.ts";
import { library } from "./support/library.ts";
import { json, type Reply, startServer } from "./support/loopback-server.ts";
import { going, press, printed } from "./support/press.ts";
import { emma, failing, startLibrary } from "./support/sequence.ts";
import { fakeTimers } from "./support/timers.ts";

const book = { bookId: "emma" };
const aBook = v.object({ title: v.string(), year: v.number() });

/** A schema that reports these issues. */
const finding = (
  issues: unknown[],
  validate = (): unknown => (issues.length ? { issues } : { value: "another value" }),
): StandardSchema => ({ "~standard": { version: 1, vendor: "test", validate: validate as never } });

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

describe("a validator", () => {
  test("a validator is not called by default", async () => {
    const validate = vi.fn();
    const { client } = await startLibrary([emma], { validators: { getBook: finding([], validate) } });
    expect(await client.books.get(book)).toEqual({ title: "Emma" });
    expect(validate).not.toHaveBeenCalled();
  });

  test.each([warnInvalid, throwInvalid])(
    "a validator without issues does not change the result: %s",
    async (validate) => {
      const { client } = await startLibrary([emma], { validate, validators: { getBook: finding([]) } });
      expect(await client.books.get(book)).toEqual({ title: "Emma" });
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test("throwInvalid throws a ValidationError if the data is invalid", async () => {
    const { client, server } = await startLibrary([emma], {
      validate: throwInvalid,
      validators: { getBook: aBook },
    });
    const call = client.books.get(book);
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toSatisfy(isValidationError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^getBook returned invalid data: \/year: Invalid key/),
      ...{ name: "ValidationError", operationId: "getBook", method: "GET", path: "/v1/books/{bookId}" },
      ...{
        status: 200,
        attempts: 1,
        issues: [{ path: "/year", message: expect.stringMatching(/^Invalid key/) }],
      },
    });
    expect(await call.result()).toEqual({
      ok: false,
      status: undefined,
      data: undefined,
      error,
      response: undefined,
    });
    await expect(call.withResponse()).rejects.toBe(error);
    await expect(client.http.GET("/v1/books/{bookId}", { params: { path: book } })).rejects.toSatisfy(
      isValidationError,
    );
    expect(server.received).toHaveLength(2);
  });

  test("warnInvalid writes a line and returns the data unchanged", async () => {
    const { client } = await startLibrary([emma], {
      validate: warnInvalid,
      validators: { getBook: finding([{ message: "first\n\u009bsecond" }]) },
    });
    expect(await client.books.get(book)).toEqual({ title: "Emma" });
    expect(warn.mock.calls).toEqual([["getBook returned invalid data: first second"]]);
  });
});

describe("a schema", () => {
  test("accepts an asynchronous schema", async () => {
    const later = v.pipeAsync(
      v.object({ title: v.string() }),
      v.checkAsync(async () => false, "not in the catalogue"),
    );
    const { client } = await startLibrary([emma], { validate: throwInvalid, validators: { getBook: later } });
    await expect(client.books.get(book)).rejects.toMatchObject({
      issues: [{ path: "", message: "not in the catalogue" }],
    });
  });

  test("the signal ends a call whose schema hangs", async () => {
    const controller = new AbortController();
    const requested = () => {
      queueMicrotask(() => controller.abort(new Error("enough")));
      return new Promise(() => undefined);
    };
    const { client } = await startLibrary([emma], {
      ...{ validate: throwInvalid, signal: controller.signal },
      validators: { getBook: finding([], requested) },
    });
    await expect(client.books.get(book)).rejects.toMatchObject({ name: "AbortError" });
  });

  test("the deadline ends a call whose schema hangs", async () => {
    fakeTimers();
    const requested = () => {
      queueMicrotask(() => vi.advanceTimersByTime(9_000));
      return new Promise(() => undefined);
    };
    const { client } = await startLibrary([emma], {
      ...{ validate: throwInvalid, deadlineMs: 9_000 },
      validators: { getBook: finding([], requested) },
    });
    const error = await client.books.get(book).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      ...{ name: "TimeoutError", operationId: "getBook", limit: "deadlineMs", ms: 9_000, attempts: 1 },
      retryable: false,
    });
    expect((error as Error).cause).toBeUndefined();
  });

  test("an error thrown by the schema becomes a ValidationError, not a NetworkError", async () => {
    const validate = (): never => {
      throw new TypeError("oops");
    };
    const { client, server } = await startLibrary([emma], {
      ...{ validate: throwInvalid, validators: { getBook: finding([], validate) } },
    });
    await expect(client.books.get(book)).rejects.toMatchObject({
      name: "ValidationError",
      message: expect.stringContaining("the validator failed: TypeError: oops"),
    });
    expect(await client.books.get(book, { validate: warnInvalid })).toEqual({ title: "Emma" });
    expect(server.received).toHaveLength(2);
  });
});

describe("a validator's error", () => {
  test("the error contains JSON pointers and the number of omitted issues", async () => {
    const issues = [
      { message: "a", path: ["items", 0, { key: "a/b~c" }] },
      { message: "b", path: [] },
      ...["c", "d", "e"].map((message) => ({ message, path: [message] })),
    ];
    const { client } = await startLibrary([emma], {
      validate: throwInvalid,
      validators: { getBook: finding(issues) },
    });
    const error = await client.books.get(book).catch((reason: ValidationError) => reason);
    expect((error as ValidationError).message).toMatch(/: \/items\/0\/a~1b~0c: a; b; \/c: c; and 2 more$/);
    expect((error as ValidationError).issues).toHaveLength(5);
  });

  test("the error hides credentials that the validator repeats", async () => {
    const { client } = await startLibrary([emma], {
      ...{ validate: throwInvalid, headers: { "x-api-key": "s3cret" } },
      validators: { getBook: finding([{ message: "received s3cret", path: ["s3cret"] }]) },
    });
    const error = await client.books.get(book).catch((reason: ValidationError) => reason);
    expect(JSON.stringify([error, `${error}`, (error as ValidationError).issues])).not.toContain("s3cret");
  });
});

describe("validator calls", () => {
  test("a validator is called only for success responses decoded as JSON", async () => {
    const validate = vi.fn(() => ({ value: 1 }));
    const { client } = await startLibrary([failing(404), emma], {
      ...{ validate: throwInvalid, validators: { getBook: finding([], validate) } },
    });
    await expect(client.books.get(book)).rejects.toMatchObject({ status: 404 });
    await client.http.GET("/v1/books/{bookId}", { params: { path: book }, parseAs: "text" });
    expect(validate).not.toHaveBeenCalled();
    await client.request("GET", "/v1/books/{bookId}", book);
    expect(validate).toHaveBeenCalledExactlyOnceWith({ title: "Emma" }, { libraryOptions: { status: 200 } });
  });

  test("a validator is called for an empty body", async () => {
    const { client } = await startLibrary([{ status: 204 }], {
      validate: throwInvalid,
      validators: { getBook: aBook },
    });
    await expect(client.books.get(book)).rejects.toMatchObject({ name: "ValidationError", status: 204 });
  });
});

test("pages are validated", async () => {
  const pages: Reply[] = [
    json({ items: ["a"], page: 1, more: true }),
    json({ items: [5], page: 2, more: false }),
  ];
  const { client } = await startLibrary(pages, {
    ...{ validate: throwInvalid, validators: { listBooks: v.object({ items: v.array(v.string()) }) } },
  });
  const items: string[] = [];
  const read = async () => {
    for await (const item of client.books.list()) items.push(item);
  };
  await expect(read()).rejects.toMatchObject({ operationId: "listBooks", issues: [{ path: "/items/0" }] });
  expect(items).toEqual(["a"]);
});

test("polls are validated", async () => {
  const replies = [going, printed];
  const { url } = await startServer(() => replies.shift());
  const client = createClient(press, {
    ...{ baseUrl: url, validate: throwInvalid, clock: { now: () => 0, sleep: async () => undefined } },
    validators: { getJob: v.object({ response: v.object({ copies: v.string() }) }) },
  });
  await expect(client.books.print({ bookId: "b" }).wait()).rejects.toMatchObject({
    ...{ name: "ValidationError", operationId: "getJob", issues: [{ path: "/response/copies" }] },
  });
});

describe("options", () => {
  test("a call's validators extend the client's", async () => {
    const { client } = await startLibrary([emma], { validate: throwInvalid, validators: { getBook: aBook } });
    const { books } = client.withOptions({ validators: { createBook: aBook } });
    for (const call of [books.get(book), books.create()])
      await expect(call).rejects.toSatisfy(isValidationError);
    expect(await books.get(book, { validate: "off" })).toEqual({ title: "Emma" });
    expect(await books.get(book, { validators: { getBook: finding([]) } })).toEqual({ title: "Emma" });
  });

  test("checks validators when withOptions() enables them", () => {
    const client = createClient(library, {
      baseUrl: "https://library.test",
      validators: { getBok: aBook } as never,
    });
    expect(() => client.withOptions({ validate: warnInvalid })).toThrow(
      "options.validators.getBok is unknown",
    );
  });

  test.each([
    [
      { validate: throwInvalid, validators: { getBok: aBook } },
      "options.validators.getBok is unknown; known: getBook, createBook, ",
    ],
    [
      { validate: throwInvalid, validators: { getBook: {} } },
      "options.validators.getBook must be a schema with ~standard.validate",
    ],
    [
      { validate: throwInvalid, validators: { getBook: null } },
      "options.validators.getBook must be a schema",
    ],
    [{ validate: throwInvalid, validators: [aBook] }, "options.validators must be an object"],
    [{ validate: "throw" as never }, 'options.validate must be "off", throwInvalid or warnInvalid'],
  ])("rejects the options %o", async (options, message) => {
    const client = createClient(library, { baseUrl: "https://library.test" });
    expect(() => createClient(library, { baseUrl: "https://library.test", ...options } as never)).toThrow(
      message,
    );
    expect(() => client.withOptions(options as never)).toThrow(message);
    const call = client.books.get(book, options as never);
    await expect(call).rejects.toSatisfy(isInvalidArgumentError);
    await expect(call).rejects.toThrow(message);
  });

  test("the types restrict validators to known operationIds", () => {
    type Id = "getBook" | "createBook";
    expectTypeOf(aBook).toExtend<StandardSchema>();
    expectTypeOf<{ getBook: typeof aBook }>().toExtend<NonNullable<ClientOptions<Id>["validators"]>>();
    expectTypeOf<ClientOptions>().toExtend<ClientOptions<Id>>();
    expectTypeOf<ClientOptions<Id>>().toExtend<ClientOptions>();
    // @ts-expect-error no such operation
    void ({ getBok: aBook } satisfies ClientOptions<Id>["validators"]);
    // @ts-expect-error no schema
    void ({ getBook: {} } satisfies ClientOptions<Id>["validators"]);
  });
});
