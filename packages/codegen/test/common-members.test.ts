import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";

test("writes common query parameters and failures only once", async () => {
  const files = await generateFixture("archive.yaml");
  const failures = { 401: "A", 403: "B", 429: "C" };
  const responses = Object.entries(failures).map(([status, description]) => [status, { description }]);
  const get = (id: string, rest: object): object => ({
    get: operation({ operationId: id, responses: { ...Object.fromEntries(responses), ...rest } }),
  });
  const paths = { "/a": get("a", { 200: {} }), "/b": get("b", { 200: {}, 404: { description: "D" } }) };
  const client = textOf(await generate({ spec: documentOf(paths) }), "client.gen.ts");
  expect(textOf(files, "types.gen.ts")).toMatch(
    /interface CommonQuery \{[^}]+alt\?: AnswerForm;[^}]+prettyPrint/,
  );
  expect(textOf(files, "types.gen.ts")).toMatch(
    /interface ListFoldersQuery extends CommonQuery \{[^}]+pageSize/,
  );
  expect(textOf(files, "client.gen.ts")).toMatch(/interface GetFolderInput \{[^}]+query\?: CommonQuery;/);
  expect(client).toContain("@throws {ApiError} `401`, `403` or `429`, common to all calls.");
  expect(client).toContain("@throws {ApiError} `404`: D");
  expect(client).not.toContain("@throws {ApiError} `401`: A");
  expect(client).toMatch(/interface CommonFailures \{[^}]+401: undefined;[^}]+429: undefined;/);
  expect(client).toMatch(
    /interface BResponses extends CommonFailures \{\s+200: undefined;[^}]+404: undefined;\n\}/,
  );
});

test("shares members only if at least three are identical", async () => {
  const parameters = ["a", "b", "c"].map((name) => ({ name, in: "query", schema: { type: "string" } }));
  const last = { ...parameters[2], schema: { type: "integer" } };
  const paths = {
    "/a": { get: operation({ parameters }) },
    "/b": { get: operation({ parameters: [...parameters.slice(0, 2), last] }) },
  };
  expect(textOf(await generate({ spec: documentOf(paths) }), "types.gen.ts")).not.toContain("CommonQuery");
});
