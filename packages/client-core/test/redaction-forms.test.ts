import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { apiKey, bearer, createClient } from "../src/index.ts";
import { recordedFetch } from "../src/observability/record.ts";
import { startOnlookers } from "./support/canary.ts";
import { library } from "./support/library.ts";
import { json, startServer } from "./support/loopback-server.ts";

const SECRET = "sk_live-4Kq7/Zp9+Tn2==";
const codes = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));
const hexOf = (text: string, digits = 2): string[] =>
  codes(text).map((code) => code.toString(16).padStart(digits, "0"));
const spread = (text: string, separator: string): string => [...text].join(separator);

/** Encodings of a secret that preserve all its letters and digits. */
const writings: Record<string, (text: string) => string> = {
  "in hexadecimal": (text) => hexOf(text).join(""),
  "in upper-case hexadecimal": (text) => hexOf(text).join("").toUpperCase(),
  "in hexadecimal with colons": (text) => hexOf(text).join(":"),
  "in hexadecimal with spaces": (text) => hexOf(text).join(" "),
  "as bytes in C notation": (text) =>
    hexOf(text)
      .map((byte) => `0x${byte}`)
      .join(", "),
  "as \\x escapes": (text) =>
    hexOf(text)
      .map((byte) => `\\x${byte}`)
      .join(""),
  "as \\u escapes": (text) =>
    hexOf(text, 4)
      .map((code) => `\\u${code}`)
      .join(""),
  "as upper-case \\u escapes": (text) =>
    hexOf(text, 4)
      .map((code) => `\\u${code.toUpperCase()}`)
      .join(""),
  "as \\u escapes in JSON in JSON": (text) =>
    JSON.stringify(
      hexOf(text, 4)
        .map((code) => `\\u${code}`)
        .join(""),
    ),
  "with every second character escaped": (text) =>
    [...text].map((sign, at) => (at % 2 ? `\\u${hexOf(sign, 4)[0]}` : sign)).join(""),
  "with every character percent-encoded": (text) =>
    hexOf(text)
      .map((byte) => `%${byte}`)
      .join(""),
  "percent-encoded three times": (text) =>
    encodeURIComponent(
      encodeURIComponent(
        hexOf(text)
          .map((byte) => `%${byte}`)
          .join(""),
      ),
    ),
  "as numeric HTML entities": (text) =>
    codes(text)
      .map((code) => `&#${code};`)
      .join(""),
  "as hexadecimal HTML entities": (text) =>
    hexOf(text)
      .map((code) => `&#x${code};`)
      .join(""),
  "as percent-encoded HTML entities": (text) =>
    encodeURIComponent(
      codes(text)
        .map((code) => `&#${code};`)
        .join(""),
    ),
  "with named HTML entities": (text) =>
    text.replaceAll("/", "&sol;").replaceAll("+", "&plus;").replaceAll("=", "&equals;"),
  "as a buffer in JSON": (text) => JSON.stringify(Buffer.from(text)),
  "as an inspected buffer": (text) => inspect(Buffer.from(text)),
  "as an array of characters": (text) => JSON.stringify([...text]),
  "with spaces": (text) => spread(text, " "),
  "with line breaks": (text) => spread(text, "\n"),
  "with escaped line breaks": (text) => spread(text, "\\r\\n"),
  "with zero-width spaces": (text) => spread(text, "\u200b"),
  "in two lines": (text) => `${text.slice(0, 9)}\n    ${text.slice(9)}`,
  "in base64 of two lines": (text) => btoa(`.${text}`).replace(/.{10}/g, "$&\r\n"),
  "in base64 of JSON, for URLs": (text) => Buffer.from(JSON.stringify({ text })).toString("base64url"),
  "in base64 and in hexadecimal of JSON": (text) =>
    `${btoa(text)} ${hexOf(JSON.stringify({ text })).join("")}`,
};

/** Returns the recognizable parts of the secret in a string. */
function traces(text: string): string[] {
  const letters = text.replace(/[^\da-z]/gi, "");
  const forms = ["4Kq7Zp9Tn2", hexOf("4Kq7").join(""), hexOf("Zp9").join(""), "u0034u004b", "x34x4b"];
  const bytes = codes("4Kq7").join("");
  return [...forms, bytes, btoa("live-4Kq7").slice(0, 11)].filter((form) =>
    letters.toLowerCase().includes(form.toLowerCase()),
  );
}

describe.each(Object.entries(writings))("hides a secret that a service repeats %s", (_, write) => {
  test("redacts the secret in errors", async () => {
    const server = await startServer(() => ({
      status: 403,
      headers: { "x-echo": write(SECRET).replace(/[^ -~]/g, " ") },
      body: `Not accepted: ${write(SECRET)} is unknown.`,
    }));
    const onlookers = startOnlookers();
    const client = onlookers.open(library, { baseUrl: server.url, auth: bearer(SECRET) });
    const { error } = await client.books.create().result();
    expect(error).toMatchObject({ status: 403, message: expect.stringContaining("[redacted]") });
    expect(error).toMatchObject({ message: expect.stringMatching(/Not accepted: .* is unknown\.$/) });
    expect(traces(inspect(error, { depth: 9 }) + JSON.stringify(error))).toEqual([]);
    expect(traces(JSON.stringify(await onlookers.seen()))).toEqual([]);
  });

  test("redacts the secret in errors without breaking their JSON", async () => {
    const error = { code: "denied", message: `not ${write(SECRET)}!` };
    const server = await startServer(() => json({ error }, 403));
    const client = createClient(library, { baseUrl: server.url, auth: apiKey("AccessKey", SECRET) });
    const result = await client.books.create().result();
    expect(result.error).toMatchObject({ code: "denied", body: { error: { code: "denied" } } });
    expect(traces(JSON.stringify(result.error))).toEqual([]);
  });
});

describe("a raw response", () => {
  const echo = (status: number) =>
    startServer(({ headers }) => ({
      ...json({ title: "Emma" }, status),
      headers: {
        "content-type": "application/json",
        "x-echo": `${headers.authorization}`,
        "x-hex": hexOf(SECRET).join(""),
        "x-plain": "kept",
        "set-cookie": "session=0123456789abcdef; Path=/",
      },
    }));

  test.each([200, 403])("redacts the headers of a raw response with status %i", async (status) => {
    const server = await echo(status);
    const client = createClient(library, { baseUrl: server.url, auth: bearer(SECRET) });
    const result = await client.books.create().result();
    const { response } = await client.http.POST("/v1/books");
    for (const one of [result.response as Response, response]) {
      expect([one.headers.get("x-echo"), one.headers.get("x-hex"), one.headers.get("x-plain")]).toEqual([
        "[redacted]",
        "[redacted]",
        "kept",
      ]);
      expect(one.status).toBe(status);
      expect(traces(inspect(one, { depth: 9, showHidden: true }))).toEqual([]);
      expect(traces(JSON.stringify([...one.clone().headers]))).toEqual([]);
      expect(await one.json()).toEqual({ title: "Emma" });
    }
  });

  test("keeps cookies in a success response and redacts cookies in a failure response", async () => {
    const cookieOf = async (status: number) => {
      const server = await echo(status);
      const client = createClient(library, { baseUrl: server.url, auth: bearer(SECRET) });
      return (await client.books.create().result()).response?.headers.get("set-cookie");
    };
    expect(await cookieOf(200)).toBe("session=0123456789abcdef; Path=/");
    expect(await cookieOf(403)).not.toContain("0123456789abcdef");
  });

  test("redacts the headers of a raw response with a streamed body", async () => {
    const server = await echo(200);
    const client = createClient(library, { baseUrl: server.url, auth: bearer(SECRET) });
    const { data, response } = await client.http.POST("/v1/books", { parseAs: "stream" });
    expect(response.headers.get("x-echo")).toBe("[redacted]");
    expect(await new Response(data as ReadableStream).json()).toEqual({ title: "Emma" });
  });

  test("redacts the headers of the response that withResponse returns", async () => {
    const server = await echo(200);
    const client = createClient(library, { baseUrl: server.url, auth: bearer(SECRET) });
    const { response } = await client.books.create().withResponse();
    expect(response.headers.get("x-echo")).toBe("[redacted]");
  });
});

test("omits a header from the error if the header's name is the secret", async () => {
  const server = await startServer(() => ({
    status: 403,
    headers: { "key-7f3a9d20c1": "1", "x-plain": "2" },
  }));
  const client = createClient(library, { baseUrl: server.url, auth: bearer("key-7f3a9d20c1") });
  const { error } = await client.books.create().result();
  expect(error).toMatchObject({ status: 403 });
  expect(inspect(error, { depth: 9 })).not.toContain("7f3a9d20c1");
  expect((error as unknown as { headers: Headers }).headers.get("x-plain")).toBe("2");
});

test("redacts credentials that the service repeats in a recording", async () => {
  const body = JSON.stringify({ seen: `Bearer ${SECRET}`, hex: hexOf(SECRET).join("") });
  const headers = { "content-type": "application/json", "x-echo": SECRET };
  const line = new Promise<string>((resolve) => {
    const fetch = recordedFetch(resolve, () => new Response(body, { headers }));
    void createClient(library, {
      baseUrl: "https://library.test",
      auth: bearer(SECRET),
      fetch,
    }).books.create();
  });
  expect(traces(await line)).toEqual([]);
  expect(JSON.parse(await line)).toMatchObject({
    response: {
      headers: { "x-echo": "[redacted]" },
      body: { text: '{"seen":"[redacted]","hex":"[redacted]"}' },
    },
  });
});

describe("ordinary text", () => {
  test.each(["The token of the library is unknown.", "sk live", "live-4Kq7", "test key 4"])(
    "does not redact ordinary text: %s",
    async (message) => {
      const server = await startServer(() => json({ error: { message } }, 403));
      const client = createClient(library, { baseUrl: server.url, auth: bearer(SECRET) });
      expect((await client.books.create().result()).error).toMatchObject({
        message: `createBook failed with 403: ${message}`,
      });
    },
  );
});

test("searches a megabyte of escapes and separators in linear time", async () => {
  const units = ["\\", "\\u", "%25", "%", "&amp;", "&#", "s k _ ", "\\u0073", "&#x73;", "-", "~"];
  const hostile = units.map((unit) => unit.repeat(90_000 / unit.length)).join(SECRET.slice(0, 8));
  const server = await startServer(() => ({ status: 403, body: hostile }));
  const client = createClient(library, { baseUrl: server.url, auth: bearer(SECRET.repeat(40)) });
  const { error } = await client.books.create({}, { timeoutMs: 30_000 }).result();
  expect(error).toMatchObject({ name: "ApiError", status: 403 });
});

test("a cloned raw response keeps the status, URL and redacted headers", async () => {
  const server = await startServer(({ headers }) => ({
    ...json({ title: "Emma" }, 403),
    headers: { "content-type": "application/json", "x-echo": `${headers.authorization}` },
  }));
  const client = createClient(library, { baseUrl: server.url, auth: bearer(SECRET) });
  const { response } = await client.http.POST("/v1/books");
  const clone = response.clone().clone();
  expect([clone.status, clone.url, clone.headers.get("x-echo")]).toEqual([
    403,
    `${server.url}/v1/books`,
    "[redacted]",
  ]);
  expect([await clone.json(), await response.json()]).toEqual([{ title: "Emma" }, { title: "Emma" }]);
});
