import { expect, onTestFinished, test } from "vitest";
import { startContractServer } from "../src/contract-server.ts";
import { documentOf, operation, serve } from "./serve.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const text = { type: "string" };
const shown = (...values: unknown[]) => ({
  content: {
    "application/json": {
      schema: text,
      examples: Object.fromEntries(values.map((value, index) => [`example${index}`, { value }])),
    },
  },
});

test.each([
  ["the first success", { 201: json(text), 202: {}, default: {} }, 201, "text"],
  ["a range", { "2XX": json(text) }, 200, "text"],
  ["default, if there is no other success", { 404: {}, default: json(text) }, 200, "text"],
  ["a success without a body", { 204: {} }, 204, undefined],
])("responds with the status of %s", async (_, responses, status, body) => {
  const send = await serve(documentOf({ "/b": { get: { operationId: "b", responses } } }));
  expect(await send("GET", "/b")).toMatchObject({ status, body });
});

test("limits the depth of samples for recursive schemas", async () => {
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

test.each([
  ["the only one", { content: { "application/json": { schema: text, example: "a" } } }],
  ["the first of several", shown("a", "b")],
  [
    "one that is a component",
    { content: { "application/json": { examples: { a: { $ref: "#/components/examples/a" } } } } },
  ],
])("responds with an example if there is one: %s", async (_, response) => {
  const paths = { "/b": { get: operation("b", { responses: { 200: response } }) } };
  const send = await serve(documentOf(paths, { components: { examples: { a: { value: "a" } } } }));
  expect(await send("GET", "/b")).toMatchObject({ status: 200, body: "a" });
});

test("sends a text body without encoding it", async () => {
  const response = { content: { "text/plain": { schema: text, example: "www 300 IN A 192.0.2.10\n" } } };
  const server = await startContractServer(
    documentOf({ "/b": { get: operation("b", { responses: { 200: response } }) } }),
  );
  onTestFinished(() => server.close());
  const sent = await fetch(`${server.url}/b`);
  expect(sent.headers.get("content-type")).toBe("text/plain");
  expect(await sent.text()).toBe("www 300 IN A 192.0.2.10\n");
});

test("sends two pages of a list with page tokens", async () => {
  const list = operation("list", {
    parameters: [{ name: "pageToken", in: "query", schema: text }],
    responses: { 200: shown({ items: ["a"], nextPageToken: "p2" }) },
    "x-pagination": { style: "token", parameter: "pageToken", items: "/items", next: "/nextPageToken" },
  });
  const send = await serve(documentOf({ "/list": { get: list } }));
  expect((await send("GET", "/list")).body).toEqual({ items: ["a"], nextPageToken: "p2" });
  expect((await send("GET", "/list?pageToken=p2")).body).toEqual({ items: ["a"] });
});

test("responds with the final state of a long-running operation", async () => {
  const [running, done] = [{ done: false }, { done: true }];
  const responses = { 200: shown(running, done) };
  const send = await serve(
    documentOf({
      "/start": { post: operation("start", { responses, "x-operation": { get: "state", done: "/done" } }) },
      "/state": { get: operation("state", { responses }) },
    }),
  );
  expect((await send("POST", "/start")).body).toEqual(running);
  expect((await send("GET", "/state")).body).toEqual(done);
});

test("responds with the final state of a long-running operation that uses doneValues", async () => {
  const [running, made] = [{ status: "MAKING" }, { status: "MADE" }];
  const responses = { 200: shown(running, made) };
  const pointers = { get: "state", done: "/status", doneValues: ["MADE", "LOST"] };
  const send = await serve(
    documentOf({
      "/start": { post: operation("start", { responses, "x-operation": pointers }) },
      "/state": { get: operation("state", { responses }) },
    }),
  );
  expect((await send("GET", "/state")).body).toEqual(made);
});

test("a test can set and reset the responses of an operation", async () => {
  const server = await startContractServer(
    documentOf({ "/b": { get: operation("b", { responses: { 200: shown("a") } }) } }),
  );
  onTestFinished(() => server.close());
  const ask = () => fetch(`${server.url}/b`);
  server.respondWith("b", ({ target }) => ({ status: 404, body: `nothing at ${target}` }));
  expect([(await ask()).status, await (await ask()).json()]).toEqual([404, "nothing at /b"]);
  server.respondWith("b", undefined);
  expect(await (await ask()).json()).toBe("a");
  expect(() => server.respondWith("c", undefined)).toThrow("Unknown operation c");
});
