import { collection, createEmulator, defineService } from "@seamline/emulator-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listen } from "../../src/node/index.ts";
import { type Browser, chromiumTests, launchChromium } from "./chromium.ts";
import { TIMEOUT_MS } from "./open-page.ts";

interface StoredParcel {
  readonly parcelId: string;
  readonly state: string;
}

const parcelId = { name: "parcelId", in: "path", required: true, schema: { type: "string" } };
const text = { type: "string" };
const Parcel = { type: "object", properties: { parcelId: text, state: text } };
const parcel = {
  description: "The parcel.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Parcel" } } },
};

const parcels = defineService({
  name: "parcels",
  documents: [
    {
      document: {
        openapi: "3.1.0",
        info: { title: "Parcels", version: "1" },
        paths: {
          "/parcels": {
            get: {
              operationId: "listParcels",
              "x-method": "parcels.list",
              responses: { 200: { description: "All parcels." } },
            },
          },
          "/parcels/{parcelId}:send": {
            parameters: [parcelId],
            post: { operationId: "sendParcel", "x-method": "parcels.send", responses: { 200: parcel } },
          },
        },
        components: { schemas: { Parcel } },
      },
      handlers: {
        sendParcel: ({ context, path }) =>
          context.state.change(async (transaction) => {
            const sent = { parcelId: path.parcelId, state: "SENT" };
            await transaction.put("parcels", sent.parcelId, sent);
            return sent;
          }),
      },
    },
  ],
  collections: { parcels: collection<StoredParcel>({ schema: "Parcel" }) },
});

const seed = { parcels: { parcels: { "parcel-a": { parcelId: "parcel-a", state: "PACKED" } } } };

describe.runIf(chromiumTests)("page of a kit service", { timeout: TIMEOUT_MS }, () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = await launchChromium();
  });
  afterEach(() => browser?.close());

  test("the overview shows client code, and an item's page can send the contract's operations", async () => {
    const emulator = createEmulator({ services: [parcels], seed });
    const { urls, close } = await listen(emulator, { port: 0 });
    const page = await browser.newPage();
    await page.goto(`${urls.parcels}/__emulator/`);
    const card = page.getByRole("article", { name: "Parcels" });
    await card.getByText("Seed: 1 parcel", { exact: true }).waitFor();
    const program = page.getByRole("group", { name: "TypeScript for Parcels" });
    await expect.poll(() => program.textContent()).toContain("const parcels = createClient(definition, {");
    await page.getByRole("navigation").getByRole("link", { name: "Parcels", exact: true }).last().click();
    await page.getByRole("link", { name: "parcel-a" }).click();
    await page.getByRole("link", { name: "Send" }).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.locator(".it-row").getByText("SENT").waitFor();
    await close();
    await emulator.close();
  });
});
