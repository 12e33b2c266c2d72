import { expect, onTestFinished, test } from "vitest";
import { collection, createEmulator, defineService } from "../../src/index.ts";
import { defaultEmulator, send, sendControl } from "./support/default-emulator.ts";

const seed = {
  parcels: { parcels: { "p-1": { id: "p-1", weight: 1 }, "p-2": { id: "p-2", weight: 2 } } },
  depot: { crates: { "c/1": { color: "red" } } },
};
const VIEW = { "x-emulator-view": "1" };

test("lists every collection as a root of the service's tree", async () => {
  const { body } = await sendControl(defaultEmulator({ seed }), "GET /services");
  const [parcels, depot] = body.services;
  expect(parcels).toMatchObject({
    title: "Parcels",
    roots: [{ document: "parcels.collections@1.2.0", operationId: "parcels.list", path: {} }],
  });
  expect(parcels.documents.map(({ id }: { id: string }) => id)).toEqual([
    "parcels.collections@1.2.0",
    "parcels@1.2.0",
  ]);
  expect(depot.roots).toMatchObject([{ operationId: "crates.list" }]);
});

test("serves the page an OpenAPI document that describes the collections", async () => {
  const { body } = await sendControl(defaultEmulator(), "GET /documents/parcels.collections@1.2.0");
  const list = body.paths["/collections/parcels"].get;
  expect([list["x-method"], list["x-pagination"].items]).toEqual(["parcels.list", "/items"]);
  const { schema } = body.paths["/collections/parcels/{_key}"].get.responses[200].content["application/json"];
  expect(schema).toEqual({ $ref: "#/components/schemas/Parcel" });
  expect(body.components.schemas.Parcel.properties).toHaveProperty("weight");
});

test("lists the items of a collection page by page", async () => {
  const emulator = defaultEmulator({ seed });
  const path = "GET /services/parcels/collections/parcels?pageSize=1";
  const first = await sendControl(emulator, path, VIEW);
  expect(first.body.items).toEqual([{ _key: "p-1", id: "p-1", weight: 1 }]);
  const second = await sendControl(emulator, `${path}&pageToken=${first.body.nextPageToken}`, VIEW);
  expect(second.body).toEqual({ items: [{ _key: "p-2", id: "p-2", weight: 2 }] });
  expect(emulator.requests()).toEqual([]);
});

test("returns an item of a collection by its key", async () => {
  const emulator = defaultEmulator({ seed });
  const item = await sendControl(emulator, "GET /services/depot/collections/crates/c%2F1", VIEW);
  expect(item.body).toEqual({ _key: "c/1", id: "c/1", color: "red" });
  const missing = await sendControl(emulator, "GET /services/depot/collections/crates/c2", VIEW);
  expect([missing.status, missing.body.detail]).toEqual([404, 'The collection crates has no item "c2".']);
});

test("hides the generated list operations from clients", async () => {
  const emulator = defaultEmulator({ seed });
  expect((await send(emulator.parcels, "GET /collections/parcels")).status).toBe(404);
  const documents = emulator.coverage().operations.map(({ document }) => document);
  expect(documents).not.toContain("parcels.collections@1.2.0");
});

test("the collections document includes the contract's operations on the items of a collection", async () => {
  const success = { responses: { 204: { description: "Moved." } } };
  const yard = defineService({
    name: "yard",
    documents: [
      {
        document: {
          openapi: "3.1.0",
          info: { title: "Yard", version: "1" },
          paths: {
            "/crates": { get: { operationId: "listCrates", "x-method": "crates.list", ...success } },
            "/crates/{crateId}:move": {
              parameters: [{ name: "crateId", in: "path", required: true, schema: { type: "string" } }],
              post: { operationId: "moveCrate", "x-method": "crates.move", ...success },
            },
            "/trucks": { post: { operationId: "createTruck", "x-method": "trucks.create", ...success } },
          },
        },
        handlers: {},
      },
    ],
    collections: { crates: collection<object>() },
  });
  const emulator = createEmulator({ services: [yard] });
  onTestFinished(() => emulator.close());
  const { body } = await send(emulator.yard, "GET /__emulator/documents/yard.collections@1");
  expect(Object.keys(body.paths).sort()).toEqual([
    "/collections/crates",
    "/collections/crates/{_key}",
    "/crates/{crateId}:move",
  ]);
  expect(body.paths["/crates/{crateId}:move"]).toMatchObject({
    parameters: [{ name: "crateId" }],
    post: { operationId: "moveCrate" },
  });
});
