import { join } from "node:path";
import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, operation } from "./support/generated.ts";
import { cli } from "./support/run-command.ts";
import { temporaryFile, temporaryFolder } from "./support/workspace.ts";

const spec = `openapi: 3.2.0
info: { title: Gaps, version: "1" }
paths:
  /cars/{car}:
    get:
      operationId: getCar
      parameters:
        - { name: car, in: path, required: true, style: matrix, schema: { type: string } }
        - { name: seats, in: cookie, schema: { type: array, items: { type: string } } }
        - { name: filter, in: query, allowReserved: true, schema: { type: string } }
      responses:
        "200":
          description: Events.
          content:
            application/json: { schema: { type: object } }
            text/event-stream: { itemSchema: { type: object } }
    post:
      operationId: paintCar
      parameters:
        - { name: car, in: path, required: true, schema: { type: string } }
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { photo: { type: string } } }
            encoding: { photo: { contentType: image/png, headers: { X-Part: {} } } }
      callbacks:
        painted: { "{$request.body#/url}": { post: { responses: { "204": { description: Received. } } } } }
      responses: { "204": { description: Painted. } }
components:
  securitySchemes:
    session: { type: apiKey, in: cookie, name: session }
webhooks:
  crash: { post: { responses: { "204": { description: Received. } } } }
`;

test("the command warns about every part that the client cannot represent, but writes the client", async () => {
  const file = await temporaryFile("gaps.yaml", spec);
  const { code, error } = await cli("--spec", file, "--out", join(await temporaryFolder(), "out"));
  expect(code).toBe(0);
  const places = error.map((line) => line.replace(/^.*gaps\.yaml:(\d+: .*?): .*$/, "$1"));
  expect(places).toEqual([
    "32: webhooks are not part of the client",
    "16: the items of text/event-stream are not decoded",
    "8: the style matrix of the path parameter car is ignored",
    "9: the cookie parameter seats can be a list or an object, but clients only send single values",
    "10: allowReserved is ignored for the parameter filter",
    "26: callbacks are not part of the client",
    "25: the headers of the part photo are not sent",
  ]);
  expect(error[0]).toMatch(
    /^seamline-codegen: warning: .+: move their schemas to components to generate types/,
  );
});

test("generate() passes onWarning the same warnings that the command prints", async () => {
  const file = await temporaryFile("gaps.yaml", spec);
  const problems: string[] = [];
  await generate({ spec: file, onWarning: ({ problem }) => problems.push(problem) });
  expect(problems).toHaveLength(7);
});

test("warns about per-operation servers, and about arrays in path and header parameters", async () => {
  const problems: string[] = [];
  const list = { schema: { $ref: "#/components/schemas/List" } };
  const parameters = [
    { name: "ids", in: "path", required: true, ...list },
    { name: "X-Tags", in: "header", ...list },
    { name: "tags", in: "query", ...list },
  ];
  const get = {
    ...operation({ operationId: "read", parameters }),
    servers: [{ url: "https://other.example" }],
  };
  const paths = { "/{ids}": { servers: [{ url: "https://files.example" }], get } };
  const components = { schemas: { List: { type: "array", items: { type: "string" } } } };
  const spec = documentOf(paths, { components, servers: [{ url: "https://api.example" }] });
  await generate({ spec, onWarning: ({ message }) => problems.push(message.replace(/: (?!.*: ).*/, "")) });
  expect(problems).toEqual([
    "#/paths/~1{ids}/servers: the servers of /{ids} are ignored",
    "#/paths/~1{ids}/get/servers: the servers of read are ignored",
    "#/paths/~1{ids}/get/parameters/0/schema: the path parameter ids can be a list or an object, but clients only send single values",
    "#/paths/~1{ids}/get/parameters/1/schema: the header parameter X-Tags can be a list or an object, but clients only send single values",
  ]);
});

test("a stream in a request body causes no warning", async () => {
  const problems: string[] = [];
  const content = { "application/x-ndjson": { schema: { type: "string" } } };
  const post = {
    operationId: "load",
    requestBody: { content },
    responses: { 204: { description: "Loaded." } },
  };
  const document = { openapi: "3.1.0", info: { title: "Load", version: "1" }, paths: { "/load": { post } } };
  await generate({ spec: document, onWarning: ({ problem }) => problems.push(problem) });
  expect(problems).toEqual([]);
});
