import { expect, test } from "vitest";
import { camelCase, pascalCase } from "../src/identifiers.ts";

test.each([
  ["full-repository", "FullRepository"],
  ["simple_user", "SimpleUser"],
  ["HTTPError", "HTTPError"],
  ["2nd-post", "_2ndPost"],
  ["reactions+1", "ReactionsPlus1"],
  ["größe.maß", "GrößeMaß"],
  ["日本", "日本"],
  ["***", "Unnamed"],
])("the type name for %s is %s", (text, name) => {
  expect(pascalCase(text)).toBe(name);
});

test.each([
  ["list-for-org", "listForOrg"],
  ["GetUser", "getUser"],
  ["HTTPGet", "httpGet"],
  ["URL", "url"],
  ["Pull Requests", "pullRequests"],
])("the member name for %s is %s", (text, name) => {
  expect(camelCase(text)).toBe(name);
});
