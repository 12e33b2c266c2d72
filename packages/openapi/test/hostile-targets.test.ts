import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edge, functions, retention } from "./bundles.ts";
import { route, routed } from "./send.ts";

describe("invalid paths", () => {
  test.each([
    ["/v1/nothing", "no-such-path"],
    ["/V1/matters", "no-such-path"],
    ["/v1/matters/a/holds/b/accounts/c/d", "no-such-path"],
    ["v1/matters", "no-such-path"],
    ["", "no-such-path"],
    ["*", "no-such-path"],
    ["/", "empty-segment"],
    ["/v1/matters/", "empty-segment"],
    ["//v1/matters", "empty-segment"],
    ["/v1/matters//holds", "empty-segment"],
    ["/v1/operations/a//b", "empty-segment"],
    ["/v1/operations/a%2F%2Fb", "empty-segment"],
    ["/v1/matters/../matters", "dot-segment"],
    ["/v1/matters/./holds", "dot-segment"],
    ["/v1/matters/%2e%2E/holds", "dot-segment"],
    ["/v1/matters/.%2e", "dot-segment"],
    ["/v1/operations/a%2F..%2Fb", "dot-segment"],
    ["/v1/operations/a/%2e/b", "dot-segment"],
    ["/v1/operations%2F", "empty-segment"],
    ["/v1/operations%2Fa%2F%2Fb", "empty-segment"],
    ["/v1/operations%2F..%2Fmatters", "dot-segment"],
    ["/v1%2Foperations%2Fa", "no-such-path"],
    ["/v1/matters%2Fa", "no-such-path"],
    ["/v1/matters/%", "broken-encoding"],
    ["/v1/matters/%zz", "broken-encoding"],
    ["/v1/matters/%ff%fe", "broken-encoding"],
    ["/v1/matters/%ED%A0%80", "broken-encoding"],
  ])("rejects the path %j with status 404 and reason %s", (target, reason) => {
    expect(route(retention, "GET", target)).toMatchObject({ kind: "none", status: 404, reason, allow: [] });
  });

  test.each([`/v1/matters/${"a".repeat(9_000)}`, `/v1/matters?x=${"a".repeat(9_000)}`])(
    "rejects an overlong target with status 414: %#",
    (target) => {
      const tooLong = { kind: "none", status: 414, reason: "target-too-long", allow: [] };
      expect(route(retention, "GET", target)).toMatchObject(tooLong);
    },
  );

  test("accepts segments that contain dots and other characters", () => {
    expect(routed(retention, "GET", "/v1/matters/..a").pathParameters).toEqual({ matterId: "..a" });
    expect(routed(retention, "GET", "/v1/operations/a/...").pathParameters).toEqual({ operation: "a/..." });
  });

  test("rejects a dot segment before a custom verb", () => {
    expect(route(retention, "POST", "/v1/matters/..:close")).toMatchObject({
      status: 404,
      reason: "dot-segment",
    });
    expect(route(retention, "POST", "/v1/matters/:close")).toMatchObject({ kind: "none", status: 405 });
  });
});

test("keeps an encoded slash in an identifier", () => {
  expect(routed(retention, "GET", "/v1/matters/a%2F..%2Fb").pathParameters).toEqual({ matterId: "a/../b" });
});

test("accepts an absolute target (RFC 9112 section 3.2.2)", () => {
  expect(routed(retention, "GET", "http://127.0.0.1:4010/v1/matters?view=FULL")).toMatchObject({
    operation: { operationId: "listMatters" },
    query: "view=FULL",
  });
});

test("treats names from Object.prototype as ordinary values", () => {
  expect(routed(retention, "GET", "/v1/matters/__proto__").pathParameters.matterId).toBe("__proto__");
  expect(route(retention, "GET", "/constructor")).toMatchObject({ status: 404 });
});

test("routing never throws", () => {
  const pieces = fc.constantFrom(
    "/",
    "%",
    "%2F",
    "%3A",
    ":",
    ".",
    "..",
    "v1",
    "v2",
    "matters",
    "operations",
    "?",
    "#",
  );
  const target = fc
    .array(fc.oneof(pieces, fc.string()), { maxLength: 40 })
    .map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(fc.constantFrom("GET", "POST", "HEAD", "OPTIONS", "X"), target, (method, text) => {
      for (const contract of [retention, edge, functions]) {
        expect(["operation", "options", "none"]).toContain(route(contract, method, text).kind);
      }
    }),
  );
});

test("accepts a path with many segments", () => {
  const name = `${"a:cancel/".repeat(600)}b`;
  const target = `/v1/operations/${name.replaceAll(":", "%3A")}`;
  expect(routed(retention, "GET", target).pathParameters).toEqual({ operation: name });
});
