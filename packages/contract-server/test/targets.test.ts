import { expect, test } from "vitest";
import { documentOf, operation, serve } from "./serve.ts";

const inPath = (name: string, more: object = {}) => ({
  name,
  in: "path",
  required: true,
  schema: { type: "string" },
  ...more,
});

const document = documentOf({
  "/": { get: operation("root") },
  "/v1/b": { get: operation("b") },
  "/v1/x/{y}/b": { parameters: [inPath("y")], get: operation("xyb") },
  "/a/{x}": { parameters: [inPath("x")], get: operation("byId") },
  "/a/mine": { get: operation("mine") },
  "/many/{name}": { parameters: [inPath("name", { "x-multi-segment": true })], get: operation("many") },
  "/many/{name}/items": {
    parameters: [inPath("name", { "x-multi-segment": true })],
    get: operation("items"),
  },
  "/dashed/{x-y}/{z}": { parameters: [inPath("x-y"), inPath("z")], get: operation("dashed") },
  "/number/{n}": { parameters: [inPath("n", { schema: { type: "integer" } })], get: operation("number") },
});

test.each([
  ["a parent segment", "/v1/x/../b", "the path segment .. is a dot segment"],
  ["an encoded parent segment", "/v1/x/%2e%2E/b", "the path segment %2e%2E is a dot segment"],
  ["a half-encoded parent segment", "/v1/x/.%2e/b", "the path segment .%2e is a dot segment"],
  ["a segment for the same folder", "/v1/./b", "the path segment . is a dot segment"],
  ["another authority", "//evil/v1/b", "the path //evil/v1/b has an empty segment"],
  ["an absolute address", "http://evil/v1/b", "the target http://evil/v1/b does not start with a slash"],
  ["an empty segment", "/many/b//c", "the path /many/b//c has an empty segment"],
  ["an empty last segment", "/many/b/", "no operation matches GET /many/b/"],
  ["an empty value", "/a/", "no operation matches GET /a/"],
  ["a broken escape", "/a/%zz", "the path segment %zz is not percent-encoded UTF-8"],
  ["bytes that are not UTF-8", "/a/%ff", "the path segment %ff is not percent-encoded UTF-8"],
  ["a backslash", "/v1/x\\..\\b", "the path segment x\\..\\b is not percent-encoded UTF-8"],
  ["a broken escape in the query", "/v1/b?q=%zz", "the query q=%zz is not percent-encoded UTF-8"],
  ["a path value of the wrong type", "/number/abc", "path parameter n must be integer: abc"],
])("reports %s as a violation", async (_, target, violation) => {
  const send = await serve(document);
  const { status, seen } = await send("GET", target);
  expect({ status, violations: seen?.violations }).toEqual({ status: 400, violations: [violation] });
});

test.each([
  ["/", "root", {}],
  ["/v1/b?", "b", {}],
  ["/a/mine", "mine", {}],
  ["/a/yours", "byId", { x: "yours" }],
  ["/a/a%2F..%2Fb", "byId", { x: "a/../b" }],
  ["/many/a/b", "many", { name: "a/b" }],
  ["/many/a/b/items", "items", { name: "a/b" }],
  ["/dashed/1/2", "dashed", { "x-y": "1", z: "2" }],
  ["/number/-7", "number", { n: "-7" }],
])("routes %s to the operation %s", async (target, operationId, path) => {
  const send = await serve(document);
  const { status, seen } = await send("GET", target);
  expect({ status, ...seen }).toMatchObject({ status: 200, operationId, path, violations: [] });
});
