import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { HarError, type HarHandlersOptions, harHandlers } from "../../src/msw.ts";

const URL_OF_LIST = "https://api.example.com/parcels";

interface EntryParts {
  readonly method?: string;
  readonly url?: string;
  readonly body?: string;
  readonly type?: string;
  readonly status?: number;
  readonly headers?: readonly (readonly [string, string])[];
  readonly content?: object;
}

const fieldsOf = (pairs: EntryParts["headers"] = []) => pairs.map(([name, value]) => ({ name, value }));

function entry({ method = "GET", url = URL_OF_LIST, body, type = "application/json", ...rest }: EntryParts) {
  const { status = 200, headers, content = { text: "" } } = rest;
  return {
    request: {
      method,
      url,
      headers: [],
      ...(body !== undefined && { postData: { mimeType: type, text: body } }),
    },
    response: { status, headers: fieldsOf(headers), content },
  };
}

const text = (value: string) => ({ text: value, mimeType: "text/plain" });
const har = (...entries: readonly unknown[]) => ({ log: { entries } });

const server = setupServer();
const notRecorded = http.all("*", () => HttpResponse.text("not recorded"));

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function replay(archive: unknown, options?: HarHandlersOptions): void {
  server.resetHandlers(...harHandlers(archive, options), notRecorded);
}

async function textOf(url: string, init?: RequestInit): Promise<string> {
  return (await fetch(url, init)).text();
}

describe("harHandlers", () => {
  test("replays status, headers and body, but not the content encoding or length", async () => {
    const headers = [
      ["content-type", "application/json"],
      ["content-encoding", "br"],
      ["Content-Length", "4"],
      [":status", "201"],
      ["etag", '"1"'],
      ["set-cookie", "a=1"],
      ["set-cookie", "b=2"],
    ] as const;
    replay(har(entry({ status: 201, headers, content: { text: '{"id":1}' } })));
    const response = await fetch(URL_OF_LIST);
    expect([response.status, await response.json()]).toEqual([201, { id: 1 }]);
    expect(response.headers.get("etag")).toBe('"1"');
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(response.headers.has("content-encoding")).toBe(false);
  });

  test("replays bodies in Base64, and responses without a body", async () => {
    const bytes = [0, 255, 254];
    const base64 = Buffer.from(bytes).toString("base64");
    replay(
      har(
        entry({ content: { text: base64, encoding: "base64" } }),
        entry({ method: "DELETE", status: 204, content: { size: 0 } }),
      ),
    );
    expect([...new Uint8Array(await (await fetch(URL_OF_LIST)).arrayBuffer())]).toEqual(bytes);
    expect((await fetch(URL_OF_LIST, { method: "DELETE" })).status).toBe(204);
  });

  test("accepts a HAR as text", async () => {
    replay(`\uFEFF${JSON.stringify(har(entry({ content: text("one") })))}`);
    expect(await textOf(URL_OF_LIST)).toBe("one");
  });

  test("repeats the last response, and starts again with the first after resetHandlers()", async () => {
    const handlers = harHandlers(
      har(
        entry({ content: text("one") }),
        entry({ url: `${URL_OF_LIST}/7`, content: text("seven") }),
        entry({ content: text("two") }),
      ),
    );
    const own = setupServer(...handlers);
    server.close();
    own.listen();
    try {
      const seen = [await textOf(URL_OF_LIST), await textOf(URL_OF_LIST), await textOf(URL_OF_LIST)];
      expect(seen).toEqual(["one", "two", "two"]);
      own.resetHandlers();
      expect(await textOf(URL_OF_LIST)).toBe("one");
    } finally {
      own.close();
      server.listen({ onUnhandledFrame: "error" });
    }
  });

  test("replays a request without a response as a network error", async () => {
    replay(har(entry({ status: 0 }), entry({ content: text("two") })));
    await expect(fetch(URL_OF_LIST)).rejects.toThrow(TypeError);
    expect(await textOf(URL_OF_LIST)).toBe("two");
  });
});

describe("requests that match an entry", () => {
  test("a request matches an entry with the same query parameters in any order", async () => {
    replay(har(entry({ url: `${URL_OF_LIST}?page=2&size=10`, content: text("page 2") })));
    expect(await textOf(`${URL_OF_LIST}?size=10&page=2#top`)).toBe("page 2");
    expect(await textOf(`${URL_OF_LIST}?page=2`)).toBe("not recorded");
    expect(await textOf(`${URL_OF_LIST}?page=2&size=10`, { method: "POST" })).toBe("not recorded");
  });

  test("a request matches an entry with the same body, or with the same JSON members in any order", async () => {
    const post = (body: string, result: string) => entry({ method: "POST", body, content: text(result) });
    replay(har(post('{"a":1,"b":{"c":2,"d":3}}', "both"), post('{"a":1}', "a"), post("a=1&b=2", "form")));
    const send = (body: string) => textOf(URL_OF_LIST, { method: "POST", body });
    expect(await send('{ "b": { "d": 3, "c": 2 }, "a": 1 }')).toBe("both");
    expect(await send('{"a":1}')).toBe("a");
    expect(await send("a=1&b=2")).toBe("form");
    expect(await send('{"a":2}')).toBe("not recorded");
  });

  test("an entry with a multipart or missing body matches any body that no other entry matches", async () => {
    const unknown = {
      ...entry({ method: "POST", content: text("any") }),
      request: { method: "POST", url: URL_OF_LIST, headers: [], bodySize: 10 },
    };
    const parts = { url: `${URL_OF_LIST}/files`, type: "multipart/form-data; boundary=x", body: "--x--" };
    replay(
      har(
        unknown,
        entry({ method: "POST", body: "exact", content: text("exact") }),
        entry({ method: "POST", ...parts, content: text("files") }),
      ),
    );
    expect(await textOf(URL_OF_LIST, { method: "POST", body: "exact" })).toBe("exact");
    expect(await textOf(URL_OF_LIST, { method: "POST", body: "other" })).toBe("any");
    const form = new FormData();
    form.set("file", new Blob(["content"]));
    expect(await textOf(parts.url, { method: "POST", body: form })).toBe("files");
  });

  test("replays only entries that `include` selects, and ignores data URLs", async () => {
    const image = entry({ url: "https://cdn.example.com/logo.png", content: { size: 900 } });
    const inline = entry({ url: "data:text/plain,hello", content: { size: 5 } });
    replay(har(image, inline, entry({ content: text("one") })), {
      include: ({ url }) => url.startsWith("https://api.example.com/"),
    });
    expect(await textOf(URL_OF_LIST)).toBe("one");
    expect(await textOf("https://cdn.example.com/logo.png")).toBe("not recorded");
  });
});

describe("an archive that cannot be replayed", () => {
  const errorOf = (archive: unknown): HarError => {
    try {
      harHandlers(archive);
    } catch (error) {
      if (error instanceof HarError) return error;
    }
    throw new Error("harHandlers has not thrown a HarError.");
  };

  test.each([
    ["text that is not JSON", '{"log": {"entries": [swordfish', "invalid JSON: save the HAR again"],
    ["another format", { swordfish: 1 }, "not a HAR file: log.entries must be a list"],
  ])("rejects a HAR that is %s", (_, archive, problem) => {
    const error = errorOf(archive);
    expect(error.problems).toEqual([{ entry: undefined, problem }]);
    expect(error.message).toBe(`cannot replay the HAR:\n${problem}`);
  });

  test("lists all invalid entries of a HAR in one error without quoting them", () => {
    const notRecordedBody = entry({ url: `${URL_OF_LIST}?token=swordfish`, content: { size: 9 } });
    const error = errorOf(
      har(
        entry({ content: text("fine") }),
        "swordfish",
        { request: { url: URL_OF_LIST } },
        entry({ url: "/swordfish" }),
        notRecordedBody,
        entry({ content: { text: "?", encoding: "base64" } }),
        entry({ status: 101 }),
        entry({ headers: [["sword fish", "x"]] }),
      ),
    );
    const remedy = "save the HAR with content, or exclude the entry with `include`";
    expect(error.message.split("\n")).toEqual([
      "cannot replay the HAR:",
      "entry 2: must be an object",
      "entry 3: must have request.method and request.url",
      "entry 4: request.url must be an absolute URL",
      `entry 5: the body was not recorded: ${remedy}`,
      `entry 6: the body is not valid Base64: ${remedy}`,
      "entry 7: response.status must be from 200 to 599, but is 101",
      "entry 8: response.headers contains a field that is not valid in HTTP",
    ]);
    expect(error.problems[0]).toEqual({ entry: 2, problem: "must be an object" });
  });

  test("lists at most 100 problems with a HAR", () => {
    const lines = errorOf(har(...Array<null>(103).fill(null))).message.split("\n");
    expect(lines).toHaveLength(102);
    expect(lines.at(-1)).toBe("3 more problems");
  });
});
