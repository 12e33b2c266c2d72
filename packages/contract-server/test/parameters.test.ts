import { expect, test } from "vitest";
import { documentOf, operation, serve } from "./serve.ts";

const inQuery = (name: string, schema: object, more: object = {}) => ({ name, in: "query", schema, ...more });
const integers = { type: "array", items: { type: "integer" } };

const document = documentOf(
  {
    "/q": {
      parameters: [inQuery("shared", { type: "integer" })],
      get: operation("query", {
        parameters: [
          inQuery("shared", { type: "string" }),
          inQuery("ratio", { type: "number" }),
          inQuery("text", { type: "string" }),
          inQuery("flag", { type: "boolean" }),
          inQuery("level", { $ref: "#/components/schemas/Level" }),
          inQuery("ids", { ...integers, maxItems: 2 }),
          inQuery("list", integers, { explode: false }),
          inQuery("piped", integers, { style: "pipeDelimited", explode: false }),
        ],
      }),
    },
    "/h": {
      get: operation("header", {
        parameters: [
          { name: "X-Trace", in: "header", required: true, schema: { type: "integer" } },
          { name: "X-Parts", in: "header", schema: integers },
          { name: "Accept", in: "header", required: true, schema: { type: "string" } },
        ],
      }),
    },
  },
  { components: { schemas: { Level: { type: "integer", enum: [1, 2] } } } },
);

test.each([
  ["a number", "ratio=abc", "query parameter ratio must be number: abc"],
  ["a number in another notation", "ratio=0x10", "query parameter ratio must be a JSON number: 0x10"],
  ["a boolean", "flag=1", "query parameter flag must be boolean: 1"],
  ["an enum", "level=3", "query parameter level must be equal to one of the allowed values: 3"],
  ["an item", "ids=1&ids=x", "query parameter ids/1 must be integer: 1, x"],
  ["a list", "ids=1&ids=2&ids=3", "query parameter ids must NOT have more than 2 items: 1, 2, 3"],
  ["an item of one value", "list=1,x", "query parameter list/1 must be integer: 1,x"],
  ["a scalar sent twice", "text=a&text=b", "query parameter text accepts one value, but 2 were sent"],
  ["a joined list sent twice", "list=1&list=2", "query parameter list accepts one value, but 2 were sent"],
])("checks the query against its schemas: %s", async (_, query, violation) => {
  const send = await serve(document);
  const { status, seen } = await send("GET", `/q?${query}`);
  expect({ status, violations: seen?.violations }).toEqual({ status: 400, violations: [violation] });
});

test.each([
  "level=1",
  "ratio=-1.5e3",
  "text=1%2C2",
  "ids=1&ids=2",
  "ids=1",
  "list=1,2",
  "piped=1%7C2",
  "shared=text",
  "flag=true&text=a+b",
])("accepts a query that matches its schemas: %s", async (query) => {
  const send = await serve(document);
  const { status, seen } = await send("GET", `/q?${query}`);
  expect({ status, violations: seen?.violations }).toEqual({ status: 200, violations: [] });
});

test.each([
  ["missing", {}, ["header parameter X-Trace is required but was not sent"]],
  ["of the wrong type", { "x-trace": "abc" }, ["header parameter X-Trace must be integer: abc"]],
  [
    "with an item of the wrong type",
    { "x-trace": "1", "x-parts": "1, x" },
    ["header parameter X-Parts/1 must be integer: 1, x"],
  ],
  ["valid", { "x-trace": "1", "x-parts": "1, 2" }, []],
])("checks header parameters against their schemas: %s", async (_, headers, violations) => {
  const send = await serve(document);
  const { seen } = await send("GET", "/h", { headers });
  expect(seen?.violations).toEqual(violations);
});
