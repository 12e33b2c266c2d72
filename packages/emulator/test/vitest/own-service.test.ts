import { createEmulator, defineService } from "@seamline/emulator-kit";
import { expect } from "vitest";
import { emulatorTest } from "../../src/vitest.ts";

const document = {
  openapi: "3.1.0",
  info: { title: "Parcels", version: "1" },
  paths: {
    "/parcels/{parcelId}": {
      get: {
        operationId: "getParcel",
        parameters: [{ name: "parcelId", in: "path", required: true, schema: { type: "string" } }],
        responses: { 200: { description: "The parcel.", content: { "application/json": { schema: {} } } } },
      },
    },
  },
};

const parcels = defineService({
  name: "parcels",
  documents: [{ document, handlers: { getParcel: async () => ({}) } }],
  collections: {},
});

const test = emulatorTest(() => createEmulator({ services: [parcels] }));

test("the fixture and the matcher support custom services", async ({ emulator }) => {
  await emulator.parcels.fetch("http://127.0.0.1/parcels/a%20b");
  expect(emulator).toHaveReceived("getParcel", { path: { parcelId: "a b" }, times: 1 });
  expect(emulator).not.toHaveReceived("getParcel", { path: { parcelId: "c" } });
});
