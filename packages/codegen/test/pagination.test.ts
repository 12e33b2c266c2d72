import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation } from "./support/generated.ts";
import { liveClient, startRecorder } from "./support/live-client.ts";
import { typeCheck } from "./support/type-check.ts";

const consumer = `
import { createClient } from "@seamline/client-core";
import { createQueryOptions } from "@seamline/client-core/tanstack-query";
import { definition } from "./operations.gen.ts";

const shop = createClient(definition, { baseUrl: "http://localhost", auth: false });
export async function read(): Promise<string> {
  let text = "";
  for await (const order of shop.listOrders()) text += order.number.toFixed();
  for await (const payment of shop.listPayments()) text += payment.id.trim();
  for await (const { data = [] } of shop.listReturns().pages({ from: 20 })) text += data[0]?.id;
  const queries = createQueryOptions(shop);
  queries.listFeeds.infiniteQueryOptions();
  queries.listReturns.infiniteQueryOptions();
  queries.listOrders.queryOptions();
  // @ts-expect-error: a cache does not contain the Link header.
  queries.listOrders.infiniteQueryOptions();
  return text;
}
`;

interface Shop {
  listOrders(): AsyncIterable<unknown>;
}

test("infers item types for lists paginated by link, offset or cursor", async () => {
  const files = await generateFixture("pagination.yaml");
  expect(await typeCheck([...files, { path: "consumer.ts", text: consumer }])).toBe("");
});

test("a generated client follows the links of a list", async () => {
  const server = await startRecorder((response, { line }) => {
    const link = line.endsWith("/orders") ? { link: '<http://elsewhere.test/o?page=2>; rel="next"' } : {};
    response.writeHead(200, { "content-type": "application/json", ...link }).end('[{"number":1}]');
  });
  const shop = await liveClient<Shop>(await generateFixture("pagination.yaml"), server.url);
  for await (const order of shop.listOrders()) expect(order).toEqual({ number: 1 });
  expect(server.received.map(({ line }) => line)).toEqual(["GET /orders", "GET /orders?page=2"]);
});

const item = { type: "object", properties: { id: { type: "string" }, tags: { type: "array" } } };
const page = {
  type: "object",
  properties: { items: { type: "array", items: item }, more: { type: "boolean" }, all: {} },
};

test.each([
  [{ style: "offset", parameter: "at", items: "/items", next: "/all" }, "the unknown key next"],
  [{ style: "cursor", parameter: "at", items: "/items" }, "x-pagination lacks cursor"],
  [{ style: "cursor", parameter: "at", items: "/items", cursor: "/ids" }, "points to /ids"],
  [{ style: "cursor", parameter: "at", items: "/items", cursor: "/tags" }, "which has the wrong type"],
  [{ style: "page", parameter: "at", items: "/items", cursor: "/id" }, "x-pagination lacks current"],
  [{ style: "link", parameter: "at", items: "/items" }, "x-pagination of list has a parameter: remove it"],
  [{ style: "link", items: "/items", next: "/more" }, "which has the wrong type"],
  [{ style: "single", parameter: "at", items: "/items" }, "remove it: the list has one page"],
  [{ style: "single", items: "/more" }, "which has the wrong type"],
  [
    { style: "seek", items: "/items" },
    "unknown style seek: write page, token, offset, cursor, link or single",
  ],
])("rejects the invalid x-pagination %j", async (pagination, message) => {
  const get = operation({
    operationId: "list",
    parameters: [{ name: "at", in: "query" }],
    responses: { 200: { description: "A page.", content: { "application/json": { schema: page } } } },
    "x-pagination": pagination,
  });
  await expect(generate({ spec: documentOf({ "/a": { get } }) })).rejects.toThrow(message);
});
