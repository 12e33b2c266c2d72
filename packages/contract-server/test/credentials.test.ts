import { expect, test } from "vitest";
import { documentOf, operation, serve } from "./serve.ts";

const document = documentOf(
  {
    "/either": { get: operation("either", { security: [{ Key: [] }, { Id: [], Bearer: [] }] }) },
    "/optional": { get: operation("optional", { security: [{}, { Key: [] }] }) },
    "/none": { get: operation("none", { security: [] }) },
    "/query": { get: operation("query", { security: [{ Token: [] }] }) },
    "/default": { get: operation("default") },
  },
  {
    security: [{ Key: [] }],
    components: {
      securitySchemes: {
        Key: { type: "apiKey", in: "header", name: "X-Key" },
        Id: { type: "apiKey", in: "header", name: "X-Id" },
        Bearer: { type: "http", scheme: "bearer" },
        Token: { type: "apiKey", in: "query", name: "token" },
      },
    },
  },
);

const missing = "header x-key, or header x-id and header authorization is required but was not sent";

test.each([
  ["/either", { "x-key": "k" }, []],
  ["/either", { "x-id": "i", authorization: "Bearer t" }, []],
  ["/either", {}, [missing]],
  ["/either", { "x-id": "i" }, [missing]],
  ["/optional", {}, []],
  ["/optional", { "x-key": "k" }, []],
  ["/none", {}, []],
  ["/none", { "x-key": "k" }, ["header x-key is not documented"]],
  ["/query", {}, ["query token is required but was not sent"]],
  ["/query?token=t", {}, []],
  ["/default", {}, ["header x-key is required but was not sent"]],
])("checks the credentials of GET %s with the headers %j", async (target, headers, violations) => {
  const send = await serve(document);
  const { status, seen } = await send("GET", target, { headers });
  expect({ status, violations: seen?.violations }).toEqual({
    status: violations.length > 0 ? 400 : 200,
    violations,
  });
});
