import { expect, it } from "vitest";
import { bytesOf, readRequest } from "../../src/http/http-request.ts";

/** Returns a request like those in Firefox, which does not support `Request.body`. */
function requestWithoutStream(body?: string): Request {
  const request = new Request("http://127.0.0.1/v1/books", { method: "POST", ...(body && { body }) });
  return Object.defineProperty(request, "body", { value: undefined });
}

it.each(["a book", undefined])("reads the body %s if Request.body is unsupported", async (body) => {
  const read = await readRequest(requestWithoutStream(body), () => 100);
  const bytes = bytesOf(read);
  expect(bytes && new TextDecoder().decode(bytes)).toBe(body);
});
