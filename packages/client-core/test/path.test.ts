import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createClient, isInvalidArgumentError } from "../src/index.ts";
import { library } from "./support/library.ts";
import { startServer } from "./support/loopback-server.ts";

/** Text that likes to break URLs. */
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

/** The client beside the URLs that its requests would go to, as a URL parser reads them. */
function recordingClient() {
  const urls: URL[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    urls.push(new URL(request.url));
    return new Response();
  };
  return { urls, client: createClient(library, { baseUrl: "https://library.test/base", fetch }) };
}

/** Sends nothing but an InvalidArgumentError, or exactly the expected segments. */
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

describe("a path never leaves its template", () => {
  test("whatever the value of a parameter is", async () => {
    const { client, urls } = recordingClient();
    await fc.assert(
      fc.asyncProperty(awkward, (bookId) =>
        sendsExactly(urls, client.books.get({ bookId }), ["v1", "books", bookId]),
      ),
      { numRuns: 1000 },
    );
  });

  test("whatever stands before a verb", async () => {
    const { client, urls } = recordingClient();
    await fc.assert(
      fc.asyncProperty(awkward, (bookId) =>
        sendsExactly(urls, client.books.close({ bookId }), ["v1", "books", `${bookId}:close`]),
      ),
    );
  });

  test("whatever is called through http", async () => {
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

describe("a path with several values never leaves its template", () => {
  test("whatever the parts of a resource name are", async () => {
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

  test("whatever spans several segments", async () => {
    const { client, urls } = recordingClient();
    await fc.assert(
      fc.asyncProperty(awkward, (file) =>
        sendsExactly(urls, client.files.get({ file }), ["v1", "files", ...file.split("/")]),
      ),
      { numRuns: 1000 },
    );
  });

  test("whatever two parameters share a segment", async () => {
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

  test("also as it arrives at a server", async () => {
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

describe("rejected before anything is sent", () => {
  test.each(["", ".", ".."])("the segment %j", async (bookId) => {
    const { client, urls } = recordingClient();
    await expect(client.books.get({ bookId })).rejects.toThrow(/^input\.bookId must not hold/);
    await expect(client.files.get({ file: `a/${bookId}/b` })).rejects.toThrow(/^input\.file must not hold/);
    expect(urls).toEqual([]);
  });

  test.each(["a-b", "%2e%2e", "..%2f..", "%252e", "a b", "..."])("but not %j", async (bookId) => {
    const { client, urls } = recordingClient();
    await client.books.get({ bookId });
    expect(urls[0]?.pathname).toBe(`/base/v1/books/${encodeURIComponent(bookId)}`);
  });

  test.each([undefined, null, {}, Number.NaN, Symbol("id"), () => "id", []])(
    "the value %o",
    async (bookId) => {
      const { client, urls } = recordingClient();
      const result = await client.books.get({ bookId: bookId as never }).result();
      expect(isInvalidArgumentError(result.error), String(result.error)).toBe(true);
      expect(urls).toEqual([]);
    },
  );

  test("a template of http that is not filled, with and without params", async () => {
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
  ])("the template %j of http", async (path) => {
    const { client, urls } = recordingClient();
    await expect(client.http.GET(path as never, {} as never)).rejects.toThrow(path);
    expect(urls).toEqual([]);
  });

  test("two values of one segment that could be read in two ways", async () => {
    const { client, urls } = recordingClient();
    await expect(client.ranges.get({ from: "1-2", to: "3" })).rejects.toThrow("more than one way");
    await client.ranges.get({ from: "1", to: "3" });
    expect(urls.map(({ pathname }) => pathname)).toEqual(["/base/v1/ranges/1-3"]);
  });
});
