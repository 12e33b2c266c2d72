import { expect, test } from "vitest";
import { documentOf, serve } from "./serve.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const text = { type: "string" };

test.each([
  ["the first success", { 201: json(text), 202: {}, default: {} }, 201, "text"],
  ["a range", { "2XX": json(text) }, 200, "text"],
  ["default, where there is no other", { 404: {}, default: json(text) }, 200, "text"],
])("an answer has the status of %s", async (_, responses, status, body) => {
  const send = await serve(documentOf({ "/b": { get: { operationId: "b", responses } } }));
  expect(await send("GET", "/b")).toMatchObject({ status, body });
});

test("a sample of a schema that holds itself comes to an end", async () => {
  const Node = {
    type: "object",
    properties: {
      name: text,
      parent: { $ref: "#/components/schemas/Node" },
      children: { type: "array", items: { $ref: "#/components/schemas/Node" } },
    },
  };
  const responses = { 200: json({ $ref: "#/components/schemas/Node" }) };
  const send = await serve(
    documentOf({ "/b": { get: { operationId: "b", responses } } }, { components: { schemas: { Node } } }),
  );
  const inner = { name: "text", parent: { name: "text" }, children: [{ name: "text" }] };
  expect(await send("GET", "/b")).toMatchObject({ status: 200, body: inner });
});
