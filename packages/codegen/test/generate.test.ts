import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { fixture } from "./support/workspace.ts";

async function tableOf(spec: object): Promise<string> {
  return textOf(await generate({ spec }), "operations.gen.ts");
}

async function clientOf(spec: object): Promise<string> {
  return textOf(await generate({ spec }), "client.gen.ts");
}

describe("every file", () => {
  test("is the same from run to run", async () => {
    expect(await generateFixture("odd-3.0.yaml")).toEqual(await generateFixture("odd-3.0.yaml"));
  });

  test("says which command made it and holds no behaviour", async () => {
    const files = await generateFixture("library.yaml", { command: "seamline-codegen --spec library.yaml" });
    expect(files.map(({ path }) => path)).toEqual([
      "client.gen.ts",
      "enums.gen.ts",
      "names.gen.ts",
      "operations.gen.ts",
      "types.gen.ts",
    ]);
    for (const { text } of files) {
      expect(text).toMatch(/^\/\/ Made by `seamline-codegen --spec library\.yaml`\. Do not edit/);
      expect(text).not.toMatch(/\bif \(|\bfetch\(/);
    }
  });

  test("is the same from a path, a URL and an object, which is left as it is", async () => {
    const fromPath = await generateFixture("odd-3.1.json");
    const url = pathToFileURL(fixture("odd-3.1.json"));
    expect(await generate({ spec: url })).toEqual(fromPath);
    const { default: spec } = await import("./fixtures/odd-3.1.json", { with: { type: "json" } });
    const before = JSON.stringify(spec);
    expect(await generate({ spec })).toEqual(fromPath);
    expect(JSON.stringify(spec)).toBe(before);
  });
});

describe("operation data", () => {
  test("of a document with our extensions", async () => {
    const table = textOf(await generateFixture("library.yaml"), "operations.gen.ts");
    const rows = [
      'createBook: { method: "POST", path: "/v1/books", place: ["books", "create"], idempotent: false },',
      'path: "/v1/books/{bookId}:borrow", place: ["books", "borrow"]',
      'pagination: { style: "page", parameter: "page", items: "/items", current: "/page", total: "/total", more: "/more" }',
      'pagination: { style: "token", parameter: "pageToken", items: "/copies", next: "/nextPageToken" }',
      'resourceName: { input: "name", pattern: "rooms/{room}/shelves/{shelf}" }',
      'resourceName: { input: "parent", pattern: "rooms" }',
      'multiSegment: ["log"]',
      'errors: { code: "/error/code", message: "/error/message" }',
      "features: [pages]",
      "export const definition: ServiceDefinition<LibraryClient>",
    ];
    for (const row of rows) {
      expect(table).toContain(row);
    }
  });

  test("idempotency follows RFC 9110 where the document is silent", async () => {
    const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
    const paths = { "/a": Object.fromEntries(methods.map((id) => [id, operation({ operationId: id })])) };
    const table = await tableOf(documentOf(paths));
    const repeatable = [...table.matchAll(/method: "(\w+)".*idempotent: true/g)].map(([, method]) => method);
    expect(repeatable.sort()).toEqual(["DELETE", "GET", "HEAD", "OPTIONS", "PUT", "TRACE"]);
  });

  test("x-idempotent overrules the method", async () => {
    const paths = { "/a": { post: operation({ operationId: "a", "x-idempotent": true }) } };
    expect(await tableOf(documentOf(paths))).toContain("idempotent: true");
  });

  test.each([
    [["repos"], "repos/list-for-org", ["repos", "listForOrg"]],
    [["Pull Requests"], "pull-requests.get", ["pullRequests", "get"]],
    [["pets"], "listPets", ["pets", "listPets"]],
    [undefined, "listPets", ["listPets"]],
    [undefined, "pets/list", ["pets", "list"]],
    [["http"], "HTTPGet", ["http_", "httpGet"]],
    [["Extend"], "request", ["extend_", "request"]],
    [undefined, "request", ["request_"]],
    [[], "then", ["then_"]],
  ])("tags %j and operationId %s give the place %j", async (tags, operationId, place) => {
    const table = await tableOf(documentOf({ "/a": { get: operation({ tags, operationId }) } }));
    expect(table).toContain(`place: ${JSON.stringify(place).replaceAll(",", ", ")}`);
  });

  test("an operation without an operationId is called after its path", async () => {
    const table = await tableOf(documentOf({ "/users/{user_id}": { delete: operation() } }));
    expect(table).toContain("deleteUsersByUserId: {");
  });

  test("query styles, request types and renamed path parameters", async () => {
    const table = textOf(await generateFixture("odd-3.0.yaml"), "operations.gen.ts");
    expect(table).toContain(
      'query: { ids: { explode: false }, filter: { style: "deepObject", explode: true }, tags: { style: "pipeDelimited" } }',
    );
    expect(table).toContain('requestType: "application/octet-stream"');
    expect(table).toContain(
      'renamed: { queryParameter: "query", bodyParameter: "body", headerParameter: "header" }',
    );
  });
});

describe("the client", () => {
  test("takes path parameters flat, and headers without those that OpenAPI ignores", async () => {
    const client = textOf(await generateFixture("odd-3.0.yaml"), "client.gen.ts");
    expect(client).toContain("  user_id: number;");
    expect(client).toContain('  "X-Trace"?: string;');
    expect(client).not.toContain("Authorization");
    expect(client).not.toContain("session");
  });

  test("takes path parameters of the path item, and those that only the template names", async () => {
    const shared = { name: "a", in: "path", required: true, schema: { type: "integer" } };
    const client = await clientOf(documentOf({ "/{a}/{b}": { parameters: [shared], get: operation() } }));
    expect(client).toMatch(/a: number;\s+b: string;/);
  });

  test("a description beside a reference goes before that of its target", async () => {
    const types = textOf(await generateFixture("odd-3.1.json"), "types.gen.ts");
    expect(types).toMatch(/How many at most\.\n.+\n.+Default: `10`/);
  });

  test("names no type twice, whatever the case of the originals", async () => {
    const files = await generateFixture("odd-3.0.yaml");
    const declared = [...textOf(files, "types.gen.ts").matchAll(/^export (?:type|interface) (\S+)/gm)];
    const names = declared.map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(["Pet", "Pet_2", "Record_2", "ApiCall_2", "_2ndPost"]));
    expect(new Set(names).size).toBe(names.length);
  });

  test("input of an operation whose type is called like a schema gets a number", async () => {
    const client = textOf(await generateFixture("odd-3.0.yaml"), "client.gen.ts");
    expect(client).toContain("export interface ThingsDeleteInput_2 {");
  });

  test("bodies are those that the runtime gives: JSON, text, bytes, nothing", async () => {
    const body = (mediaType: string): object => ({
      responses: { 200: { description: "", content: { [mediaType]: { schema: { type: "number" } } } } },
    });
    const client = await clientOf(
      documentOf({
        "/a": { get: operation({ operationId: "json", ...body("application/problem+json") }) },
        "/b": { get: operation({ operationId: "text", ...body("text/csv") }) },
        "/c": { get: operation({ operationId: "bytes", ...body("image/png") }) },
        "/d": {
          get: operation({ operationId: "nothing" }),
          head: operation({ operationId: "h", ...body("text/csv") }),
        },
      }),
    );
    expect(client).toContain("ApiCall<number, JsonResponses>");
    expect(client).toContain("ApiCall<string, TextResponses>");
    expect(client).toContain("ApiCall<Blob, BytesResponses>");
    expect(client).toContain("ApiCall<undefined, NothingResponses>");
    expect(client).toContain("ApiCall<undefined, HResponses>");
  });

  test("profile: an option goes before x-profile", async () => {
    const files = await generateFixture("library.yaml", { profile: "mine", clientName: "MyClient" });
    expect(textOf(files, "client.gen.ts")).toMatch(/Profile: mine\.\n \*\/\nexport interface MyClient/);
  });
});

describe("resource names", () => {
  test("are called after their last parameter, and by all of them where two end alike", async () => {
    const named = (operationId: string, pattern: string): object => ({
      [`/${pattern}`]: { get: operation({ operationId, "x-resource-name": { parameter: "name", pattern } }) },
    });
    const paths = { ...named("a", "orgs/{org}/projects/{project}"), ...named("b", "projects/{project}") };
    const names = textOf(await generate({ spec: documentOf(paths) }), "names.gen.ts");
    expect(names).toMatch(/export type ProjectName = `projects\/\$\{string\}` \| \(string & \{\}\);/);
    expect(names).toContain("export function orgProjectName(parts: OrgProjectNameParts): OrgProjectName {");
    expect(names).toContain("export function parseProjectName(name: string): ProjectNameParts {");
  });

  test("may span segments where a parameter says so", async () => {
    const names = textOf(await generateFixture("library.yaml"), "names.gen.ts");
    expect(names).toContain('resourceNames("logs/{log}", ["log"])');
    expect(names).toContain('resourceNames("rooms/{room}")');
  });

  test("take the last part of their parameter for a key, and none without parameters", async () => {
    const client = textOf(await generateFixture("library.yaml"), "client.gen.ts");
    expect(client).toMatch(/interface GetShelfInput \{\n.+\n {2}name: ShelfName;/);
    expect(client).toContain("list(input?: ListRoomsInput");
  });
});

test("several files become one document", async () => {
  const files = await generateFixture("multi-file/openapi.yaml");
  const types = textOf(files, "types.gen.ts");
  const declared = [...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name);
  expect(declared).toEqual([
    "Address",
    "Error",
    "Owner",
    "Pet",
    "ListPetsQuery",
    "paths",
    "components",
    "operations",
  ]);
  expect(textOf(files, "client.gen.ts")).toContain("ApiCall<Pet[], ListPetsResponses>");
});

test("a document without extension points speaks of none", async () => {
  const types = textOf(await generateFixture("odd-3.0.yaml"), "types.gen.ts");
  expect(types).not.toContain("ExtensionPoint");
  expect(types).not.toContain("client-core");
});
