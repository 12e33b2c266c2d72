import { describe, expect, test } from "vitest";
import { apiKey, createClient, isRedirectError } from "../src/index.ts";
import { library } from "./support/library.ts";
import { startServer } from "./support/loopback-server.ts";

describe("a redirect", () => {
  test.each([301, 302, 303, 307, 308])(
    "throws a RedirectError for status %i and does not follow the redirect",
    async (status) => {
      const elsewhere = await startServer();
      const server = await startServer(() => ({ status, headers: { location: `${elsewhere.url}/x` } }));
      const client = createClient(library, { baseUrl: server.url, auth: apiKey("AccessKey", "k") });
      const error = await client.books.create({ body: {} }).catch((reason: unknown) => reason);
      expect(isRedirectError(error)).toBe(true);
      expect(error).toMatchObject({
        status,
        location: `${elsewhere.url}/x`,
        operationId: "createBook",
        method: "POST",
        path: "/v1/books",
        attempts: 1,
      });
      const raw = client.http.GET("/v1/books/{bookId}", { params: { path: { bookId: "b" } } });
      await expect(raw).rejects.toMatchObject({ name: "RedirectError", operationId: "getBook" });
      expect(elsewhere.received).toEqual([]);
      expect(server.received).toHaveLength(2);
    },
  );

  test("throws a RedirectError if the platform hides the redirect, as browsers do", async () => {
    const hidden = Object.defineProperties(new Response(), {
      type: { value: "opaqueredirect" },
      status: { value: 0 },
      ok: { value: false },
    });
    const client = createClient(library, { baseUrl: "https://library.test", fetch: async () => hidden });
    const result = await client.books.create().result();
    expect(result).toMatchObject({ ok: false, status: undefined });
    expect(isRedirectError(result.error)).toBe(true);
    expect(result.error).not.toHaveProperty("location", expect.anything());
  });

  test("does not treat a 304 as a redirect", async () => {
    const server = await startServer(() => ({ status: 304 }));
    const client = createClient(library, { baseUrl: server.url });
    await expect(client.books.get({ bookId: "b" })).rejects.toMatchObject({
      name: "ApiError",
      status: 304,
      body: undefined,
    });
  });
});
