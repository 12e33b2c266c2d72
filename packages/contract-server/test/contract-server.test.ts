import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContractServer, startContractServer } from "../src/contract-server.ts";

const path = (name: string, more: object = {}) => ({
  name,
  in: "path",
  required: true,
  schema: { type: "string" },
  ...more,
});
const document = {
  openapi: "3.1.0",
  paths: {
    "/v1/jobs": {
      get: {
        operationId: "listJobs",
        parameters: [{ name: "page", in: "query", schema: { type: "integer" } }],
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Jobs" } } } },
        },
      },
    },
    "/v1/jobs/{job}": {
      parameters: [path("job", { "x-multi-segment": true })],
      get: { operationId: "getJob", responses: { "2XX": {} } },
    },
    "/v1/jobs/{job}:stop": {
      parameters: [path("job", { "x-multi-segment": true })],
      post: {
        operationId: "stopJob",
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Stop" } } } },
        responses: { "2XX": {} },
      },
    },
  },
  components: {
    schemas: {
      Jobs: { type: "object", properties: { items: { type: "array", items: { type: "string" } } } },
      Stop: { type: "object", properties: { hard: { type: "boolean" } }, required: ["hard"] },
    },
    securitySchemes: { Key: { type: "apiKey", in: "header", name: "X-Key" } },
  },
  security: [{ Key: [] }],
};

let server: ContractServer;
beforeAll(async () => {
  server = await startContractServer(document);
});
afterAll(() => server.close());

async function send(
  method: string,
  target: string,
  init: { body?: string; headers?: Record<string, string> } = {},
) {
  const headers = new Headers({ "x-key": "k" });
  if (init.body !== undefined) headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
  const response = await fetch(server.url + target, { method, body: init.body, headers });
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text), seen: server.received.at(-1) };
}

test("responds to a valid request with a sample of the documented success response", async () => {
  const { status, body, seen } = await send("GET", "/v1/jobs?page=2");
  expect({ status, body }).toEqual({ status: 200, body: { items: ["text"] } });
  expect(seen).toMatchObject({ operationId: "listJobs", violations: [] });
});

test("distinguishes a custom verb from an encoded colon and decodes multi-segment values", async () => {
  expect((await send("POST", "/v1/jobs/a/b:stop", { body: '{"hard":true}' })).seen).toMatchObject({
    operationId: "stopJob",
    path: { job: "a/b" },
  });
  expect((await send("GET", "/v1/jobs/a%3Astop")).seen).toMatchObject({
    operationId: "getJob",
    path: { job: "a:stop" },
  });
});

test.each([
  ["an unknown path", "GET", "/v1/tasks", {}, "no operation matches GET /v1/tasks"],
  ["a wrong method", "DELETE", "/v1/jobs", {}, "no operation matches DELETE /v1/jobs"],
  ["an undocumented query parameter", "GET", "/v1/jobs?size=2", {}, "query parameter size is not documented"],
  [
    "a query value of the wrong type",
    "GET",
    "/v1/jobs?page=two",
    {},
    "query parameter page must be integer: two",
  ],
  [
    "a missing credential",
    "GET",
    "/v1/jobs",
    { headers: { "x-key": "" } },
    "header x-key is required but was not sent",
  ],
  [
    "an undocumented header",
    "GET",
    "/v1/jobs",
    { headers: { "x-more": "1" } },
    "header x-more is not documented",
  ],
  [
    "a body of the wrong type",
    "POST",
    "/v1/jobs/a:stop",
    { body: '{"hard":1}' },
    "body/hard must be boolean",
  ],
  ["a body that is not JSON", "POST", "/v1/jobs/a:stop", { body: "{" }, "the body is not JSON: {"],
  [
    "an undocumented media type",
    "POST",
    "/v1/jobs/a:stop",
    { body: "{}", headers: { "content-type": "text/plain" } },
    "content type text/plain is not documented",
  ],
])("reports %s as a violation", async (_, method, target, init, violation) => {
  const { status, seen } = await send(method, target, init);
  expect(status).toBe(400);
  expect(seen?.violations).toContain(violation);
});
