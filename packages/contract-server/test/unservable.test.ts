import { expect, test } from "vitest";
import { startContractServer } from "../src/contract-server.ts";
import { documentOf, operation } from "./serve.ts";

const inQuery = (more: object) => ({ parameters: [{ name: "q", in: "query", ...more }] });
const unsupported = "Cannot serve POST /b: the serialization of the query parameter q is not supported";
const body = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });
const loop = { $ref: "#/components/schemas/Loop" };

test.each([
  ["an invalid schema", body({ type: "strange" }), "Cannot serve POST /b: schema is invalid"],
  [
    "a reference to an invalid schema",
    body({ $ref: "#/components/schemas/Strange" }),
    /^Cannot serve POST \/b: .*strange/,
  ],
  ["a body with a circular reference", body(loop), "Cannot serve POST /b: "],
  [
    "a reference to a missing schema",
    body({ $ref: "#/components/schemas/None" }),
    /^Cannot serve POST \/b: .*None/,
  ],
  [
    "a reference to a missing body",
    { requestBody: { $ref: "#/components/requestBodies/None" } },
    "Cannot serve POST /b: the reference #/components/requestBodies/None cannot be resolved: add its target, or correct the pointer",
  ],
  [
    "a reference to another file",
    { requestBody: { $ref: "bodies.yaml" } },
    "Cannot serve POST /b: the reference bodies.yaml is not in the document: bundle the document first",
  ],
  [
    "a circular reference",
    inQuery({ schema: loop }),
    "Cannot serve POST /b: the reference #/components/schemas/Loop is circular: point it to a value",
  ],
  ["no success", { responses: { 404: {} } }, "Cannot serve POST /b: no successful response is documented"],
  ["no responses", { responses: undefined }, "Cannot serve POST /b: no successful response is documented"],
  ["an object in the query", inQuery({ schema: { type: "object" } }), unsupported],
  ["a style of objects", inQuery({ style: "deepObject" }), unsupported],
  ["a parameter with a media type", inQuery({ content: { "application/json": {} } }), unsupported],
  [
    "a cookie",
    { parameters: [{ name: "c", in: "cookie" }] },
    "Cannot serve POST /b: the serialization of the cookie parameter c is not supported",
  ],
  [
    "an undeclared security scheme",
    { security: [{ None: [] }] },
    "Cannot serve POST /b: the security scheme None is not declared",
  ],
  [
    "a credential in a cookie",
    { security: [{ Cookie: [] }] },
    "Cannot serve POST /b: the security scheme Cookie has the unsupported location cookie",
  ],
])("rejects a document when the server starts: %s", async (_, more, message) => {
  const components = {
    schemas: { Loop: loop, Strange: { type: "strange" } },
    securitySchemes: { Cookie: { type: "apiKey", in: "cookie", name: "c" } },
  };
  const document = documentOf({ "/b": { post: operation("b", more) } }, { components });
  await expect(startContractServer(document)).rejects.toThrow(message);
});

test("rejects a document without operations when the server starts", async () => {
  await expect(startContractServer({})).rejects.toThrow("Cannot serve a document without operations");
});
