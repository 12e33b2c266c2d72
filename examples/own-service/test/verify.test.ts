import { fileURLToPath } from "node:url";
import { createEmulator } from "@seamline/emulator-kit";
import { readDocumentFile, verifyService } from "@seamline/specs/verify";
import { expect, test } from "vitest";
import { parcels } from "../src/parcels-service.ts";
import { seed } from "../src/seed.ts";

const contract = readDocumentFile(fileURLToPath(new URL("../openapi.yaml", import.meta.url)));

test("the service matches its contract", async () => {
  const emulator = createEmulator({ services: [parcels], seed, longRunningMs: 10_000 });
  const { findings, notSent } = await verifyService(contract, {
    baseUrl: "http://parcels.local",
    fetch: (request) => emulator.parcels.fetch(request),
    headers: { authorization: "Bearer ada@example.com" },
    allowWrites: true,
    sleep: (ms) => emulator.clock.advance(ms),
    now: () => emulator.clock.now(),
  });
  expect(findings).toEqual([]);
  // The run does not create reports, because they do not belong to an item that it created.
  expect(notSent).toEqual(["createReport"]);
});
