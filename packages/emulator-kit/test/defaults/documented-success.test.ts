import { expect, onTestFinished, test } from "vitest";
import { createEmulator, defineService, notImplemented } from "../../src/index.ts";

const content = { "application/json": { schema: { type: "object" } } };
const described = { description: "A response." };

/** Defines a service that has one operation. */
function serviceWith(responses: object, handler: unknown = async () => ({ id: 1 })) {
  const paths = { "/items": { get: { operationId: "getItem", responses } } };
  const document = { openapi: "3.1.0", info: { title: "Items", version: "1" }, paths };
  const handlers = { getItem: handler as never };
  return defineService({ name: "items", documents: [{ document, handlers }], collections: {} });
}

test.each([
  [
    "the first status of success",
    { 404: described, 202: { ...described, content }, 204: described },
    202,
    '{"id":1}',
  ],
  ["200 for a range", { "2XX": { ...described, content } }, 200, '{"id":1}'],
  ["204 for a range without a body", { "2XX": described }, 204, ""],
  ["200 for default", { 404: described, default: { ...described, content } }, 200, '{"id":1}'],
])("sends the result of a handler with %s", async (_, responses, status, body) => {
  const emulator = createEmulator({ services: [serviceWith(responses)] });
  onTestFinished(() => emulator.close());
  const response = await emulator.items.fetch("http://127.0.0.1/items");
  expect([response.status, await response.text()]).toEqual([status, body]);
});

test("rejects a handler if its operation documents no success response", () => {
  expect(() => serviceWith({ 302: described })).toThrow(
    "GET /items has a handler, so it must document a 2XX or default response.",
  );
  expect(() => serviceWith({ 302: described }, notImplemented)).not.toThrow();
});
