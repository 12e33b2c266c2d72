import { uploadSource } from "@seamline/functions/source";
import { bearer, createFunctionsClient } from "@seamline/functions/v1/reference";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { emulatorHandlers } from "../../src/msw.ts";

const emulator = createEmulator();
const BASE = "https://api.example.com/functions";
const server = setupServer(...emulatorHandlers(emulator, { baseUrls: { functions: BASE } }));

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(async () => {
  server.close();
  await emulator.close();
});

test("signed URLs begin with the URL of the service", async () => {
  const functions = createFunctionsClient({ baseUrl: BASE, auth: bearer("ada@example.com") });
  const parent = "projects/demo/locations/us-central1";
  const source = await uploadSource(functions, { parent, source: new Uint8Array([1, 2, 3]) });
  expect(source.sourceUploadUrl).toMatch(/^https:\/\/api\.example\.com\/functions\//);
});
