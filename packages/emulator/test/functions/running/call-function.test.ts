import { describe, expect, it } from "vitest";
import { CodeError } from "../../../src/index.ts";
import { eventFunction, httpFunction, OPENING, openFunctions, PLACE } from "../support/open-functions.ts";

const GEN_1 = { environment: "GEN_1" } as const;
const HELLO = `POST /v1/${PLACE}/functions/hello:call`;

function hello(more: Parameters<typeof httpFunction>[1] = {}) {
  return openFunctions([httpFunction("hello", { ...GEN_1, ...more })]);
}

describe("calling a function in v1", () => {
  it("posts the data to the code, and returns the response with an execution id", async () => {
    const { ask, runner } = hello();
    runner.respond = ({ text }) => new Response(`Hello ${JSON.parse(text).name}`);
    const { status, body } = await ask(HELLO, { data: '{"name":"Ada"}' });
    expect(status).toBe(200);
    expect(body).toEqual({ executionId: expect.stringMatching(/^[\da-z]{12}$/), result: "Hello Ada" });
    const [sent] = runner.sent;
    expect(sent).toMatchObject({ method: "POST", target: "/", text: '{"name":"Ada"}' });
    expect(sent?.headers.get("content-type")).toBe("application/json");
    expect(sent?.headers.get("function-execution-id")).toBe((body as { executionId: string }).executionId);
    expect(sent?.program.entryPoint).toBe("main");
    expect((await sent?.program.archive())?.subarray(0, 2)).toEqual(new TextEncoder().encode("PK"));
  });

  it("returns a unique id for each execution", async () => {
    const { ask } = hello();
    const runs = await Promise.all(Array.from({ length: 50 }, () => ask(HELLO, {})));
    expect(new Set(runs.map(({ body }) => (body as { executionId: string }).executionId)).size).toBe(50);
  });

  it.each([
    ["[1]", "application/json"],
    ["", "application/json"],
    ["just words", "text/plain; charset=utf-8"],
    ['"a text in JSON"', "text/plain; charset=utf-8"],
    ["{not json", "text/plain; charset=utf-8"],
  ])("a call sends the data %j with the content type %s", async (data, type) => {
    const { ask, runner } = hello();
    await ask(HELLO, { data });
    expect(runner.sent[0]?.headers.get("content-type")).toBe(type);
    expect(runner.sent[0]?.text).toBe(data);
  });

  it("a call to an event function wraps its data in an event that matches the trigger", async () => {
    const trigger = {
      eventType: "order.placed",
      eventFilters: [{ attribute: "resource", value: "shops/4/orders" }],
    };
    const { ask, runner } = openFunctions([eventFunction("hello", trigger, GEN_1)]);
    runner.respond = () => new Response(null, { status: 204 });
    const { body } = await ask(HELLO, { data: '{"total":3}' });
    expect(body).toEqual({ executionId: expect.any(String), result: "" });
    expect(runner.sent[0]?.program.signature).toBe("event");
    expect(JSON.parse(runner.sent[0]?.text ?? "")).toEqual({
      context: {
        eventId: (body as { executionId: string }).executionId,
        timestamp: new Date(OPENING).toISOString(),
        eventType: "order.placed",
        resource: "shops/4/orders",
      },
      data: { total: 3 },
    });
  });

  it("calls an event function with an empty object if the call has no data", async () => {
    const { ask, runner } = openFunctions([eventFunction("hello", { eventType: "order.placed" }, GEN_1)]);
    expect((await ask(HELLO, {})).status).toBe(200);
    expect(JSON.parse(runner.sent[0]?.text ?? "")).toMatchObject({ data: {} });
  });

  it("rejects data for an event function if it is not JSON", async () => {
    const { ask, runner } = openFunctions([eventFunction("hello", { eventType: "order.placed" }, GEN_1)]);
    const { status, body } = await ask(HELLO, { data: "total: 3" });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        message: expect.stringContaining("data must be valid JSON"),
        details: [{ fieldViolations: [{ field: "body/data" }] }],
      },
    });
    expect(runner.sent).toEqual([]);
  });
});

describe("failing v1 calls", () => {
  it("a v1 call reports an error response from the function's code in its error field", async () => {
    const { ask, runner } = hello();
    runner.respond = () => new Response("no name", { status: 422 });
    const { status, body } = await ask(HELLO, {});
    expect(status).toBe(200);
    expect(body).toEqual({
      executionId: expect.any(String),
      error: "The function responded with 422: no name",
    });
  });

  it.each(["crashed", "timeout", "memory"] as const)(
    "a failed v1 call returns the reason: %s",
    async (problem) => {
      const { ask, runner } = hello();
      runner.respond = () => {
        throw new CodeError(problem, "The code failed.");
      };
      const { status, body } = await ask(HELLO, {});
      expect(status).toBe(200);
      expect(body).toEqual({ executionId: expect.any(String), error: "The code failed." });
    },
  );

  it("returns an error if the response exceeds 10 MB", async () => {
    const { ask, runner } = hello();
    runner.respond = () => new Response(new Uint8Array(10 * 1024 * 1024 + 1).fill(32));
    const { body } = await ask(HELLO, {});
    expect(body).toMatchObject({ error: expect.stringContaining("limit of 10 MB") });
    runner.respond = () => new Response(new Uint8Array(10 * 1024 * 1024).fill(32));
    expect((await ask(HELLO, {})).body).not.toHaveProperty("error");
  });
});

describe("rejected v1 calls", () => {
  it("rejects a v1 call to a second-generation or unknown function", async () => {
    const { ask } = openFunctions([httpFunction("hello")]);
    expect((await ask(HELLO, {})).status).toBe(404);
    expect((await ask(`POST /v1/${PLACE}/functions/nobody:call`, {})).status).toBe(404);
  });

  it.each([
    ["was never deployed", {}, "cannot run yet"],
    [
      "has a runtime that the emulator does not run",
      { buildConfig: { runtime: "python312" }, files: { "main.py": "" } },
      "does not run the runtime python312",
    ],
  ])("rejects a v1 call to a function that %s", async (_, more, problem) => {
    const { files: __, ...seed } = httpFunction("hello", GEN_1);
    const { ask } = openFunctions([{ ...seed, ...more }]);
    const { status, body } = await ask(HELLO, {});
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { status: "FAILED_PRECONDITION", message: expect.stringContaining(problem) },
    });
  });

  it("rejects a v1 call without a runner, and the error explains how to add one", async () => {
    const { ask } = openFunctions([httpFunction("hello", GEN_1)], { runner: undefined });
    const { status, body } = await ask(HELLO, {});
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message: expect.stringContaining("functionRunner()") } });
  });

  it("accepts a v1 call while the function is being updated, but not while it is being deleted", async () => {
    const { ask, emulator, runner } = hello();
    for (const [state, status] of [
      ["DEPLOYING", 200],
      ["DELETING", 400],
    ] as const) {
      const data = structuredClone((await emulator.snapshot()).toJSON());
      const functions = data.services.functions?.collections.functions as Record<string, { state: string }>;
      for (const stored of Object.values(functions)) stored.state = state;
      await emulator.restore(data);
      expect((await ask(HELLO, {})).status).toBe(status);
    }
    expect(runner.sent).toHaveLength(1);
  });
});
