import { describe, expect, test } from "vitest";
import { createClient } from "../src/index.ts";
import { library } from "./support/library.ts";

async function urlOf(baseUrl: string, allowInsecure?: boolean): Promise<string> {
  let url = "";
  const fetch = async (request: Request): Promise<Response> => {
    url = request.url;
    return new Response();
  };
  await createClient(library, { baseUrl, allowInsecure, fetch }).books.get({ bookId: "b" });
  return url;
}

describe("baseUrl", () => {
  test.each([
    ["https://library.test", "https://library.test/v1/books/b"],
    ["https://library.test/", "https://library.test/v1/books/b"],
    ["https://library.test/api/", "https://library.test/api/v1/books/b"],
    ["https://library.test/api//", "https://library.test/api/v1/books/b"],
    ["https://library.test/a/../{b}", "https://library.test/%7Bb%7D/v1/books/b"],
    ["HTTPS://Library.test:443", "https://library.test/v1/books/b"],
  ])("appends paths to the base URL %s", async (baseUrl, url) => {
    expect(await urlOf(baseUrl)).toBe(url);
  });

  test.each([
    "",
    "/api",
    "library.test",
    "//library.test",
    "ftp://library.test",
    "data:text/plain,x",
    "https://library.test?x=1",
    "https://library.test/?",
    "https://library.test/#",
    "https://user@library.test",
    "https://user:password@library.test",
    "https://",
  ])("baseUrl rejects %j", (baseUrl) => {
    expect(() => createClient(library, { baseUrl })).toThrow(
      "options.baseUrl must be an absolute http(s) URL",
    );
  });

  test.each([undefined, null, 5, Symbol("url")])("baseUrl rejects the value %o", (baseUrl) => {
    expect(() => createClient(library, { baseUrl: baseUrl as never })).toThrow("options.baseUrl must be");
  });

  test("the error for an invalid baseUrl does not contain the URL, which may include a password", () => {
    expect(() => createClient(library, { baseUrl: "https://user:hunter2@library.test" })).not.toThrow(
      "hunter2",
    );
  });
});

describe("plain http", () => {
  test.each([
    "http://localhost:4010",
    "http://app.localhost",
    "http://127.0.0.1:80",
    "http://127.1.2.3",
    "http://[::1]:1",
  ])("allows plain http for %s", async (baseUrl) => {
    expect(await urlOf(baseUrl)).toMatch(/^http:.*\/v1\/books\/b$/);
  });

  test.each([
    "http://library.test",
    "http://localhost.library.test",
    "http://127.0.0.1.library.test",
    "http://10.0.0.1",
  ])("rejects plain http for %s unless allowInsecure is set", async (baseUrl) => {
    expect(() => createClient(library, { baseUrl })).toThrow(
      "must use https: unless it is on loopback or allowInsecure is set",
    );
    expect(await urlOf(baseUrl, true)).toBe(`${baseUrl}/v1/books/b`);
    const client = createClient(library, { baseUrl, allowInsecure: true });
    await expect(client.books.get({ bookId: "b" }, { allowInsecure: false })).rejects.toThrow(
      "unless it is on loopback",
    );
  });
});
