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
])("a type for %s is called %s", (text, name) => {
  expect(pascalCase(text)).toBe(name);
});

test.each([
  ["list-for-org", "listForOrg"],
  ["GetUser", "getUser"],
  ["HTTPGet", "httpGet"],
  ["URL", "url"],
  ["Pull Requests", "pullRequests"],
])("a member for %s is called %s", (text, name) => {
  expect(camelCase(text)).toBe(name);
});
