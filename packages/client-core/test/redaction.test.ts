import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { type Auth, apiKey, bearer, createClient } from "../src/index.ts";
import { redact } from "../src/redaction/redact.ts";
import { printed } from "./support/canary.ts";
import { library } from "./support/library.ts";
import { json, type Reply, startServer } from "./support/loopback-server.ts";

const CANARY = 'canary-"7f3a"-(*.+/=)-secret';

const auths: [string, () => Auth][] = [
  ["bearer", () => bearer(CANARY)],
  ["bearer with a provider", () => bearer(async () => CANARY)],
  ["apiKey", () => apiKey("AccessKey", CANARY)],
];

function expectNoCanary(value: unknown): void {
  for (const leak of [CANARY, JSON.stringify(CANARY).slice(1, -1), "7f3a"])
    expect(printed(value)).not.toContain(leak);
}

const echo = () =>
  startServer(({ headers }) => {
    const seen = { authorization: headers.authorization, key: headers.accesskey };
    return {
      ...json(
        { error: { code: "denied", message: `not for ${JSON.stringify(seen)}`, field: `${seen.key}` }, seen },
        403,
      ),
      headers: {
        "content-type": "application/json",
        "x-echo": `${headers.authorization} ${headers.accesskey}`,
      },
    };
  });

describe.each(auths)("hides the credentials of %s", (_, makeAuth) => {
  test("hides credentials in the client, its parts and its calls", async () => {
    const server = await startServer();
    const auth = makeAuth();
    const client = createClient(library, { baseUrl: server.url, auth });
    const call = client.books.create();
    await call;
    for (const value of [
      auth,
      client,
      client.books,
      client.http,
      client.withOptions({}),
      call,
      client.books.create,
    ]) {
      expectNoCanary(value);
    }
    expect(JSON.stringify(server.received)).toContain("7f3a");
  });

  test("hides credentials that the service repeats in the body and headers of an error", async () => {
    const server = await echo();
    const client = createClient(library, { baseUrl: server.url, auth: makeAuth() });
    const error = await client.books.create().catch((reason: unknown) => reason);
    expectNoCanary(error);
    expectNoCanary((error as { headers: Headers }).headers.get("x-echo"));
    expect(inspect(error)).toContain("[redacted]");
    const raw = await client.http.GET("/v1/books/{bookId}", { params: { path: { bookId: "b" } } });
    expectNoCanary(raw.error);
  });

  test("hides credentials in the errors of a custom fetch", async () => {
    const fetch = async (request: Request): Promise<Response> => {
      const sent = [...request.headers].flat().join(" ");
      const inner = Object.assign(new Error(`inner ${sent}`), { code: "E_INNER", request });
      throw Object.assign(new TypeError(`failed with ${sent}`, { cause: inner }), { request });
    };
    const client = createClient(library, { baseUrl: "https://library.test", auth: makeAuth(), fetch });
    const error = await client.books.create().catch((reason: unknown) => reason);
    expectNoCanary(error);
    expect(error).toMatchObject({
      name: "NetworkError",
      cause: { name: "TypeError", cause: { code: "E_INNER" } },
    });
  });

  test("hides credentials in errors for invalid bodies and redirects", async () => {
    const bodies = ["{", '{"page": 1}'];
    const server = await startServer(({ headers, url }): Reply => {
      const secret = `${headers.authorization} ${headers.accesskey}`;
      if (url.includes("b1"))
        return { status: 302, headers: { location: `https://x.test/?${encodeURIComponent(secret)}` } };
      return {
        body: `${bodies.shift()} `.replace("}", `, "secret": ${JSON.stringify(secret)}}`),
        headers: { "content-type": "application/json" },
      };
    });
    const client = createClient(library, { baseUrl: server.url, auth: makeAuth() });
    expectNoCanary(await client.books.create().catch((reason: unknown) => reason));
    expectNoCanary(
      await client.books
        .list()
        .toArray()
        .catch((reason: unknown) => reason),
    );
    expectNoCanary(await client.books.get({ bookId: "b1" }).catch((reason: unknown) => reason));
    expect(server.received).toHaveLength(3);
  });
});

test("hides credentials in the caller's headers", async () => {
  const server = await echo();
  const client = createClient(library, { baseUrl: server.url, headers: { AccessKey: CANARY } });
  expectNoCanary(await client.books.create().catch((reason: unknown) => reason));
  expect(server.received[0]?.headers.accesskey).toBe(CANARY);
});

test("does not redact a credential that is too short", async () => {
  const server = await startServer(() => json({ error: { code: "blocked" } }, 403));
  const client = createClient(library, { baseUrl: server.url, auth: apiKey("AccessKey", "k") });
  expect((await client.books.create().result()).error).toMatchObject({ code: "blocked" });
});

test("handles an error that is its own cause", async () => {
  const endless = new Error("round");
  endless.cause = endless;
  const fetch = (): Promise<Response> => Promise.reject(endless);
  const client = createClient(library, { baseUrl: "https://library.test", fetch });
  const { error } = await client.books.create().result();
  expect(error).toMatchObject({ name: "NetworkError", cause: { message: "round" } });
});

test("redacts a string that a custom fetch throws", async () => {
  const fetch = (request: Request): Promise<Response> =>
    Promise.reject(`offline: ${request.headers.get("authorization")}`);
  const client = createClient(library, { baseUrl: "https://library.test", fetch, auth: bearer(CANARY) });
  const { error } = await client.books.create().result();
  expectNoCanary(error);
  expect(error).toMatchObject({ name: "NetworkError", cause: "offline: [redacted]" });
});

test("the error for an invalid header contains its name but not its value", () => {
  const headers = { authorization: `${CANARY}\n` };
  expect(() => createClient(library, { baseUrl: "https://library.test", headers })).toThrow(
    "options.headers.authorization",
  );
  try {
    createClient(library, { baseUrl: "https://library.test", headers });
  } catch (error) {
    expectNoCanary(error);
  }
});

test("does not redact text that differs from the credential only in case", async () => {
  const server = await startServer(() => json({ error: { code: "Canary" }, CANARY: true }, 403));
  const client = createClient(library, { baseUrl: server.url, auth: bearer("canary") });
  const result = await client.books.create().result();
  expect(result.error).toMatchObject({ body: { error: { code: "Canary" }, CANARY: true } });
});

test("redacts a secret with non-ASCII letters, percent-encoded or not", async () => {
  const secret = "gr\u00fc\u00dfe-an-\u00e9mile";
  const server = await startServer(() =>
    json({ error: { code: `?k=${encodeURIComponent(secret)}`, message: secret } }, 403),
  );
  const client = createClient(library, { baseUrl: server.url, auth: apiKey("AccessKey", secret) });
  const { error } = await client.books.create().result();
  expect(error).toMatchObject({
    code: "?k=[redacted]",
    message: "createBook failed with 403: ?k=[redacted]: [redacted]",
  });
});

test("redacts a secret that contains characters outside Latin-1", () => {
  const call = { credentials: ["/upload?name=\u5e83&sig=7f3a"] };
  expect(redact("went to /upload?name=\u5e83&sig=7f3a", call)).toBe("went to [redacted]");
});

test("searches text with many near-matches of the secret in linear time", async () => {
  const secret = `key-${"=%&\\".repeat(4)}-7f3a`;
  const hostile = ["%3D", "\\", "%25", "&#x3D;", "&"].map((text) => `key-${text.repeat(20_000)}`).join(" ");
  const server = await startServer(() => ({ status: 403, body: hostile }));
  const client = createClient(library, { baseUrl: server.url, auth: apiKey("AccessKey", secret) });
  const { error } = await client.books.create({}, { timeoutMs: 5_000 }).result();
  expect(error).toMatchObject({ name: "ApiError", body: expect.stringMatching(/^key-/) });
});
