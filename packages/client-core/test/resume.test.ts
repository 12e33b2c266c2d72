import { describe, expect, test } from "vitest";
import { bearer, createClient, isInvalidArgumentError, type OperationReference } from "../src/index.ts";
import { autoAdvanceClock } from "./support/clocks.ts";
import { json } from "./support/loopback-server.ts";
import { type Edition, going, JOB, type Progress, press, printed, startPress } from "./support/press.ts";

const print = { bookId: "emma" };
const reference: OperationReference<Edition, Progress, true> = {
  operationId: "printBook",
  input: { name: JOB },
};

describe("toJSON()", () => {
  test("toJSON() identifies the operation and the call that started it", async () => {
    const { client } = await startPress(autoAdvanceClock(), going);
    const call = client.books.print({ ...print, body: { note: "s3cret" } }, { auth: bearer("s3cret") });
    await call;
    expect(JSON.parse(JSON.stringify({ call }))).toEqual({ call: reference });
    expect(JSON.stringify(call)).not.toContain("s3cret");
  });

  test("toJSON() contains all parameters for reading the state", async () => {
    const { client } = await startPress(
      autoAdvanceClock(),
      json({ bookId: "emma", id: "7", status: "MAKING" }),
    );
    const call = client.books.copy(print);
    await call;
    expect(call.toJSON()).toEqual({ operationId: "copyBook", input: { bookId: "emma", copyId: "7" } });
  });

  test("toJSON() throws if the service has not responded yet or no operation was started", async () => {
    const { client } = await startPress(autoAdvanceClock(), json({}, 400));
    const call = client.books.print(print);
    const rejected = expect.objectContaining({
      name: "InvalidArgumentError",
      message: "call does not identify an operation before the service has responded: await it first",
    });
    expect(() => JSON.stringify(call)).toThrow(rejected);
    await call.result();
    expect(() => call.toJSON()).toThrow(rejected);
  });

  test("toJSON() throws if the response does not identify the operation", async () => {
    const { client } = await startPress(autoAdvanceClock(), json({ done: true }));
    const call = client.books.print(print);
    await call;
    expect(() => call.toJSON()).toThrow("does not match the document at /name");
  });
});

describe("operations.resume", () => {
  test.each([
    ["the result of toJSON()", reference],
    ["a parsed reference", JSON.parse(JSON.stringify(reference))],
  ])("resuming from %s polls immediately, then at intervals until the operation is done", async (_, from) => {
    const clock = autoAdvanceClock();
    const { client, server } = await startPress(clock, going, going, printed);
    const call = client.operations.resume(from);
    expect(await call).toEqual({ name: JOB });
    expect(clock.slept).toEqual([]);
    expect(await call.wait()).toEqual({ copies: 3 });
    expect(clock.slept).toEqual([250, 375]);
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array(3).fill("GET /v1/halls/h/jobs/2030/7"),
    );
  });

  test("polls a finished operation only once", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), printed);
    expect(await client.operations.resume(reference).wait()).toEqual({ copies: 3 });
    expect(server.received).toHaveLength(1);
  });

  test("resumes by name if the name is unambiguous", async () => {
    const { bindBook: _, ...operations } = press.operations;
    const { server } = await startPress(autoAdvanceClock(), going, printed);
    const client = createClient({ ...press, operations }, { baseUrl: server.url, clock: autoAdvanceClock() });
    const call = client.operations.resume(JOB);
    expect(await call.wait()).toEqual({ copies: 3 });
    expect(call.toJSON()).toEqual(reference);
  });

  test("resumes an operation without a name", async () => {
    const made = { bookId: "emma", id: "7", status: "MADE" };
    const { client, server } = await startPress(autoAdvanceClock(), json(made));
    const input = { bookId: "emma", copyId: "7" };
    expect(await client.operations.resume({ operationId: "copyBook", input }).wait()).toEqual(made);
    expect(server.received.map(({ url }) => url)).toEqual(["/v1/books/emma/copies/7"]);
  });

  test("resume() combines its options with the client's options", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), going, printed);
    const of = client.withOptions({ headers: { "x-a": "1" } });
    await of.operations.resume(reference, { headers: { "x-b": "2" } }).wait();
    expect(server.received.map(({ headers }) => [headers["x-a"], headers["x-b"]])).toEqual([
      ["1", "2"],
      ["1", "2"],
    ]);
  });

  test("a resumed operation is identified by its reference, not by its responses", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), json({}), json({ name: 7 }), printed);
    expect(await client.operations.resume(reference).wait()).toEqual({ copies: 3 });
    expect(server.received).toHaveLength(3);
  });

  test("an operation can be resumed again after a failure", async () => {
    const { client } = await startPress(autoAdvanceClock(), json({}, 404));
    const call = client.operations.resume(reference);
    await expect(call.wait()).rejects.toMatchObject({ status: 404, operationId: "getJob" });
    expect(call.toJSON()).toEqual(reference);
  });
});

describe("a resumed operation", () => {
  test("a resumed operation can be cancelled if the service supports it", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), going, json({}));
    await client.operations.resume(reference).cancel();
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /v1/halls/h/jobs/2030/7",
      "POST /v1/halls/h/jobs/2030/7:cancel",
    ]);
    const bound = client.operations.resume({ operationId: "bindBook", input: { pathQuery: "t" } });
    await bound.result();
    expect(bound).not.toHaveProperty("cancel");
  });

  test("the error of a resumed operation contains the operationId of the call that read its state", async () => {
    const { client } = await startPress(autoAdvanceClock(), json({ done: true, error: { code: 8 } }));
    await expect(client.operations.resume(reference).wait()).rejects.toMatchObject({
      name: "OperationFailedError",
      message: "getJob failed: 8",
      operationId: "getJob",
    });
  });

  test("the deadlineMs option of resume applies to every wait", async () => {
    const { client } = await startPress(autoAdvanceClock(), going);
    const call = client.operations.resume(reference, { deadlineMs: 1_000 });
    await expect(call.wait()).rejects.toMatchObject({ name: "OperationTimeoutError", deadlineMs: 1_000 });
  });
});

describe("an invalid reference", () => {
  const at = (argument: string) => ({ name: "InvalidArgumentError", argument });
  test.each([
    ["undefined", undefined, "reference.operationId"],
    ["a number", 7, "reference"],
    [
      "an operation that is not long-running",
      { ...reference, operationId: "getJob" },
      "reference.operationId",
    ],
    ["an operation of another service", { ...reference, operationId: "cook" }, "reference.operationId"],
    ["no input", { operationId: "printBook" }, "input.name"],
    ["the input of another operation", { ...reference, input: { id: "7" } }, "reference.input.id"],
    ["an additional input key", { ...reference, input: { name: JOB, query: {} } }, "reference.input.query"],
    ["an additional key", { ...reference, name: JOB }, "reference.name"],
    ["an empty name", { ...reference, input: { name: "" } }, "input.name"],
    ["a name of another pattern", { ...reference, input: { name: "jobs/7" } }, "input.name"],
    ["a dot segment", { operationId: "bindBook", input: { pathQuery: ".." } }, "input.pathQuery"],
    ["incomplete input", { operationId: "copyBook", input: { bookId: "b" } }, "input.copyId"],
    ["an ambiguous name", JOB, "reference"],
  ])("resume rejects %s before anything is sent", async (_, from, argument) => {
    const { client, server } = await startPress(autoAdvanceClock(), going);
    const call = client.operations.resume(from as string);
    await expect(call).rejects.toMatchObject(at(argument));
    await expect(call.wait()).rejects.toMatchObject(at(argument));
    expect(() => call.toJSON()).toThrow(expect.toSatisfy(isInvalidArgumentError));
    expect(server.received).toEqual([]);
  });

  test("the error for an invalid reference describes the valid values", async () => {
    const { client } = await startPress(autoAdvanceClock(), going);
    await expect(client.operations.resume(JOB)).rejects.toThrow(
      "reference must be the result of the call's toJSON(): a name is ambiguous for this service",
    );
    await expect(client.operations.resume({ ...reference, operationId: "cook" })).rejects.toThrow(
      "reference.operationId must be one of printBook, bindBook, copyBook",
    );
  });
});

test.each([
  ["in the first response", []],
  ["in a later response", [going]],
])("a resumed wait does not ignore a 404 %s", async (_, before) => {
  const { client, server } = await startPress(autoAdvanceClock(), ...before, json({}, 404));
  await expect(client.operations.resume(reference).wait()).rejects.toMatchObject({ status: 404 });
  expect(server.received).toHaveLength(before.length + 1);
});
