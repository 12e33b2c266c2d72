import { describe, expect, test } from "vitest";
import type { ReceivedResponse } from "../src/response/exchange.ts";
import { fileNameOf, readResponseBody, signedUrlsIn } from "../src/response/response-body.ts";

function received(body: string, headers: Readonly<Record<string, string>>): ReceivedResponse {
  return {
    status: 200,
    statusText: "",
    headers: Object.entries(headers),
    body: new Blob([body]),
    durationMs: 1,
  };
}

describe("response bodies", () => {
  test.for([
    ["application/json; charset=utf-8", '{"a":1}', "json", '{\n  "a": 1\n}'],
    ["application/problem+json", "[]", "json", "[]"],
    ["application/json", "not json", "text", "not json"],
    ["text/plain", "a.example. 300 IN A 192.0.2.1", "text", "a.example. 300 IN A 192.0.2.1"],
    ["application/zip", "PK", "binary", ""],
    ["application/json", "", "empty", ""],
  ] as const)("reads a body of type %s and content %j as %s", async ([type, content, kind, text]) => {
    expect(await readResponseBody(received(content, { "Content-Type": type }))).toMatchObject({ kind, text });
  });

  test("uses the file name from the response, or else the operation ID", () => {
    const named = received("", { "content-disposition": 'attachment; filename="zone.txt"' });
    expect(fileNameOf(named, "exportDnsZone")).toBe("zone.txt");
    expect(fileNameOf(received("", {}), "exportDnsZone")).toBe("exportDnsZone");
  });
});

test("signedUrlsIn returns only the emulator's signed URLs", () => {
  const base = "http://127.0.0.1:4011";
  const uploadUrl = `${base}/upload/b/o?expires=1&signedHeaders=content-type&signature=00`;
  const found = signedUrlsIn(
    { uploadUrl, link: "https://example.com/?signature=1", self: `${base}/v2` },
    base,
  );
  expect(found).toEqual([
    { url: uploadUrl, member: "uploadUrl", isUpload: true, signedHeaders: ["content-type"] },
  ]);
});
