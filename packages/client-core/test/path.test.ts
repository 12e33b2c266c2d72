import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createClient, isInvalidArgumentError } from "../src/index.ts";
import { library } from "./support/library.ts";
import { startServer } from "./support/loopback-server.ts";

/** Strings that often break URLs. */
const awkward = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        ".",
        "..",
        "/",
        "%2e",
        "%2E%2e",
        "%2F",
        "\\",
        "?",
        "#",
        ":",
        "-",
        "a",
        "é",
        "\0",
        "\n",
        " ",
        ";",
      ),
    )
    .map((pieces) => pieces.join("")),
  fc.string({ unit: fc.constantFrom("\ud800", "\udc00", "a") }),
);

/** Returns a client, and the parsed URLs of its requests. */
function recordingClient() {
  const urls: URL[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    urls.push(new URL(request.url));
    return new Response();
  };
  return { urls, client: createClient(library, { baseUrl: "https://library.test/base", fetch }) };
}

/** Expects an InvalidArgumentError before anything is sent, or a request with exactly the expected segments. */
async function sendsExactly(urls: URL[], call: Promise<unknown>, expected: readonly string[]): Promise<void> {
  urls.length = 0;
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error !== undefined) {
    expect(isInvalidArgumentError(error), String(error)).toBe(true);
    expect(urls).toEqual([]);
    return;
  }
  expect(urls).toHaveLength(1);
  expect(urls[0]?.search).toBe("");
  expect(urls[0]?.hash).toBe("");
  expect(urls[0]?.pathname.split("/").map(decodeURIComponent)).toEqual(["", "base", ...expected]);
}

describe("paths with one value", () => {
  test("no parameter value can change the structure of a path", async () => {
    const { client, urls } = recordingClient();
    await fc.assert(
      fc.asyncProperty(awkward, (bookId) =>
        sendsExactly(urls, client.books.get({ bookId }), ["v1", "books", bookId]),
      ),
      { numRuns: 1000 },
    );
  });

  test("no parameter value before a custom verb can change the structure of a path", async () => {
    const { client, urls } = recordingClient();
    await fc.assert(
      fc.asyncProperty(awkward, (bookId) =>
        sendsExactly(urls, client.books.close({ bookId }), ["v1", "books", `${bookId}:close`]),
      ),
    );
  });

  test("no value passed to http can change the structure of a path", async () => {
    const { client, urls } = recordingClient();
    await fc.assert(
      fc.asyncProperty(awkward, (bookId) =>
        sendsExactly(urls, client.http.GET("/v1/books/{bookId}", { params: { path: { bookId } } }), [
          "v1",
          "books",
          bookId,
        ]),
      ),
    );
  });
});

describe("paths with several values", () => {
  test("no part of a resource name can change the structure of a path", async () => {
    const { client, urls } = recordingClient();
    await fc.assert(
      fc.asyncProperty(awkward, awkward, (room, shelf) =>
        sendsExactly(urls, client.shelves.get({ name: `rooms/${room}/shelves/${shelf}` }), [
          "v1",
          "rooms",
          room,
          "shelves",
          shelf,
        ]),
      ),
    );
  });

  test("no multi-segment value can change the structure of a path", async () => {
    const { client, urls } = recordingClient();
    await fc.assert(
      fc.asyncProperty(awkward, (file) =>
        sendsExactly(urls, client.files.get({ file }), ["v1", "files", ...file.split("/")]),
      ),
      { numRuns: 1000 },
    );
  });

  test("no two values in one segment can change the structure of a path", async () => {
    const { client, urls } = recordingClient();
    await fc.assert(
      fc.asyncProperty(awkward, awkward, async (from, to) => {
        await sendsExactly(urls, client.ranges.get({ from, to }), ["v1", "ranges", `${from}-${to}`]);
        const joined = `${from}-${to}`;
        const readings = joined
          .split("")
          .filter((unit, at) => unit === "-" && at > 0 && at < joined.length - 1);
        if (urls.length > 0) expect(readings).toHaveLength(1);
      }),
    );
  });

  test("the server receives the path unchanged", async () => {
    const server = await startServer();
    const client = createClient(library, { baseUrl: server.url });
    await fc.assert(
      fc.asyncProperty(awkward, async (bookId) => {
        server.received.length = 0;
        const result = await client.books.get({ bookId }).result();
        const arrived = server.received.map(({ url }) => url.split("/").map(decodeURIComponent));
        expect(arrived).toEqual(result.ok ? [["", "v1", "books", bookId]] : []);
        if (!result.ok) expect(isInvalidArgumentError(result.error), String(result.error)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("invalid path segments", () => {
  test.each(["", ".", ".."])("rejects the segment %j before anything is sent", async (bookId) => {
    const { client, urls } = recordingClient();
    await expect(client.books.get({ bookId })).rejects.toThrow(/^input\.bookId must not contain/);
    await expect(client.files.get({ file: `a/${bookId}/b` })).rejects.toThrow(
      /^input\.file must not contain/,
    );
    expect(urls).toEqual([]);
  });

  test.each(["a-b", "%2e%2e", "..%2f..", "%252e", "a b", "..."])("accepts the segment %j", async (bookId) => {
    const { client, urls } = recordingClient();
    await client.books.get({ bookId });
    expect(urls[0]?.pathname).toBe(`/base/v1/books/${encodeURIComponent(bookId)}`);
  });

  test.each([undefined, null, {}, Number.NaN, Symbol("id"), () => "id", []])(
    "rejects the value %o before anything is sent",
    async (bookId) => {
      const { client, urls } = recordingClient();
      const result = await client.books.get({ bookId: bookId as never }).result();
      expect(isInvalidArgumentError(result.error), String(result.error)).toBe(true);
      expect(urls).toEqual([]);
    },
  );

  test("http rejects missing path parameters, whether or not params is passed", async () => {
    const { client, urls } = recordingClient();
    const unfilled = [undefined, {}, { params: {} }, { params: { path: {} } }];
    for (const init of unfilled) {
      await expect(client.http.GET("/v1/books/{bookId}", init as never)).rejects.toThrow(
        "params.path.bookId is missing",
      );
    }
    expect(urls).toEqual([]);
  });

  test.each([
    "/v1/../admin",
    "/v1/%2E%2e/admin",
    "/v1/books?x=1",
    "/v1/books#x",
    "v1/books",
    "/v1/{",
    "/v1\\..\\x",
  ])("http rejects the path template %j", async (path) => {
    const { client, urls } = recordingClient();
    await expect(client.http.GET(path as never, {} as never)).rejects.toThrow(path);
    expect(urls).toEqual([]);
  });

  test("rejects two ambiguous values in one segment", async () => {
    const { client, urls } = recordingClient();
    await expect(client.ranges.get({ from: "1-2", to: "3" })).rejects.toThrow("is ambiguous");
    await client.ranges.get({ from: "1", to: "3" });
    expect(urls.map(({ pathname }) => pathname)).toEqual(["/base/v1/ranges/1-3"]);
  });
});
