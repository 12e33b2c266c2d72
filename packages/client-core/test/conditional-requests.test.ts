import { expect, test } from "vitest";
import { createClient, isApiError } from "../src/index.ts";
import { library } from "./support/library.ts";
import { json, type Reply, startServer } from "./support/loopback-server.ts";

/** A service that responds with 304 to requests with the current version. */
async function versioned() {
  const server = await startServer(
    ({ headers }): Reply =>
      headers["if-none-match"] === '"v1"'
        ? { status: 304, headers: { etag: '"v1"' } }
        : { ...json({ title: "Dune" }), headers: { "content-type": "application/json", etag: '"v1"' } },
  );
  return { client: createClient(library, { baseUrl: server.url }), received: server.received };
}

test("checking for status 304 narrows the result of a conditional request", async () => {
  const { client, received } = await versioned();
  const { response } = await client.books.get({ bookId: "b" }).withResponse();
  const headers = { "if-none-match": `${response.headers.get("etag")}` };
  const again = await client.books.get({ bookId: "b" }, { headers }).result();
  expect(again.status).toBe(304);
  if (again.status === 304) {
    expect([again.ok, again.data, again.response.headers.get("etag")]).toEqual([false, undefined, '"v1"']);
  }
  expect(received).toHaveLength(2);
});

test("awaiting a conditional request throws an ApiError with status 304", async () => {
  const { client } = await versioned();
  const headers = { "if-none-match": '"v1"' };
  const error = await client.books.get({ bookId: "b" }, { headers }).catch((reason: unknown) => reason);
  expect(isApiError(error, 304)).toBe(true);
  expect(error).toMatchObject({
    message: "getBook failed with 304: the resource is unchanged",
    retryable: false,
    body: undefined,
  });
});
