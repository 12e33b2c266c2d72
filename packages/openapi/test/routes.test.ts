import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readContract } from "../src/contract.ts";
import type { ContractOperation } from "../src/contract-operation.ts";
import { bundles, edge, functions, retention } from "./bundles.ts";
import { route, routed } from "./send.ts";

const contracts = bundles.map(([name, document]) => ({ name, contract: readContract(document) }));
const operations = contracts.flatMap(({ name, contract }) =>
  [...contract.operations.values()].map((operation) => ({ name, contract, operation })),
);
const segment = fc
  .oneof(
    fc.string({ minLength: 1, unit: "grapheme" }),
    fc.stringMatching(/^[a-z0-9:%./-]{1,12}(?::close|:reopen|:cancel|:call)?$/),
  )
  .filter((text) => text !== "." && text !== "..")
  // Function names do not contain colons, so `%3AgetIamPolicy` is a custom verb in a GET request.
  .filter((text) => !text.endsWith(":getIamPolicy"));

/** Generates values of the path parameters, as lists of segments. */
function values(operation: ContractOperation): fc.Arbitrary<Record<string, string[]>> {
  const path = operation.parameters.filter((each) => each.in === "path");
  return fc.record(
    Object.fromEntries(
      path.map((each) => [
        each.name,
        fc.array(each.multiSegment ? segment.filter((text) => !text.includes("/")) : segment, {
          minLength: 1,
          maxLength: each.multiSegment ? 4 : 1,
        }),
      ]),
    ),
  );
}

function build(template: string, parts: Record<string, string[]>, slash: string, colon: string): string {
  return template
    .replace(/:(\w+)$/, `${colon}$1`)
    .replace(/\{([^}]+)\}/g, (_, name: string) => (parts[name] ?? []).map(encodeURIComponent).join(slash));
}

test.each(operations)(
  "$name: routes every path of $operation.operationId to the operation",
  ({ contract, operation }) => {
    const writing = fc.record({
      slash: fc.constantFrom("/", "%2F", "%2f"),
      colon: fc.constantFrom(":", "%3A", "%3a"),
    });
    fc.assert(
      fc.property(values(operation), writing, (parts, { slash, colon }) => {
        const target = build(operation.template, parts, slash, colon);
        const result = route(contract, operation.method, target);
        expect(result).toMatchObject({
          kind: "operation",
          operation: { operationId: operation.operationId },
        });
        const joined = Object.entries(parts).map(([name, each]) => [name, each.join("/")]);
        expect(result).toHaveProperty("pathParameters", Object.fromEntries(joined));
      }),
      { numRuns: 60 },
    );
  },
);

test.each(bundles)("the contract contains every operation of %s", (_, document) => {
  const items = Object.values((document as { paths: Record<string, object> }).paths);
  const written = items.flatMap((item) => Object.values(item)).filter((each) => "operationId" in each);
  expect(written.length).toBeGreaterThan(0);
  expect([...readContract(document).operations.keys()].sort()).toEqual(
    written.map(({ operationId }) => operationId).sort(),
  );
});

test("routes a path the same way after many other paths", () => {
  const paths = Array.from({ length: 600 }, (_, at) => `/v1/matters/m-${at}${"x".repeat(at)}`);
  for (let round = 0; round < 2; round += 1)
    for (const path of [...paths, ...paths.slice(0, 3)])
      expect(routed(retention, "GET", path).pathParameters.matterId).toBe(path.slice("/v1/matters/".length));
  expect(routed(retention, "DELETE", "/v1/matters/m-0").operation.operationId).toBe("deleteMatter");
  expect(route(retention, "GET", "/v1/matters/m-0/..")).toEqual(
    route(retention, "GET", "/v1/matters/m-0/.."),
  );
});

describe("paths with colons", () => {
  test.each([
    ["POST", "/v1/matters/a:close", "closeMatter", "a"],
    ["POST", "/v1/matters/a%3Aclose", "closeMatter", "a"],
    ["POST", "/v1/matters/a:b:close", "closeMatter", "a:b"],
    ["POST", "/v1/matters/a%3Ab:close", "closeMatter", "a:b"],
    ["POST", "/v1/matters/a:b%3Aclose", "closeMatter", "a:b"],
    ["POST", "/v1/matters/a:reopen:%63lose", "closeMatter", "a:reopen"],
    ["GET", "/v1/matters/a:b", "getMatter", "a:b"],
    ["GET", "/v1/matters/a%3Aclose", "getMatter", "a:close"],
    ["GET", "/v1/matters/a:close/holds", "listHolds", "a:close"],
    ["DELETE", "/v1/matters/%3Aclose", "deleteMatter", ":close"],
    ["GET", "/v1/matters/a:close", "getMatter", "a:close"],
    ["HEAD", "/v1/matters/a:close", "getMatter", "a:close"],
    ["DELETE", "/v1/matters/a%3Ab:close", "deleteMatter", "a:b:close"],
  ])("%s %s is routed to %s with the value %s", (method, target, operationId, matterId) => {
    expect(routed(retention, method, target)).toMatchObject({
      operation: { operationId },
      pathParameters: { matterId },
    });
  });

  test.each([
    [retention, "/v1/matters/a:close", ["OPTIONS", "POST"]],
    [retention, "/v1/matters/a%3Aclose", ["OPTIONS", "POST"]],
    [retention, "/v1/operations/a/b:cancel", ["OPTIONS", "POST"]],
    [functions, "/v2/projects/p/locations/l/functions/f:getIamPolicy", ["GET", "HEAD", "OPTIONS"]],
    [functions, "/v2/projects/p/locations/l/functions/f:setIamPolicy", ["OPTIONS", "POST"]],
    [functions, "/v2/projects/p/locations/l/functions/f:shut", ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH"]],
  ])("paths with a custom verb allow the methods of that verb: %#", (contract, path, allow) => {
    expect(route(contract, "TRACE", path)).toMatchObject({ status: 405, allow });
    expect(route(contract, "OPTIONS", path)).toEqual({ kind: "options", allow });
  });

  test("treats an unknown verb as part of the value", () => {
    expect(route(retention, "POST", "/v1/matters/a:shut")).toMatchObject({ status: 405 });
  });

  test("accepts an encoded colon before the custom verb of a GET request", () => {
    const target = "/v2/projects/p/locations/l/functions/f%3AgetIamPolicy";
    expect(routed(functions, "GET", target).operation.operationId).toBe("getFunctionIamPolicy");
  });
});

describe("resource names", () => {
  test.each([
    ["GET", "/v1/operations/a/b/c", "getOperation", "operations/a/b/c"],
    ["GET", "/v1/operations/a%2Fb", "getOperation", "operations/a/b"],
    ["DELETE", "/v1/operations/count%3A7/x%20y", "deleteOperation", "operations/count:7/x y"],
    ["POST", "/v1/operations/a/b:c:cancel", "cancelOperation", "operations/a/b:c"],
    ["POST", "/v1/operations/a%2Fb%3Acancel", "cancelOperation", "operations/a/b"],
    ["GET", "/v1/operations/a/b:cancel", "getOperation", "operations/a/b:cancel"],
    ["DELETE", "/v1/operations/a:cancel", "deleteOperation", "operations/a:cancel"],
    ["GET", "/v1/operations%2Fcounts%2Fcount-1", "getOperation", "operations/counts/count-1"],
    ["GET", "/v1/operations%2fcounts/count-1", "getOperation", "operations/counts/count-1"],
    ["DELETE", "/v1/operations%2Fx%20y", "deleteOperation", "operations/x y"],
    ["POST", "/v1/operations%2Fcounts%2Fcount-1:cancel", "cancelOperation", "operations/counts/count-1"],
    ["POST", "/v1/operations%2Fcounts%2Fcount-1%3Acancel", "cancelOperation", "operations/counts/count-1"],
    ["GET", "/v1/operations", "listOperations", "operations"],
  ])("%s %s is routed to %s with the name %s", (method, target, operationId, resourceName) => {
    expect(routed(retention, method, target)).toMatchObject({ operation: { operationId }, resourceName });
  });

  test("sets the resource name only for contracts that use resource names", () => {
    expect(routed(retention, "GET", "/v1/matters/7").resourceName).toBeUndefined();
    const target = "/v2/projects/p/locations/l/functions/f";
    expect(routed(functions, "GET", target).resourceName).toBe("projects/p/locations/l/functions/f");
  });
});

describe("literal segments", () => {
  test("literal segments take precedence over path parameters", () => {
    expect(routed(edge, "POST", "/dnszone/checkavailability").operation.operationId).toBe(
      "checkDnsZoneAvailability",
    );
    expect(route(edge, "GET", "/dnszone/checkavailability")).toMatchObject({ status: 405 });
  });

  test("treats a literal segment as a parameter value if only that matches the rest of the path", () => {
    expect(routed(edge, "PUT", "/dnszone/checkavailability/records").operation.operationId).toBe(
      "createDnsRecord",
    );
  });
});

describe("methods", () => {
  test("HEAD is routed like GET without a body", () => {
    expect(routed(retention, "HEAD", "/v1/matters/7")).toMatchObject({
      operation: { operationId: "getMatter" },
      headersOnly: true,
    });
    expect(routed(retention, "GET", "/v1/matters/7").headersOnly).toBe(false);
    expect(route(edge, "HEAD", "/dnszone/checkavailability")).toMatchObject({ status: 405 });
  });

  test("OPTIONS returns the allowed methods", () => {
    expect(route(retention, "OPTIONS", "/v1/matters/7")).toEqual({
      kind: "options",
      allow: ["DELETE", "GET", "HEAD", "OPTIONS", "PUT"],
    });
    expect(route(retention, "OPTIONS", "/v1/nothing")).toMatchObject({ kind: "none", status: 404 });
  });

  test.each(["PATCH", "TRACE", "CONNECT", "get", "BREW", "__proto__"])(
    "rejects the method %s and lists the allowed methods",
    (method) => {
      expect(route(retention, method, "/v1/matters")).toEqual({
        kind: "none",
        status: 405,
        reason: "method-not-allowed",
        problem: `The method must be one of GET, HEAD, OPTIONS, POST, but got ${method}.`,
        allow: ["GET", "HEAD", "OPTIONS", "POST"],
      });
    },
  );
});

describe("X-HTTP-Method-Override", () => {
  const headers = {
    "x-http-method-override": "GET",
    "content-type": "application/x-www-form-urlencoded",
  };

  test("X-HTTP-Method-Override turns a form POST into a list request with the form in its query", () => {
    const sent = { headers, body: "state=OPEN&pageSize=5" };
    expect(routed(retention, "POST", "/v1/matters?alt=json", sent)).toMatchObject({
      operation: { operationId: "listMatters" },
      query: "alt=json&state=OPEN&pageSize=5",
      overridden: true,
    });
  });

  test("X-HTTP-Method-Override turns a POST into a PATCH with the same body and query", () => {
    const sent = { headers: { "x-http-method-override": "patch", "content-type": "application/json" } };
    expect(route(retention, "POST", "/v1/matters/7", sent)).toMatchObject({ status: 405 });
    const path = "/v2/projects/p/locations/l/functions/f?updateMask=labels";
    expect(routed(functions, "POST", path, sent)).toMatchObject({
      operation: { operationId: "patchFunction" },
      query: "updateMask=labels",
      overridden: false,
    });
  });

  test("rejects X-HTTP-Method-Override with methods other than GET and PATCH", () => {
    const sent = { headers: { "x-http-method-override": "DELETE" } };
    expect(route(retention, "POST", "/v1/matters", sent)).toMatchObject({
      reason: "override-not-allowed",
      status: 405,
    });
  });

  test("ignores X-HTTP-Method-Override unless the method is POST", () => {
    expect(routed(retention, "DELETE", "/v1/matters/7", { headers }).operation.operationId).toBe(
      "deleteMatter",
    );
  });

  test("ignores X-HTTP-Method-Override if method-override is disabled", () => {
    const strict = readContract(bundles.at(-1)?.[1] ?? {}, { quirks: { "method-override": false } });
    expect(routed(strict, "POST", "/v1/matters", { headers }).operation.operationId).toBe("createMatter");
  });
});
