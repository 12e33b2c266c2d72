import { expect, test } from "vitest";
import { startContractServer } from "../src/contract-server.ts";
import { documentOf, operation } from "./serve.ts";

const inQuery = (more: object) => ({ parameters: [{ name: "q", in: "query", ...more }] });
const unread =
  "Cannot serve POST /b: the query parameter q is written in a way that this server does not read";
const body = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });
const loop = { $ref: "#/components/schemas/Loop" };

test.each([
  ["an invalid schema", body({ type: "strange" }), "Cannot serve POST /b: schema is invalid"],
  [
    "a reference to an invalid schema",
    body({ $ref: "#/components/schemas/Strange" }),
    /^Cannot serve POST \/b: .*strange/,
  ],
  ["a body that refers to itself", body(loop), "Cannot serve POST /b: "],
  [
    "a schema that refers to nothing",
    body({ $ref: "#/components/schemas/None" }),
    /^Cannot serve POST \/b: .*None/,
  ],
  [
    "a body that is nowhere",
    { requestBody: { $ref: "#/components/requestBodies/None" } },
    "Cannot serve POST /b: the reference #/components/requestBodies/None leads nowhere",
  ],
  [
    "a body of another file",
    { requestBody: { $ref: "bodies.yaml" } },
    "Cannot serve POST /b: the reference bodies.yaml leads out of the document",
  ],
  [
    "a reference to itself",
    inQuery({ schema: loop }),
    "Cannot serve POST /b: the reference #/components/schemas/Loop leads back to itself",
  ],
  ["no success", { responses: { 404: {} } }, "Cannot serve POST /b: no success is documented"],
  ["no responses", { responses: undefined }, "Cannot serve POST /b: no success is documented"],
  ["an object in the query", inQuery({ schema: { type: "object" } }), unread],
  ["a style of objects", inQuery({ style: "deepObject" }), unread],
  ["a parameter of a media type", inQuery({ content: { "application/json": {} } }), unread],
  [
    "a cookie",
    { parameters: [{ name: "c", in: "cookie" }] },
    "Cannot serve POST /b: the cookie parameter c is written in a way that this server does not read",
  ],
  [
    "a credential of no scheme",
    { security: [{ None: [] }] },
    "Cannot serve POST /b: the security scheme None is not declared",
  ],
  [
    "a credential in a cookie",
    { security: [{ Cookie: [] }] },
    "Cannot serve POST /b: the security scheme Cookie is sent in a way that this server does not read",
  ],
])("a document with %s is refused at the start", async (_, more, message) => {
  const components = {
    schemas: { Loop: loop, Strange: { type: "strange" } },
    securitySchemes: { Cookie: { type: "apiKey", in: "cookie", name: "c" } },
  };
  const document = documentOf({ "/b": { post: operation("b", more) } }, { components });
  await expect(startContractServer(document)).rejects.toThrow(message);
});

test("a document without operations is refused at the start", async () => {
  await expect(startContractServer({})).rejects.toThrow("Cannot serve a document without operations");
});
