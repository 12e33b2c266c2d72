import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import {
  type ApiCall,
  acceptInput,
  asShown,
  type BareClient,
  type CallOptions,
  type CancellableOperationCall,
  createBareClient,
  createClient,
  defineOperation,
  type HttpMethod,
  InvalidArgumentError,
  idempotencyKeys,
  longRunning,
  type OperationDefinition,
  type PageCall,
  pages,
  queryStyles,
  type Resumable,
  requestBody,
  resourceNameInput,
} from "../src/index.ts";
import { type Book, library } from "./support/library.ts";
import { json, startServer } from "./support/loopback-server.ts";
import { type Edition, press } from "./support/press.ts";

const service = { title: "Library", errors: library.errors } as const;
type Client = BareClient<"Library">;

function operationOf(id: string): OperationDefinition {
  return library.operations[id] as OperationDefinition;
}

const getBook: (client: Client, input: { bookId: string }, options?: CallOptions) => ApiCall<Book> =
  defineOperation(service, "getBook", { getBook: operationOf("getBook") });
const listBooks: (client: Client, input?: object) => PageCall<unknown, string> = defineOperation(
  service,
  "listBooks",
  { listBooks: operationOf("listBooks") },
  pages,
);

describe("a standalone operation", () => {
  test("calls the operation with the options of the client and of the call", async () => {
    const server = await startServer(() => json({ title: "Emma" }));
    const client = createBareClient(service, { baseUrl: server.url, headers: { "x-a": "1" } });
    expect(await getBook(client, { bookId: "b/1" }, { headers: { "x-b": "2" } })).toEqual({ title: "Emma" });
    expect(await getBook(client.withOptions({ headers: { "x-a": "3" } }), { bookId: "b" })).toEqual({
      title: "Emma",
    });
    const [first, second] = server.received;
    expect(first).toMatchObject({
      method: "GET",
      url: "/v1/books/b%2F1",
      headers: { "x-a": "1", "x-b": "2" },
    });
    expect(second).toMatchObject({ url: "/v1/books/b", headers: { "x-a": "3" } });
  });

  test("a standalone operation accepts a client with a resource tree", async () => {
    const server = await startServer(() => json({ title: "Emma" }));
    const tree = createClient(library, { baseUrl: server.url });
    expect(await getBook(tree as Client, { bookId: "b" })).toEqual(await tree.books.get({ bookId: "b" }));
  });

  test("rejects the client of another service", () => {
    const client = createBareClient({ title: "Press" }, { baseUrl: "https://press.test" });
    expect(() => getBook(client as never, { bookId: "b" })).toThrow(
      new InvalidArgumentError("client", "must be a client of Library, not of Press"),
    );
    expect(() => getBook({} as never, { bookId: "b" })).toThrow(InvalidArgumentError);
  });

  test("reports failures with the error pointers of the operation's service", async () => {
    const body = { error: { code: "NOT_FOUND", message: "no such book" } };
    const server = await startServer(() => json(body, 404));
    const client = createBareClient(service, { baseUrl: server.url });
    await expect(getBook(client, { bookId: "b" })).rejects.toMatchObject({
      operationId: "getBook",
      path: "/v1/books/{bookId}",
      code: "NOT_FOUND",
      message: "getBook failed with 404: NOT_FOUND: no such book",
    });
    const refused = await getBook(client, { bookId: ".." }).result();
    expect(refused.error).toBeInstanceOf(InvalidArgumentError);
    expect(server.received).toHaveLength(1);
  });

  test("iterates over the items of all pages", async () => {
    const server = await startServer(({ url }) =>
      json(
        url.includes("page=2")
          ? { items: ["c"], page: 2, more: false }
          : { items: ["a", "b"], page: 1, more: true },
      ),
    );
    const client = createBareClient(service, { baseUrl: server.url });
    expect(await listBooks(client).toArray()).toEqual(["a", "b", "c"]);
  });
});

describe("a client without resources", () => {
  test("iterating a list without described pagination throws an error that names the import to use", async () => {
    const { pagination: _, ...list } = operationOf("listBooks");
    const unshown = { feature: "pages", describedIn: "@example/library/reference" } as const;
    const shown: typeof listBooks = defineOperation(
      service,
      "listBooks",
      { listBooks: { ...list, unshown } },
      asShown,
    );
    const server = await startServer(() => json({}));
    const call = shown(createBareClient(service, { baseUrl: server.url }));
    await expect(call.toArray()).rejects.toThrow("import from @example/library/reference");
  });

  test("a client without resources has only withOptions and does not print credentials", () => {
    const client = createBareClient(service, {
      baseUrl: "https://library.test",
      headers: { cookie: "s3cret" },
    });
    expect(Object.keys(client)).toEqual(["withOptions"]);
    expect(inspect(client, { depth: 9 })).not.toContain("s3cret");
  });

  test("a standalone operation rejects a body if its contract does not describe a body", async () => {
    const close: (client: Client, input: object) => ApiCall<unknown> = defineOperation(service, "closeBook", {
      closeBook: operationOf("closeBook"),
    });
    const server = await startServer();
    const client = createBareClient(service, { baseUrl: server.url });
    await expect(close(client, { bookId: "b", body: {} })).rejects.toThrow(
      "body must be omitted: the contract describes no body",
    );
    await close(client, { bookId: "b" });
    expect(server.received.map(({ url }) => url)).toEqual(["/v1/books/b:close"]);
  });

  test("rejects unknown options", () => {
    expect(() => createBareClient(service, { baseUrl: "https://a.test", retries: 2 } as never)).toThrow(
      "options.retries is unknown",
    );
  });
});

describe("a standalone long-running operation", () => {
  const { printBook, getJob, cancelJob } = press.operations as Record<string, OperationDefinition>;
  type Print = (client: BareClient<"Press">, input: { bookId: string }) => CancellableOperationCall<Edition>;
  const print: Print & Resumable<BareClient<"Press">, CancellableOperationCall<Edition>> = defineOperation(
    { title: "Press" },
    "printBook",
    { printBook, getJob, cancelJob } as never,
    resourceNameInput,
    longRunning,
  );
  const instant = { now: () => 0, sleep: async () => undefined };

  async function openPress() {
    const server = await startServer(({ method, url }) => {
      const done = method === "GET" && server.received.length > 2;
      return json(
        url.endsWith(":cancel")
          ? {}
          : { name: "halls/h/jobs/1", done, ...(done && { response: { copies: 3 } }) },
      );
    });
    const client = createBareClient({ title: "Press" }, { baseUrl: server.url, clock: instant });
    return { client, server };
  }

  test("a standalone long-running operation can be awaited and cancelled", async () => {
    const { client, server } = await openPress();
    const call = print(client, { bookId: "b" });
    expect(await call.wait()).toEqual({ copies: 3 });
    await call.cancel();
    expect(server.received.at(-1)?.url).toBe("/v1/halls/h/jobs/1:cancel");
  });

  test("resumes a standalone operation by name or from the JSON of its call", async () => {
    const { client } = await openPress();
    const call = print(client, { bookId: "b" });
    await call;
    const reference = JSON.parse(JSON.stringify(call));
    expect(await print.resume(client, reference).wait()).toEqual({ copies: 3 });
    expect(await print.resume(client, "halls/h/jobs/1").wait()).toEqual({ copies: 3 });
  });

  test("calls the right operation even if another operationId is a number", async () => {
    const { client, server } = await openPress();
    const longRunning404 = { ...printBook, longRunning: { ...printBook?.longRunning, get: "404" } };
    const numbered: Print = defineOperation(
      { title: "Press" },
      "printBook",
      { printBook: longRunning404, 404: getJob, cancelJob } as never,
      longRunning,
    );
    await numbered(client, { bookId: "b" });
    expect(server.received[0]?.method).toBe("POST");
  });

  test("rejects resuming an operation that another function started", async () => {
    const { client, server } = await openPress();
    const reference = { operationId: "bindBook", input: { name: "halls/h/jobs/1" } };
    await expect(print.resume(client, reference)).rejects.toThrow(
      "reference.operationId must be one of printBook",
    );
    expect(server.received).toEqual([]);
  });
});

describe("standalone operations and the resource tree send the same requests", () => {
  const form = new FormData();
  form.set("a", "1");
  const bodies: readonly (readonly [HttpMethod, string | undefined, unknown, object?])[] = [
    ["GET", undefined, undefined, { q: ["a b", "c"], empty: undefined }],
    ["DELETE", undefined, undefined],
    ["POST", undefined, { title: "Emma" }, { "x y": 1 }],
    ["POST", undefined, "text"],
    ["POST", undefined, null],
    ["POST", "text/plain", "text"],
    ["PUT", "application/octet-stream", new Uint8Array([1, 2])],
    ["PUT", undefined, new Blob(["bytes"], { type: "image/png" })],
    ["POST", "application/x-www-form-urlencoded", { a: "1 2", b: "ü" }],
    ["PATCH", "application/merge-patch+json", { a: null }],
    ["POST", undefined, new URLSearchParams({ a: "b" })],
  ];

  test.each(bodies)("%s %s %o", async (...row) => {
    const [method, requestType, body, query] = row as unknown as (typeof bodies)[number];
    const server = await startServer();
    const send = {
      method,
      path: "/v1/x",
      place: ["send"],
      idempotent: true,
      ...(requestType && { requestType }),
    };
    const tree = createClient<{ send(input: object): Promise<unknown> }>(
      { title: "Library", operations: { send }, features: [] },
      { baseUrl: server.url },
    );
    const standalone: (client: Client, input: object) => ApiCall<unknown> = defineOperation(
      service,
      "send",
      { send },
      requestBody,
    );
    const input = { query, body, header: { "x-trace": "7" } };
    await tree.send(input);
    await standalone(createBareClient(service, { baseUrl: server.url }), input);
    const [first, second] = server.received.map(({ method: sent, url, headers, body: bytes }) => {
      return { sent, url, headers: { ...headers, host: "" }, bytes: bytes.toString() };
    });
    expect(first).toBeDefined();
    expect(second).toEqual(first);
  });

  test("standalone operations and the resource tree send the same form parts", async () => {
    const server = await startServer();
    const send = { method: "POST", path: "/v1/x", place: ["send"], idempotent: true } as const;
    const standalone: (client: Client, input: object) => ApiCall<unknown> = defineOperation(
      service,
      "send",
      { send },
      requestBody,
    );
    await standalone(createBareClient(service, { baseUrl: server.url }), { body: form });
    expect(server.received[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.received[0]?.body.toString()).toContain('name="a"\r\n\r\n1');
  });
});

describe("features of standalone operations", () => {
  const hall = { input: "name", pattern: "halls/{hall}" };
  const steps: readonly (readonly [feature: string, part: object, input: object])[] = [
    ["idempotencyKeys", { idempotent: false }, { hall: "h" }],
    ["resourceNameInput", { resourceName: hall }, { name: "halls/h" }],
    ["acceptInput", { accept: ["text/csv", "text/plain"] }, { hall: "h", accept: "text/plain" }],
    ["queryStyles", { query: { q: { style: "pipeDelimited" } } }, { hall: "h", query: { q: ["a", "b"] } }],
  ];

  test.each(steps)(
    "with %s, a standalone operation sends the same request as the resource tree",
    async (feature, part, input) => {
      const server = await startServer();
      const options = { baseUrl: server.url, idempotencyKey: () => "key-1" };
      const send = { method: "POST", path: "/v1/halls/{hall}", place: ["send"], idempotent: true, ...part };
      const operations = { send };
      const tree = createClient<{ send(input: object): Promise<unknown> }>(
        { title: "Library", operations, features: [] },
        options,
      );
      const features = { acceptInput, idempotencyKeys, queryStyles, resourceNameInput };
      const standalone: (client: Client, input: object) => ApiCall<unknown> = defineOperation(
        ...([service, "send", operations, requestBody] as const),
        features[feature as keyof typeof features],
      );
      await tree.send(input);
      await standalone(createBareClient(service, options), input);
      const [first, second] = server.received.map(({ url, headers }) => ({ url, ...headers, host: "" }));
      expect(first).toBeDefined();
      expect(second).toEqual(first);
    },
  );
});
