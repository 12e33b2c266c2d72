import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { bearer, isApiError, isInvalidArgumentError, isOperationFailedError } from "../src/index.ts";
import { autoAdvanceClock } from "./support/clocks.ts";
import { json } from "./support/loopback-server.ts";
import { going, JOB, printed, startPress } from "./support/press.ts";

const print = { bookId: "emma" };

describe("an operation that fails", () => {
  test("to start ends as its call does", async () => {
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

  test("by its own account is an OperationFailedError", async () => {
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
  ])("says as much as the service does: %o", async (job, message) => {
    const { client } = await startPress(autoAdvanceClock(), json(job));
    await expect(client.books.print(print).wait()).rejects.toThrow(new RegExp(`^${message}$`));
  });

  test("shows no credentials that the service repeats", async () => {
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
  test.each([400, 401, 403, 405, 409, 410, 422, 501])("ends at once at a poll's %s", async (status) => {
    const { client, server } = await startPress(autoAdvanceClock(), going, json({ error: {} }, status));
    const waiting = client.books.print(print).wait();
    await expect(waiting).rejects.toMatchObject({ name: "ApiError", operationId: "getJob", status });
    expect(server.received).toHaveLength(2);
  });

  test.each([
    ["three times for what has just begun", [404, 404, 404], true],
    ["no fourth time", [404, 404, 404, 404], false],
    ["not for what was found before", [200, 404], false],
  ])("takes a 404 for what is still to come %s", async (_, statuses, isFound) => {
    const polls = statuses.map((status) => (status === 200 ? going : json({}, status)));
    const { client, server } = await startPress(autoAdvanceClock(), going, ...polls, printed);
    const waited = await client.books
      .print(print)
      .wait()
      .catch(({ status }) => status);
    expect(waited).toEqual(isFound ? { copies: 3 } : 404);
    expect(server.received).toHaveLength(1 + statuses.length + (isFound ? 1 : 0));
  });

  test("renews its credentials once when they expire meanwhile, and goes on", async () => {
    const tokens = ["t1", "t2", "t3"];
    let valid = "Bearer t1";
    const { client, server } = await startPress(autoAdvanceClock(), ({ headers }) => {
      if (headers.authorization !== valid) return json({}, 401);
      // After the first poll.
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

  test.each([408, 429, 500, 502, 503, 504])("goes on after a poll's %s, but not for ever", async (status) => {
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
  });

  test("goes on when a poll's connection breaks", async () => {
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

describe("a response that is not as documented", () => {
  test.each([
    ["no name", {}, "/name"],
    ["a name that is empty", { name: "" }, "/name"],
    ["a name that is no text", { name: 7 }, "/name"],
    ["another kind of name", { name: "jobs/7" }, "/name"],
    ["a name that leads out of its collection", { name: "halls/h/jobs/.." }, "/name"],
    ["a text for done", { name: JOB, done: "true" }, "/done"],
    ["a list", [], "its root"],
    ["nothing", undefined, "its root"],
  ])("has %s: an ApiError, and nothing is asked for", async (_, job, where) => {
    const { client, server } = await startPress(autoAdvanceClock(), json(job));
    const waiting = client.books.print(print).wait();
    await expect(waiting).rejects.toThrow(
      `printBook was answered with 200: a body that is not as documented at ${where}`,
    );
    await expect(waiting).rejects.toSatisfy(isApiError);
    expect(server.received).toHaveLength(1);
  });

  test("is found out before a pause where it has no name", async () => {
    const clock = autoAdvanceClock();
    const { client } = await startPress(clock, json({}));
    await expect(client.books.print(print).wait()).rejects.toSatisfy(isApiError);
    expect(clock.slept).toEqual([]);
  });

  test("ends the wait when it comes later", async () => {
    const { client } = await startPress(autoAdvanceClock(), going, {});
    await expect(client.books.print(print).wait()).rejects.toThrow(
      "getJob was answered with 200: a body that is not as documented at its root",
    );
  });
});
