import { describe, expect, test } from "vitest";
import { readContract } from "../src/contract.ts";
import { check, JSON_TYPE } from "./send.ts";

const BYTES = { type: "string", format: "byte" };

/** A contract with Base64 values in the query and in several places in the body. */
const contract = readContract({
  openapi: "3.1.0",
  paths: {
    "/things": {
      post: {
        operationId: "createThing",
        parameters: [{ name: "mark", in: "query", schema: BYTES }],
        requestBody: {
          content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
        },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Bytes: BYTES,
      Thing: {
        type: "object",
        properties: {
          one: { $ref: "#/components/schemas/Bytes" },
          many: { type: "array", items: BYTES },
          named: { type: "object", additionalProperties: BYTES },
          text: { type: "string" },
        },
      },
    },
  },
});

function sent(value: unknown) {
  return { headers: JSON_TYPE, body: JSON.stringify(value) };
}

describe("the byte format", () => {
  test.each([
    ["+/+/", "+/+/"],
    ["-_-_", "+/+/"],
    ["-_8", "+/8="],
    ["+/8", "+/8="],
    ["-_8=", "+/8="],
    ["_w", "/w=="],
    ["_w==", "/w=="],
    ["/x==", "/w=="],
    ["", ""],
  ])("converts values with the byte format to standard Base64: %s", (written, read) => {
    const value = { one: written, many: [written], named: { a: written }, text: written };
    expect(check(contract, "POST", `/things?mark=${encodeURIComponent(written)}`, sent(value))).toMatchObject(
      {
        violations: [],
        body: { one: read, many: [read], named: { a: read }, text: written },
        query: { mark: read },
      },
    );
  });

  test.each(["A", "AAAAA", "AA=", "A===", "AA==A", "=", "+_AA", "AA A", "AAAA\n", "Größe", "%2B"])(
    "rejects a value with the byte format that is not Base64: %j",
    (written) => {
      const { violations } = check(contract, "POST", "/things", sent({ one: written }));
      expect(violations).toEqual([
        {
          in: "body",
          pointer: "/one",
          rule: "pattern",
          problem: `one must be base64, but got ${JSON.stringify(written)}.`,
        },
      ]);
      const query = check(contract, "POST", `/things?mark=${encodeURIComponent(written)}`);
      expect(query.violations).toMatchObject([{ in: "query", pointer: "/mark" }]);
    },
  );

  test("accepts several megabytes of Base64", () => {
    const long = "A".repeat(10_000_000);
    expect(check(contract, "POST", "/things", sent({ one: long })).violations).toEqual([]);
    expect(check(contract, "POST", "/things", sent({ one: `${long}A` })).violations).toHaveLength(1);
  });
});
