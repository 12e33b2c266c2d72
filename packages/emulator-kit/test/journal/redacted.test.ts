import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redactHeaders, redactText } from "../../src/journal/redaction.ts";

const CANARY = "c4n4ry-S3CRET~._x";

describe("headers", () => {
  it.each([
    ["Authorization", `Bearer ${CANARY}`, "Bearer [redacted]"],
    ["authorization", `Basic ${CANARY}`, "Basic [redacted]"],
    ["authorization", CANARY, "[redacted]"],
    ["authorization", `${CANARY} ${CANARY}`, "[redacted]"],
    ["AccessKey", CANARY, "[redacted]"],
    ["Cookie", `session=${CANARY}`, "[redacted]"],
    ["set-cookie", `session=${CANARY}`, "[redacted]"],
    ["proxy-authorization", CANARY, "[redacted]"],
    ["x-api-key", CANARY, "[redacted]"],
    ["location", `https://h/o?X-Signature=${CANARY}&a=1`, "https://h/o?X-Signature=[redacted]&a=1"],
    ["referer", `https://u:${CANARY}@h/`, "https://[redacted]@h/"],
    ["content-type", "application/json", "application/json"],
    ["www-authenticate", 'Bearer realm="x"', 'Bearer realm="x"'],
    [":authority", "localhost:4010", "localhost:4010"],
  ])("redacts the header %s: %s as %s", (name, value, shown) => {
    expect(redactHeaders([[name, value]])).toEqual({ [name.toLowerCase()]: shown });
  });

  it("joins headers that have the same name", () => {
    const headers: [string, string][] = [
      ["Accept", "a"],
      ["accept", "b"],
    ];
    expect(redactHeaders(headers)).toEqual({ accept: "a, b" });
  });
});

describe("targets, forms and bodies", () => {
  it.each([
    [`/v1/matters?access_token=${CANARY}&pageSize=5`, "/v1/matters?access_token=[redacted]&pageSize=5"],
    [`/v1/matters?pageSize=5&key=${CANARY}#top`, "/v1/matters?pageSize=5&key=[redacted]#top"],
    [`/v1/matters?access%5Ftoken=${CANARY}`, "/v1/matters?access%5Ftoken=[redacted]"],
    [`/v1/matters?AccessKey=${CANARY}`, "/v1/matters?AccessKey=[redacted]"],
    [`/up/x?expires=9&signature=${CANARY}`, "/up/x?expires=9&signature=[redacted]"],
    [`/up/x?X-Goog-Signature=${CANARY}&X-Goog-Date=1`, "/up/x?X-Goog-Signature=[redacted]&X-Goog-Date=1"],
    [`/up/x?X-Amz-Security-Token=${CANARY}`, "/up/x?X-Amz-Security-Token=[redacted]"],
    [`http://user:${CANARY}@localhost/v1`, "http://[redacted]@localhost/v1"],
    [
      `/x?url=http%3A%2F%2Fh%2Fo%3Fsig%3D${CANARY}%26a%3D1&b=2`,
      "/x?url=http%3A%2F%2Fh%2Fo%3Fsig%3D[redacted]%26a%3D1&b=2",
    ],
    [`access_token=${CANARY}&pageToken=next`, "access_token=[redacted]&pageToken=next"],
    [
      `{"uploadUrl":"http://h/u?expires=1&signature=${CANARY}","n":1}`,
      '{"uploadUrl":"http://h/u?expires=1&signature=[redacted]","n":1}',
    ],
    [`{"u":"http://h/u?e=1\\u0026sig=${CANARY}"}`, '{"u":"http://h/u?e=1\\u0026sig=[redacted]"}'],
    [`<a href="/u?e=1&amp;sig=${CANARY}">`, '<a href="/u?e=1&amp;sig=[redacted]">'],
    [`{"accessToken" : "${CANARY}\\"${CANARY}", "b": 1}`, '{"accessToken" : "[redacted]", "b": 1}'],
    [`{"password":"${CANARY}`, '{"password":"[redacted]'],
  ])("redacts %s as %s", (text, shown) => {
    expect(redactText(text)).toBe(shown);
  });

  it.each([
    "/v1/matters?pageToken=abc&page_token=x&state=OPEN",
    "/v1/matters/m1:close?$alt=json;enum-encoding=int",
    "/v1/matters?%=1&%zz=2",
    '{"key":"a","token":"b","nextPageToken":"c","etag":"d"}',
    "a & b = c",
    "",
  ])("does not change %s", (text) => {
    expect(redactText(text)).toBe(text);
  });

  it("redacts every secret query parameter", () => {
    const part = fc.string({ maxLength: 12 }).map(encodeURIComponent);
    const parameter = fc.tuple(part, part);
    const name = fc.constantFrom(
      "access_token",
      "key",
      "AccessKey",
      "signature",
      "X-Seamline-Signature",
      "sig",
    );
    fc.assert(
      fc.property(fc.array(parameter), name, fc.array(parameter), (before, secret, after) => {
        const pairs = (each: readonly [string, string][]): string[] =>
          each.map(([key, value]) => `${key}=${value}`);
        const query = [...pairs(before), `${secret}=${CANARY}`, ...pairs(after)].join("&");
        expect(redactText(`/v1/x?${query}`)).not.toContain(CANARY);
      }),
    );
  });

  it("redacts adversarial input in linear time", () => {
    // In quadratic time, this test would time out.
    for (const part of ["://", "&a", '"secret":"', "%26key%3d", "?=", "\\", '"password"  '])
      expect(redactText(part.repeat(200_000))).not.toBe("");
  });
});
