import { expect, test } from "vitest";
import { readableBundle } from "../src/readable-bundle.ts";

test("a server with a variable is replaced by its default", () => {
  const servers = [{ url: "{base_url}", variables: { base_url: { default: "http://127.0.0.1:4010" } } }];
  expect(readable({ servers }).servers).toEqual([{ url: "http://127.0.0.1:4010" }]);
});

test("descriptions list the open points with links to the register", () => {
  const { info, paths, components } = readable({
    "x-extension-point": ["events", "limits"],
    paths: { "/things": { get: { description: "Lists things.", "x-extension-point": "a.b" } } },
    components: { schemas: { Thing: { "x-extension-point": "thing fields" } } },
  });
  expect(info.description).toBe(
    "A service.\n\n**Open:** [`events`](points.html#events), [`limits`](points.html#limits)",
  );
  expect(paths["/things"].get.description).toBe("Lists things.\n\n**Open:** [`a.b`](points.html#a.b)");
  expect(components.schemas.Thing.description).toBe("**Open:** [`thing fields`](points.html#thing%20fields)");
});

test("the description of a body lists the open points of its schema, each once", () => {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } };
  const { paths } = readable({
    paths: { "/things": { get: { responses: { 200: { "x-extension-point": "a", content } } } } },
    components: { schemas: { Thing: { "x-extension-point": ["a", "b"] } } },
  });
  expect(paths["/things"].get.responses[200].description).toBe(
    "**Open:** [`a`](points.html#a), [`b`](points.html#b)",
  );
});

test("the description of an open enum says that more values may come", () => {
  const { components } = readable({
    components: { schemas: { Kind: { enum: ["A"], "x-open-enum": true } } },
  });
  expect(components.schemas.Kind).toEqual({
    enum: ["A"],
    "x-open-enum": true,
    description: "More values may come.",
  });
});

test.for([
  [{ "x-permissions": { all: ["a", "b"] } }, { "x-permissions": "a and b" }],
  [{ "x-permissions": { any: ["a", "b"] } }, { "x-permissions": "a or b" }],
  [{ "x-scopes": ["a", "b"] }, { "x-scopes": "a or b" }],
  [{ "x-inferred": ["one", "two"] }, { "x-inferred": "One. Two." }],
  [{ "x-inferred": "two" }, { "x-inferred": "Two." }],
  [{ "x-idempotent": false }, { "x-idempotent": false }],
])("the extensions %j are put into words", ([operation, expected]) => {
  const reasons = { one: { reason: "One." }, two: { reason: "Two." } };
  const document = { "x-inferred-reasons": reasons, paths: { "/things": { get: operation } } };
  expect(readable(document).paths["/things"].get).toEqual(expected);
});

function readable(document: object): ReturnType<typeof JSON.parse> {
  const bundle = JSON.stringify({ info: { description: "A service." }, ...document });
  return JSON.parse(readableBundle(bundle, "points.html"));
}
