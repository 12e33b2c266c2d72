import { expect, test } from "vitest";
import { documentOf, operation, serve } from "./serve.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });

const document = documentOf(
  {
    "/referred": {
      post: operation("referred", { requestBody: { $ref: "#/components/requestBodies/Named" } }),
    },
    "/list": {
      post: operation("list", {
        requestBody: json({ type: "array", items: { $ref: "#/components/schemas/Named" } }),
      }),
    },
    "/nested": { post: operation("nested", { requestBody: json({ $ref: "#/components/schemas/Nested" }) }) },
    "/text": { post: operation("text", { requestBody: { content: { "text/plain": {} } } }) },
  },
  {
    components: {
      requestBodies: { Named: { required: true, ...json({ $ref: "#/components/schemas/Named" }) } },
      schemas: {
        Named: { type: "object", properties: { size: { type: "integer" } }, required: ["size"] },
        Nested: { type: "array", items: { $ref: "#/components/schemas/Nested" } },
      },
    },
  },
);

test.each([
  ["a missing body", "/referred", {}, ["a body is required but was not sent"]],
  ["an invalid body", "/referred", { body: '{"size":"1"}' }, ["body/size must be integer"]],
  ["a valid body", "/referred", { body: '{"size":1}' }, []],
  ["an invalid item", "/list", { body: '[{"size":1},{}]' }, ["body/1 must have required property 'size'"]],
  ["valid items", "/list", { body: '[{"size":1}]' }, []],
  ["plain text", "/text", { body: "hi", headers: { "content-type": "Text/Plain; charset=utf-8" } }, []],
])("checks bodies against referenced schemas: %s", async (_, target, init, violations) => {
  const send = await serve(document);
  const { status, seen } = await send("POST", target, init);
  expect({ status, violations: seen?.violations }).toEqual({
    status: violations.length > 0 ? 400 : 200,
    violations,
  });
});

test("responds with 500 and records a violation if the server fails", async () => {
  const send = await serve(document);
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const { status, seen } = await send("POST", "/nested", { body: deep });
  const reason = "the server failed: RangeError: Maximum call stack size exceeded";
  expect({ status, violations: seen?.violations }).toEqual({ status: 500, violations: [reason] });
  expect((await send("POST", "/nested", { body: "[[]]" })).status).toBe(200);
});
