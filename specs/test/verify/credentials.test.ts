import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { requestHeaders } from "../../src/cli/request-headers.ts";
import { verifyData } from "../../src/verify/report/verify-data.ts";
import { readDocumentFile, verifyService } from "../../src/verify.ts";

const document = readDocumentFile(fileURLToPath(new URL("notes-contract.yaml", import.meta.url)));
const SECRET = "SECRET/a'b+c==";
const BASIC = `Basic ${Buffer.from(`user:${SECRET}`).toString("base64")}`;

/** Verifies a service that sends a string in every body. Returns the report as JSON. */
async function reportOf(headers: Readonly<Record<string, string>>, sent: string): Promise<string> {
  const result = await verifyService(document, {
    baseUrl: "https://notes.invalid",
    fetch: async () =>
      new Response(sent, { status: 200, headers: { "content-type": "application/json", location: sent } }),
    headers,
  });
  expect(result.findings.length).toBeGreaterThan(0);
  return JSON.stringify(verifyData(result, []));
}

describe("the report contains no credential", () => {
  it.each([
    ["as it is", JSON.stringify({ notes: [SECRET] })],
    ["with escaped slashes", String.raw`{"notes":["SECRET\/a'b+c=="]}`],
    ["with Unicode escapes", String.raw`{"notes":["SECRET\u002Fa\u0027b+c=="]}`],
    ["in a URL", JSON.stringify({ notes: [encodeURIComponent(SECRET)] })],
    ["as base64", JSON.stringify({ notes: [Buffer.from(SECRET).toString("base64")] })],
    ["as the name of a member", JSON.stringify({ [SECRET]: 1 })],
    ["as the name of a member at an open point", notesWith({ [SECRET]: 1 })],
  ])("the report contains no credential %s", async (_, sent) => {
    for (const [name, value] of [
      ["notes-key", SECRET],
      ["authorization", BASIC],
    ] as const) {
      const report = await reportOf({ [name]: value }, sent);
      expect(report).not.toMatch(/SECRET|U0VDUkVU/);
      expect(report).toContain("[redacted]");
    }
  });
});

function notesWith(labels: object): string {
  return JSON.stringify({ notes: [{ noteId: "1", title: "x", state: "OPEN", labels }, 5] });
}

describe("the header for a token", () => {
  const of = (securitySchemes: object, security: readonly object[], token = "user:pass") =>
    requestHeaders([], { SEAMLINE_VERIFY_TOKEN: token }, {
      components: { securitySchemes },
      security,
    } as never);
  const bearer = { type: "http", scheme: "bearer" };
  const basic = { type: "http", scheme: "basic" };
  const key = { type: "apiKey", in: "header", name: "X-Key" };

  it.each([
    ["bearer", { a: bearer }, [{ a: [] }], { authorization: "Bearer user:pass" }],
    ["basic", { a: basic }, [{ a: [] }], { authorization: `Basic ${btoa("user:pass")}` }],
    ["the key that the contract requires", { a: bearer, b: key }, [{ b: [] }], { "x-key": "user:pass" }],
    ["the only scheme if nothing is required", { a: key }, [], { "x-key": "user:pass" }],
  ])("the header for a token uses %s", (_, schemes, security, expected) => {
    expect(of(schemes, security)).toEqual(expected);
  });

  it("does not choose a header for a token if the contract describes several", () => {
    expect(() => of({ a: bearer, b: key }, [{ a: [] }, { b: [] }])).toThrow(
      "the contract describes several headers for SEAMLINE_VERIFY_TOKEN: use --header",
    );
    expect(() => of({ a: bearer, b: key }, [{ a: [], b: [] }])).toThrow("describes no header");
  });

  it("rejects a basic token without a password, and does not repeat it in the message", () => {
    expect(() => of({ a: basic }, [{ a: [] }], "hidden")).toThrow(
      /^SEAMLINE_VERIFY_TOKEN must be USER:PASSWORD/,
    );
  });

  it("rejects a token with a line break, and does not repeat it in the message", () => {
    expect(() => of({ a: bearer }, [{ a: [] }], "hid\nden")).toThrow(
      "the value of the header authorization contains a line break or another character that headers cannot contain",
    );
  });
});
