import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { bearer, isApiError, isInvalidArgumentError, isOperationFailedError } from "../src/index.ts";
import { autoAdvanceClock } from "./support/clocks.ts";
import { json } from "./support/loopback-server.ts";
import { going, JOB, printed, startPress } from "./support/press.ts";

const print = { bookId: "emma" };

describe("failed operations", () => {
  test("wait() throws the error of the call that starts the operation", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), json({ error: { status: "BUSY" } }, 503));
    await expect(client.books.print(print).wait()).rejects.toMatchObject({
      name: "ApiError",
      operationId: "printBook",
      status: 503,
      code: "BUSY",
    });
    await expect(client.books.print({ bookId: "" }).wait()).rejects.toSatisfy(isInvalidArgumentError);
    const options = { clock: 5 as never };
    await expect(client.books.print(print, options).wait()).rejects.toMatchObject({
      name: "InvalidArgumentError",
      argument: "options.clock",
      operationId: "printBook",
    });
    expect(server.received).toHaveLength(1);
  });

  test("wait() throws an OperationFailedError if the operation has an error", async () => {
    const details = [{ "@type": "x", paper: 0 }];
    const job = {
      ...{ name: JOB, done: true, metadata: { printed: 2 }, response: { copies: 2 } },
      error: { code: 8, message: "No paper", details },
    };
    const { client } = await startPress(autoAdvanceClock(), going, json(job));
    const error = await client.books
      .print(print)
      .wait()
      .catch((reason: unknown) => reason);
    expect(isOperationFailedError(error)).toBe(true);
    expect(error).toMatchObject({
      message: "printBook failed: 8: No paper",
      operationName: JOB,
      code: 8,
      details,
      metadata: { printed: 2 },
      body: job,
      ...{ operationId: "printBook", method: "POST", path: "/v1/books/{bookId}:print" },
    });
  });

  test.each([
    [{ done: true, error: {} }, 'printBook failed: {"done":true,"error":{}}'],
    [{ done: true, error: "No paper" }, "printBook failed: No paper"],
    [{ done: true, error: { message: "No paper" } }, "printBook failed: No paper"],
    [{ done: true, error: { code: 0 } }, "printBook failed: 0"],
  ])("the message contains the available parts of the error: %o", async (job, message) => {
    const { client } = await startPress(autoAdvanceClock(), json(job));
    await expect(client.books.print(print).wait()).rejects.toThrow(new RegExp(`^${message}$`));
  });

  test("wait() redacts credentials in its errors if the service repeats them", async () => {
    const secret = "tok-3n-s3cr3t";
    const job = { done: true, error: { code: 7, message: `${secret} may not`, details: [secret] } };
    const { client } = await startPress(
      autoAdvanceClock(),
      json({ name: JOB, metadata: { by: secret } }),
      json(job),
    );
    const call = client.books.print(print, { auth: bearer(secret) });
    const failed = await call.wait().catch((reason: unknown) => reason);
    const late = await call.wait({ deadlineMs: 250 }).catch((reason: unknown) => reason);
    expect(inspect([failed, late], { depth: 9 })).not.toContain(secret);
    expect(late).toMatchObject({ state: { metadata: { by: "[redacted]" } } });
    expect(failed).toMatchObject({
      message: "printBook failed: 7: [redacted] may not",
      details: ["[redacted]"],
    });
  });
});

describe("a wait", () => {
  test.each([400, 401, 403, 405, 409, 410, 422, 501])(
    "wait() fails immediately if a poll fails with status %s",
    async (status) => {
      const { client, server } = await startPress(autoAdvanceClock(), going, json({ error: {} }, status));
      const waiting = client.books.print(print).wait();
      await expect(waiting).rejects.toMatchObject({ name: "ApiError", operationId: "getJob", status });
      expect(server.received).toHaveLength(2);
    },
  );

  test.each([
    ["three times for a new operation", [404, 404, 404], true],
    ["no fourth time", [404, 404, 404, 404], false],
    ["never after a successful poll", [200, 404], false],
  ])("wait() ignores status 404: %s", async (_, statuses, isFound) => {
    const polls = statuses.map((status) => (status === 200 ? going : json({}, status)));
    const { client, server } = await startPress(autoAdvanceClock(), going, ...polls, printed);
    const waited = await client.books
      .print(print)
      .wait()
      .catch(({ status }) => status);
    expect(waited).toEqual(isFound ? { copies: 3 } : 404);
    expect(server.received).toHaveLength(1 + statuses.length + (isFound ? 1 : 0));
  });

  test("wait() renews expired credentials once and continues", async () => {
    const tokens = ["t1", "t2", "t3"];
    let valid = "Bearer t1";
    const { client, server } = await startPress(autoAdvanceClock(), ({ headers }) => {
      if (headers.authorization !== valid) return json({}, 401);
      // The token expires after the first poll.
      if (server.received.length === 2) valid = "Bearer t2";
      return server.received.length < 5 ? going : printed;
    });
    const auth = bearer(() => `${tokens.shift()}`);
    expect(await client.books.print(print, { auth }).wait()).toEqual({ copies: 3 });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer t1",
      "Bearer t1",
      "Bearer t1",
      "Bearer t2",
      "Bearer t2",
    ]);
    expect(tokens).toEqual(["t3"]);
  });

  test.each([408, 429, 500, 502, 503, 504])(
    "wait() continues if a poll fails with status %s, but gives up after repeated failures",
    async (status) => {
      const failure = json({}, status);
      const passing = [going, failure, failure, failure, going, failure, failure, failure, printed];
      const first = await startPress(autoAdvanceClock(), ...passing);
      expect(await first.client.books.print(print).wait()).toEqual({ copies: 3 });
      const second = await startPress(autoAdvanceClock(), going, failure);
      await expect(second.client.books.print(print).wait()).rejects.toMatchObject({
        status,
        operationId: "getJob",
      });
      expect(second.server.received).toHaveLength(5);
    },
  );

  test("wait() continues if the connection breaks during a poll", async () => {
    const { client } = await startPress(autoAdvanceClock(), going, printed);
    let sent = 0;
    const fetch = async (request: Request): Promise<Response> => {
      sent += 1;
      if (sent === 2) throw new TypeError("connection lost");
      return globalThis.fetch(request);
    };
    expect(await client.books.print(print, { fetch }).wait()).toEqual({ copies: 3 });
    expect(sent).toBe(3);
  });
});

describe("responses that do not match the document", () => {
  test.each([
    ["no name", {}, "/name"],
    ["a name that is empty", { name: "" }, "/name"],
    ["a name that is not a string", { name: 7 }, "/name"],
    ["a name of another pattern", { name: "jobs/7" }, "/name"],
    ["a name outside its collection", { name: "halls/h/jobs/.." }, "/name"],
    ["a string for done", { name: JOB, done: "true" }, "/done"],
    ["a list", [], "the root"],
    ["no body", undefined, "the root"],
  ])("without polling, wait() throws an ApiError for a response with %s", async (_, job, where) => {
    const { client, server } = await startPress(autoAdvanceClock(), json(job));
    const waiting = client.books.print(print).wait();
    await expect(waiting).rejects.toThrow(
      `printBook returned an invalid 200 response: the body does not match the document at ${where}`,
    );
    await expect(waiting).rejects.toSatisfy(isApiError);
    expect(server.received).toHaveLength(1);
  });

  test("wait() rejects a response without a name before the first pause", async () => {
    const clock = autoAdvanceClock();
    const { client } = await startPress(clock, json({}));
    await expect(client.books.print(print).wait()).rejects.toSatisfy(isApiError);
    expect(clock.slept).toEqual([]);
  });

  test("wait() fails if a later response does not match the document", async () => {
    const { client } = await startPress(autoAdvanceClock(), going, {});
    await expect(client.books.print(print).wait()).rejects.toThrow(
      "getJob returned an invalid 200 response: the body does not match the document at the root",
    );
  });
});
