import { describe, expect, test } from "vitest";
import { apiKey, bearer, createClient, throwInvalid, warnInvalid } from "../src/index.ts";
import { CANARY, expectNoCanary, printed, startOnlookers } from "./support/canary.ts";
import { places, repeated } from "./support/credential-places.ts";
import { library } from "./support/library.ts";
import { json, startServer } from "./support/loopback-server.ts";
import { JOB, press } from "./support/press.ts";

const reasonOf = (call: Promise<unknown>): Promise<unknown> => call.catch((reason: unknown) => reason);

describe.each(places)("hides a secret in %s", (_, placeOf) => {
  const { options, header } = placeOf();
  const input = header ? { header } : {};

  test("hides the secret in the error of a custom fetch", async () => {
    const onlookers = startOnlookers();
    const fetch = async (request: Request): Promise<Response> => {
      const sent = repeated(Object.fromEntries(request.headers)).join(" ");
      const inner = Object.assign(new Error(sent), { code: sent, request, headers: request.headers });
      throw Object.assign(new TypeError(sent, { cause: inner }), {
        name: sent,
        config: { request },
        code: request,
      });
    };
    const client = onlookers.open(library, { baseUrl: "https://library.test", fetch, ...options });
    const { error } = await client.books.create(input).result();
    expect(error).toMatchObject({ name: "NetworkError", cause: { cause: { code: expect.any(String) } } });
    expectNoCanary(error);
    expectNoCanary(await onlookers.seen());
  });

  test.each([throwInvalid, warnInvalid])(
    "hides the secret in issues of a validator: %s",
    async (validate) => {
      const server = await startServer(({ headers }) => json(repeated(headers)));
      const complaints = (data: unknown) =>
        (data as string[]).map((text) => ({ message: `not ${text}`, path: [text] }));
      const schema = {
        version: 1,
        vendor: "test",
        validate: (data: unknown) => ({ issues: complaints(data) }),
      } as const;
      const validators = { createBook: { "~standard": schema } };
      const onlookers = startOnlookers();
      const client = onlookers.open(library, { baseUrl: server.url, validators, validate, ...options });
      const { ok, error } = await client.books.create(input).result();
      expect(ok).toBe(validate === warnInvalid);
      expectNoCanary(error);
      expect(console.warn).toHaveBeenCalledTimes(ok ? 1 : 0);
      expectNoCanary(await onlookers.seen());
    },
  );

  test("hides the secret in retries and in the final error", async () => {
    const server = await startServer(({ headers }, response) => {
      const texts = repeated(headers).join();
      response
        .writeHead(503, { "x-request-id": texts.replace(/[^\x20-\x7e]/g, ""), "retry-after": "1" })
        .end(texts);
      return undefined;
    });
    const onlookers = startOnlookers();
    const client = onlookers.open(library, { baseUrl: server.url, headers: header ?? {}, ...options });
    expectNoCanary(
      await client.books
        .get({ bookId: "emma" })
        .result()
        .then(({ error }) => error),
    );
    expect(server.received).toHaveLength(4);
    expectNoCanary(await onlookers.seen());
  });
});

describe.each(places.filter(([, placeOf]) => placeOf().options))("hides a secret in %s", (_, placeOf) => {
  const { options } = placeOf();

  test("hides the secret in the errors of a long-running operation", async () => {
    const server = await startServer(({ headers, url }) => {
      const text = repeated(headers).join();
      const failed = { done: true, error: { code: 7, message: text, details: [text] } };
      return json({ name: JOB, metadata: { text }, ...(url.includes("fails") && failed) });
    });
    const onlookers = startOnlookers();
    const client = onlookers.open(press, { baseUrl: server.url, ...options });
    const failed = await reasonOf(client.books.print({ bookId: "fails" }).wait());
    expect(failed).toMatchObject({ name: "OperationFailedError", code: 7 });
    expectNoCanary(failed);
    const late = await reasonOf(client.books.print({ bookId: "lasts" }).wait({ deadlineMs: 2_000 }));
    expect(late).toMatchObject({ name: "OperationTimeoutError", state: { name: JOB } });
    expectNoCanary(late);
    expectNoCanary(await onlookers.seen());
  });

  test("hides the secret in errors thrown by a list", async () => {
    const pages = [{ items: [], page: 1, more: true }, { items: [], page: 1, more: true }, { items: CANARY }];
    const server = await startServer(({ headers }) => json({ ...pages.shift(), texts: repeated(headers) }));
    const onlookers = startOnlookers();
    const client = onlookers.open(library, { baseUrl: server.url, ...options });
    const loop = await reasonOf(client.books.list().toArray());
    expect(loop).toMatchObject({ name: "PaginationLoopError" });
    expectNoCanary(loop);
    const undocumented = await reasonOf(client.books.list().toArray());
    expect(undocumented).toMatchObject({ name: "ApiError" });
    expectNoCanary(undocumented);
    expectNoCanary(await onlookers.seen());
  });
});

test.each([
  ["unchanged", (text: string) => text],
  ["percent-encoded", encodeURIComponent],
  ["percent-encoded twice", (text: string) => encodeURIComponent(encodeURIComponent(text))],
  ["with backslashes", (text: string) => text.replace(/\W/g, "\\$&")],
  ["with escaped punctuation", (text: string) => text.replace(/\W/g, "\\\\u002d")],
  ["in HTML", (text: string) => text.replace(/\W/g, "&#x2D;")],
])("hides a secret (%s) that is cut off at the end of a body", async (_, write) => {
  const body = `not for ${write(CANARY)}`;
  const start = body.indexOf("c4n4ry") + 6;
  const server = await startServer(({ url }) => ({
    status: 403,
    body: body.slice(0, Number(url.split("/").at(-1))),
  }));
  const client = createClient(library, { baseUrl: server.url, auth: bearer(CANARY) });
  for (let length = start; length <= body.length; length += 1) {
    const { error } = await client.books.get({ bookId: `${length}` }).result();
    expect(error).toMatchObject({ body: "not for [redacted]" });
    expectNoCanary(error);
  }
});

describe("invalid secrets", () => {
  test.each([
    ["in a base URL", { baseUrl: `https://emma:${CANARY}@library.test` }],
    ["in a base URL's query", { baseUrl: `https://library.test?key=${CANARY}` }],
    ["in a header", { headers: { "x-api-key": `${CANARY}\n` } }],
    ["as the option auth", { auth: CANARY as never }],
  ])("hides an invalid secret that is passed %s", (_, options) => {
    let reason: unknown;
    try {
      createClient(library, { baseUrl: "https://library.test", ...options });
    } catch (error) {
      reason = error;
    }
    expect(reason).toMatchObject({ name: "InvalidArgumentError" });
    expectNoCanary(reason);
  });

  test.each([
    ["as a token", () => bearer(`${CANARY}\n`)],
    ["as a key", () => apiKey("AccessKey", `${CANARY}\n`)],
    ["as the name of a header", () => apiKey(`AccessKey ${CANARY}`, "key")],
  ])("hides an invalid secret that is passed %s", (_, make) => {
    expect(make).toThrow(expect.objectContaining({ name: "InvalidArgumentError" }));
    expect(make).toThrow(expect.not.stringMatching("c4n4ry"));
  });

  test("hides a secret in an invalid token and in the error that a token provider throws", async () => {
    const server = await startServer(() => json({}, 401));
    const broken = bearer(async () => `${CANARY}\n`);
    const expired = bearer(async ({ refresh }) => {
      if (!refresh) return CANARY;
      const response = new Response(null, { headers: { authorization: CANARY } });
      throw Object.assign(new Error(`${CANARY} is not renewed`), { response, config: { token: CANARY } });
    });
    for (const [auth, message] of [
      [broken, /line breaks/],
      [expired, /^\[redacted\] is not renewed/],
    ] as const) {
      const onlookers = startOnlookers();
      const client = onlookers.open(library, { baseUrl: server.url, auth });
      const { error } = await client.books.create().result();
      expect(error).toMatchObject({
        name: "SeamlineError",
        cause: { message: expect.stringMatching(message) },
      });
      expectNoCanary(error);
      expectNoCanary(await onlookers.seen());
    }
  });
});

describe("known limits of redaction", () => {
  test("does not hide the secret in the data or the raw response, because the caller needs both", async () => {
    const server = await startServer(({ url }) => json({ title: CANARY }, url.includes("emma") ? 200 : 403));
    const client = createClient(library, { baseUrl: server.url, auth: bearer(CANARY) });
    expect(await client.books.get({ bookId: "emma" })).toEqual({ title: CANARY });
    const { response } = await client.books.get({ bookId: "other" }).result();
    expect(await response?.json()).toEqual({ title: CANARY });
  });

  test("leaves the value of a custom header visible unless its name indicates a secret", async () => {
    const server = await startServer(({ headers }) => json({ seen: headers["x-tenant"] }, 403));
    const by = async (options: object) => {
      const client = createClient(library, { baseUrl: server.url, ...options });
      return printed((await client.books.create().result()).error);
    };
    expect(await by({ headers: { "x-tenant": CANARY } })).toContain(CANARY);
    expect(await by({ auth: apiKey("x-tenant", CANARY) })).not.toContain(CANARY);
  });

  test("does not hide unknown secrets in the error of a token provider", async () => {
    const auth = bearer(() => Promise.reject(new Error(`no token for ${CANARY}`)));
    const client = createClient(library, { baseUrl: "https://library.test", auth });
    expect((await client.books.create().result()).error).toMatchObject({
      cause: { message: `no token for ${CANARY}` },
    });
  });

  test("does not hide a secret in the caller's abort reason", async () => {
    const client = createClient(library, { baseUrl: "https://library.test", auth: bearer(CANARY) });
    const { error } = await client.books.create({}, { signal: AbortSignal.abort(CANARY) }).result();
    expect(error).toMatchObject({ name: "AbortError", cause: CANARY });
  });

  test("does not hide a secret that the service splits into parts", async () => {
    const [first, second] = [CANARY.slice(0, 12), CANARY.slice(12)];
    const server = await startServer(() => json({ error: { code: first, message: second } }, 403));
    const client = createClient(library, { baseUrl: server.url, auth: bearer(CANARY) });
    expect((await client.books.create().result()).error).toMatchObject({ code: first });
  });
});
