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
  test("says what started the operation, and which one it is", async () => {
    const { client } = await startPress(autoAdvanceClock(), going);
    const call = client.books.print({ ...print, body: { note: "s3cret" } }, { auth: bearer("s3cret") });
    await call;
    expect(JSON.parse(JSON.stringify({ call }))).toEqual({ call: reference });
    expect(JSON.stringify(call)).not.toContain("s3cret");
  });

  test("has all that reading the state takes", async () => {
    const { client } = await startPress(
      autoAdvanceClock(),
      json({ bookId: "emma", id: "7", status: "MAKING" }),
    );
    const call = client.books.copy(print);
    await call;
    expect(call.toJSON()).toEqual({ operationId: "copyBook", input: { bookId: "emma", copyId: "7" } });
  });

  test("is rejected before the service has responded, and when it has started nothing", async () => {
    const { client } = await startPress(autoAdvanceClock(), json({}, 400));
    const call = client.books.print(print);
    const rejected = expect.objectContaining({
      name: "InvalidArgumentError",
      message: "call names no operation until the service has responded: await it first",
    });
    expect(() => JSON.stringify(call)).toThrow(rejected);
    await call.result();
    expect(() => call.toJSON()).toThrow(rejected);
  });

  test("fails when the response does not identify the operation", async () => {
    const { client } = await startPress(autoAdvanceClock(), json({ done: true }));
    const call = client.books.print(print);
    await call;
    expect(() => call.toJSON()).toThrow("not as documented at /name");
  });
});

describe("operations.resume", () => {
  test.each([
    ["what toJSON() gave", reference],
    ["the same from text", JSON.parse(JSON.stringify(reference))],
  ])("goes on by %s: asks at once, and then until it is done", async (_, from) => {
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

  test("polls once for what is done", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), printed);
    expect(await client.operations.resume(reference).wait()).toEqual({ copies: 3 });
    expect(server.received).toHaveLength(1);
  });

  test("goes on by the name, where it says enough", async () => {
    const { bindBook: _, ...operations } = press.operations;
    const { server } = await startPress(autoAdvanceClock(), going, printed);
    const client = createClient({ ...press, operations }, { baseUrl: server.url, clock: autoAdvanceClock() });
    const call = client.operations.resume(JOB);
    expect(await call.wait()).toEqual({ copies: 3 });
    expect(call.toJSON()).toEqual(reference);
  });

  test("goes on with what has no name", async () => {
    const made = { bookId: "emma", id: "7", status: "MADE" };
    const { client, server } = await startPress(autoAdvanceClock(), json(made));
    const input = { bookId: "emma", copyId: "7" };
    expect(await client.operations.resume({ operationId: "copyBook", input }).wait()).toEqual(made);
    expect(server.received.map(({ url }) => url)).toEqual(["/v1/books/emma/copies/7"]);
  });

  test("takes options, and those of its client", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), going, printed);
    const of = client.withOptions({ headers: { "x-a": "1" } });
    await of.operations.resume(reference, { headers: { "x-b": "2" } }).wait();
    expect(server.received.map(({ headers }) => [headers["x-a"], headers["x-b"]])).toEqual([
      ["1", "2"],
      ["1", "2"],
    ]);
  });

  test("knows which operation it is, whatever the responses say of it", async () => {
    const { client, server } = await startPress(autoAdvanceClock(), json({}), json({ name: 7 }), printed);
    expect(await client.operations.resume(reference).wait()).toEqual({ copies: 3 });
    expect(server.received).toHaveLength(3);
  });

  test("can be resumed again where the service does not respond", async () => {
    const { client } = await startPress(autoAdvanceClock(), json({}, 404));
    const call = client.operations.resume(reference);
    await expect(call.wait()).rejects.toMatchObject({ status: 404, operationId: "getJob" });
    expect(call.toJSON()).toEqual(reference);
  });
});

describe("what is resumed", () => {
  test("can be cancelled where the service can", async () => {
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

  test("fails by its own account, in the name of what read it", async () => {
    const { client } = await startPress(autoAdvanceClock(), json({ done: true, error: { code: 8 } }));
    await expect(client.operations.resume(reference).wait()).rejects.toMatchObject({
      name: "OperationFailedError",
      message: "getJob failed: 8",
      operationId: "getJob",
    });
  });

  test("ends at the deadline that its options give every wait", async () => {
    const { client } = await startPress(autoAdvanceClock(), going);
    const call = client.operations.resume(reference, { deadlineMs: 1_000 });
    await expect(call.wait()).rejects.toMatchObject({ name: "OperationTimeoutError", deadlineMs: 1_000 });
  });
});

describe("a reference that is none", () => {
  const at = (argument: string) => ({ name: "InvalidArgumentError", argument });
  test.each([
    ["nothing", undefined, "reference.operationId"],
    ["a number", 7, "reference"],
    ["an operation that starts nothing", { ...reference, operationId: "getJob" }, "reference.operationId"],
    ["an operation of another service", { ...reference, operationId: "cook" }, "reference.operationId"],
    ["no input", { operationId: "printBook" }, "input.name"],
    ["keys of another input", { ...reference, input: { id: "7" } }, "reference.input.id"],
    [
      "more than says which it is",
      { ...reference, input: { name: JOB, query: {} } },
      "reference.input.query",
    ],
    ["more than a reference has", { ...reference, name: JOB }, "reference.name"],
    ["an empty name", { ...reference, input: { name: "" } }, "input.name"],
    ["a name of another kind", { ...reference, input: { name: "jobs/7" } }, "input.name"],
    ["a step up", { operationId: "bindBook", input: { pathQuery: ".." } }, "input.pathQuery"],
    ["too little", { operationId: "copyBook", input: { bookId: "b" } }, "input.copyId"],
    ["a name that several could have", JOB, "reference"],
  ])("is refused before anything is sent: %s", async (_, from, argument) => {
    const { client, server } = await startPress(autoAdvanceClock(), going);
    const call = client.operations.resume(from as string);
    await expect(call).rejects.toMatchObject(at(argument));
    await expect(call.wait()).rejects.toMatchObject(at(argument));
    expect(() => call.toJSON()).toThrow(expect.toSatisfy(isInvalidArgumentError));
    expect(server.received).toEqual([]);
  });

  test("gets an error that says what would be right", async () => {
    const { client } = await startPress(autoAdvanceClock(), going);
    await expect(client.operations.resume(JOB)).rejects.toThrow(
      "reference must be what toJSON() of the call gave: a name says too little",
    );
    await expect(client.operations.resume({ ...reference, operationId: "cook" })).rejects.toThrow(
      "reference.operationId must be one of printBook, bindBook, copyBook",
    );
  });
});

test.each([
  ["at once", []],
  ["later", [going]],
])("a wait that was resumed takes no 404 for what is still to come: %s", async (_, before) => {
  const { client, server } = await startPress(autoAdvanceClock(), ...before, json({}, 404));
  await expect(client.operations.resume(reference).wait()).rejects.toMatchObject({ status: 404 });
  expect(server.received).toHaveLength(before.length + 1);
});
