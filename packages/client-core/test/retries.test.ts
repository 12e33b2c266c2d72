import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bearer, createClient, isApiError, isNetworkError } from "../src/index.ts";
import { autoAdvanceClock } from "./support/clocks.ts";
import { library } from "./support/library.ts";
import { json } from "./support/loopback-server.ts";
import { emma, failing, reset, startLibrary, truncated } from "./support/sequence.ts";
import { aWhile } from "./support/turns.ts";

const book = { bookId: "emma" };

// With full jitter, this results in the maximum pause.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(1));
afterEach(() => void vi.restoreAllMocks());

describe("an idempotent operation", () => {
  test.each([
    ["408", failing(408)],
    ["429", failing(429)],
    ["500", failing(500)],
    ["502", failing(502)],
    ["503", failing(503)],
    ["504", failing(504)],
    ["a connection that is reset", reset],
    ["a body that is cut off", truncated],
  ])("an idempotent operation is retried after %s", async (_, failure) => {
    const { client, server, clock } = await startLibrary([failure, failure, emma]);
    const { data, attempts } = await client.books.get(book).withResponse();
    expect([data, attempts, server.received.length]).toEqual([{ title: "Emma" }, 3, 3]);
    expect(clock.slept).toEqual([200, 400]);
  });

  test.each([400, 403, 404, 409, 501, 505])(
    "an idempotent operation is not retried after status %s",
    async (status) => {
      const { client, server } = await startLibrary([failing(status), emma]);
      await expect(client.books.get(book)).rejects.toMatchObject({ status, attempts: 1, retryable: false });
      expect(server.received).toHaveLength(1);
    },
  );

  test("an operation is sent at most four times, and fails with the last response", async () => {
    const { client, server, clock } = await startLibrary([
      failing(500),
      failing(500),
      failing(500),
      failing(503),
    ]);
    await expect(client.books.get(book)).rejects.toMatchObject({ status: 503, attempts: 4, retryable: true });
    expect([server.received.length, clock.slept]).toEqual([4, [200, 400, 800]]);
  });

  test("fails with a NetworkError if the connection breaks in the last attempt, even after other failures", async () => {
    const { client } = await startLibrary([failing(503), reset]);
    const call = client.books.get(book);
    await expect(call).rejects.toSatisfy(isNetworkError);
    expect(await call.result()).toMatchObject({
      ...{ ok: false, status: undefined, response: undefined },
      error: { attempts: 4, retryable: true, cause: {} },
    });
  });

  test("the method decides whether an undocumented operation is idempotent", async () => {
    const { client, server } = await startLibrary([failing(503), emma, failing(503), emma]);
    const { http } = client as {
      http: { request: (method: string, path: string) => Promise<{ data?: unknown }> };
    };
    expect((await http.request("put", "/v1/other")).data).toEqual({ title: "Emma" });
    expect(await http.request("patch", "/v1/other")).toMatchObject({ response: { status: 503 } });
    expect(server.received.map(({ method }) => method)).toEqual(["PUT", "PUT", "PATCH"]);
  });
});

describe("non-idempotent operations", () => {
  test.each([408, 500, 502, 503, 504])(
    "a non-idempotent operation is not retried after %s",
    async (status) => {
      const { client, server } = await startLibrary([failing(status, "0"), emma]);
      await expect(client.books.create()).rejects.toMatchObject({ status, retryable: false });
      expect(server.received).toHaveLength(1);
    },
  );

  test.each([
    ["a connection that is reset", reset],
    ["a body that is cut off", truncated],
  ])("a non-idempotent operation is not retried after %s", async (_, failure) => {
    const { client, server } = await startLibrary([failure, emma]);
    await expect(client.books.create()).rejects.toMatchObject({ name: "NetworkError", retryable: false });
    expect(server.received).toHaveLength(1);
  });

  test("a non-idempotent operation is retried after 429, because it had no effect", async () => {
    const { client, server } = await startLibrary([failing(429), emma]);
    expect(await client.books.create({ body: { title: "Emma" } })).toEqual({ title: "Emma" });
    expect(server.received.map(({ body }) => `${body}`)).toEqual(Array(2).fill('{"title":"Emma"}'));
  });
});

describe("pauses", () => {
  test("pauses are random, and their maximum doubles up to maxDelayMs", async () => {
    vi.mocked(Math.random).mockReturnValueOnce(0.5).mockReturnValueOnce(0).mockReturnValueOnce(0.25);
    const retry = { maxAttempts: 6, baseDelayMs: 100, maxDelayMs: 1_000 };
    const { client, clock } = await startLibrary([failing(500)], { retry });
    await client.books.get(book).result();
    // The second pause is 0 ms, so the clock does not sleep.
    expect(clock.slept).toEqual([50, 100, 800, 1_000]);
  });

  test("pauses use the random function of the client's clock, if it has one", async () => {
    const clock = autoAdvanceClock();
    const draws = [0.5, 0.125, 0.75];
    const random = () => draws.shift() ?? 0;
    const { client } = await startLibrary([failing(500)], { clock: { ...clock, random } });
    await client.books.get(book).result();
    expect(clock.slept).toEqual([100, 50, 600]);
    expect(Math.random).not.toHaveBeenCalled();
  });
});

describe("retry", () => {
  test("retry: false sends a request once", async () => {
    const { client, server } = await startLibrary([failing(429, "1"), emma], { retry: false });
    await expect(client.books.get(book)).rejects.toMatchObject({
      attempts: 1,
      retryAfterMs: 1_000,
      retryable: true,
    });
    // The 429 does not pause other calls.
    expect(await client.books.get(book)).toEqual({ title: "Emma" });
    expect(server.received).toHaveLength(2);
  });

  test("a call's retry options extend the client's, or the defaults if the client has `retry: false`", async () => {
    const { client, server, clock } = await startLibrary([failing(500)], { retry: { maxAttempts: 2 } });
    await client.books.get(book, { retry: { baseDelayMs: 7 } }).result();
    expect([server.received.length, clock.slept]).toEqual([2, [7]]);
    const other = client.withOptions({ retry: false });
    await other.books.get(book, { retry: { baseDelayMs: 5 } }).result();
    expect([server.received.length, clock.slept]).toEqual([6, [7, 5, 10, 20]]);
  });
});

describe("a retry budget", () => {
  const fails = { retry: { maxAttempts: 2, baseDelayMs: 0 } };

  test("the retry budget ends retries while all calls fail, and refills when calls succeed", async () => {
    let sent = 0;
    const fetch = async (): Promise<Response> => {
      sent += 1;
      return sent <= 220 ? new Response(null, { status: 503 }) : Response.json({});
    };
    const client = createClient(library, { baseUrl: "https://library.test", fetch, ...fails });
    const shared = client.withOptions({});
    for (let i = 0; i < 60; i++)
      await Promise.all([client.books.get(book).result(), shared.books.get(book).result()]);
    // Of the 120 calls, 100 were sent twice.
    expect(sent).toBe(220);
    for (let i = 0; i < 9; i++) await client.books.get(book);
    const unlucky = client.withOptions({ fetch: async () => new Response(null, { status: 503 }) });
    expect((await unlucky.books.get(book).result()).error).toMatchObject({ attempts: 1 });
    await client.books.get(book);
    await client.books.get(book);
    expect((await unlucky.books.get(book).result()).error).toMatchObject({ attempts: 2 });
    expect(sent).toBe(231);
  });

  test("retries of calls that succeed do not use up the retry budget", async () => {
    let sent = 0;
    const fetch = async (): Promise<Response> => {
      sent += 1;
      return sent % 2 ? new Response(null, { status: 503 }) : Response.json({});
    };
    const client = createClient(library, { baseUrl: "https://library.test", fetch, ...fails });
    for (let i = 0; i < 300; i++) await client.books.get(book);
    expect(sent).toBe(600);
  });
});

describe("bodies of retries", () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
  const form = new FormData();
  form.set("title", "Emma");

  test.each([
    ["bytes", bytes],
    ["a buffer", bytes.buffer],
    ["a blob", new Blob([bytes])],
    ["a function that returns streams", () => new Blob([bytes]).stream()],
  ])("a retry sends the same bytes of %s", async (_, body) => {
    const { client, server } = await startLibrary([failing(503), truncated, emma]);
    await client.books.cover({ ...book, body });
    expect(server.received.map((one) => Buffer.compare(one.body, bytes))).toEqual([0, 0, 0]);
  });

  test("a retry sends the same string and the same form", async () => {
    const { client, server } = await startLibrary([failing(503), emma, failing(503), emma]);
    await client.books.cover({ ...book, body: "<svg/>" });
    await client.books.cover({ ...book, body: form });
    const [text, again, ...forms] = server.received.map(({ body }) => `${body}`);
    expect([text, again]).toEqual(["<svg/>", "<svg/>"]);
    expect(forms.map((one) => /name="title"\s+Emma/.test(one))).toEqual([true, true]);
  });
});

describe("stream bodies that are not created by a function", () => {
  const stream = () => new Blob(["cover"]).stream();
  const note = "; a stream cannot be sent again: pass a function that creates one";

  test("a stream body is sent only once, and the error explains why it was not retried", async () => {
    const { client, server } = await startLibrary([failing(503)]);
    const call = client.books.cover({ ...book, body: stream() });
    await expect(call).rejects.toThrow(`putCover failed with 503: busy${note}`);
    await expect(call).rejects.toMatchObject({ status: 503, attempts: 1, retryable: true });
    expect(server.received.map(({ body }) => `${body}`)).toEqual(["cover"]);
  });

  test("a stream body is sent only once, even if the connection breaks", async () => {
    const { client, server } = await startLibrary([reset]);
    const error = await client.books.cover({ ...book, body: stream() }).catch((reason: Error) => reason);
    expect(error).toMatchObject({ name: "NetworkError", message: expect.stringContaining(note) });
    expect(server.received).toHaveLength(1);
  });

  test("a stream body is not sent again if its credentials are rejected, but the next call uses new ones", async () => {
    const { client, server } = await startLibrary([failing(401), emma]);
    const auth = bearer(({ refresh }) => (refresh ? "fresh" : "stale"));
    const { books } = client.withOptions({ auth });
    const rejected = books.cover({ ...book, body: stream() });
    await expect(rejected).rejects.toThrow(`putCover failed with 401: busy${note}`);
    await expect(rejected).rejects.toMatchObject({ attempts: 1 });
    await books.cover({ ...book, body: stream() });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer stale",
      "Bearer fresh",
    ]);
  });

  test("the error does not mention the stream body if the credentials cannot be renewed", async () => {
    const { client } = await startLibrary([failing(401)], { auth: bearer("t") });
    await expect(client.books.cover({ ...book, body: stream() })).rejects.toThrow(/401: busy$/);
  });

  test("the error does not mention the stream body if the call would not have been retried anyway", async () => {
    const { client } = await startLibrary([failing(404), failing(503)]);
    const failed = client.books.cover({ ...book, body: stream() });
    await expect(failed).rejects.toThrow(/404: busy$/);
    await expect(client.books.cover({ ...book, body: stream() }, { retry: false })).rejects.toThrow(
      /503: busy$/,
    );
  });
});

describe("credentials", () => {
  test("credentials are requested before every attempt", async () => {
    const { client, server } = await startLibrary([failing(503), reset, emma]);
    let requested = 0;
    const auth = bearer(() => {
      requested += 1;
      return { token: `t${requested}`, expiresAt: 0 };
    });
    await client.books.get(book, { auth });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer t1",
      "Bearer t2",
      "Bearer t3",
    ]);
  });

  test("credentials are renewed once after a 401, in addition to maxAttempts", async () => {
    const steps = [failing(503), failing(401), failing(503), failing(503), failing(401)];
    const { client, server } = await startLibrary(steps);
    let requested = 0;
    const auth = bearer(({ refresh }) => {
      requested += 1;
      return `${refresh ? "fresh" : "stored"}${requested}`;
    });
    await expect(client.books.get(book, { auth })).rejects.toMatchObject({ status: 401, attempts: 5 });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      ...Array(2).fill("Bearer stored1"),
      ...Array(3).fill("Bearer fresh2"),
    ]);
  });

  test("unchanged credentials are not sent again after a 401", async () => {
    const { client, server } = await startLibrary([failing(503), failing(401)]);
    await expect(client.books.get(book, { auth: bearer("t") })).rejects.toMatchObject({
      status: 401,
      attempts: 2,
    });
    expect(server.received).toHaveLength(2);
  });
});

test("an error contains the service's request id", async () => {
  const named = (headers: Record<string, string>) => failing(400, undefined, headers);
  const { client } = await startLibrary([
    { ...json({ error: { id: "b1" } }, 400), headers: { "x-request-id": "r0" } },
    named({ "X-Request-Id": "r1", "x-correlation-id": "c" }),
    named({ "x-correlation-id": "c2" }),
    named({}),
  ]);
  const ids = [];
  for (let i = 0; i < 4; i++) {
    const { error } = await client.books.get(book).result();
    ids.push(isApiError(error) && error.requestId);
  }
  expect(ids).toEqual(["b1", "r1", "c2", undefined]);
});

test("ignores a late response to an earlier attempt", async () => {
  let replyLate: (response: Response) => void = () => undefined;
  let sent = 0;
  const fetch = async (): Promise<Response> => {
    sent += 1;
    if (sent > 1) return Response.json({ title: "Emma" });
    return new Promise((resolve) => {
      replyLate = resolve;
    });
  };
  const options = { baseUrl: "https://library.test", clock: autoAdvanceClock(), fetch, timeoutMs: 20 };
  const call = createClient(library, options).books.get(book);
  await call;
  replyLate(Response.json({ title: "late" }, { status: 202 }));
  await aWhile();
  const { data, response } = await call.withResponse();
  expect([data, response.status, await response.json()]).toEqual([{ title: "Emma" }, 200, { title: "Emma" }]);
});
