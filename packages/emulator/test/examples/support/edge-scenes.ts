import type { EmulatorSeed } from "../../../src/index.ts";
import type { Scene, Step } from "./scene.ts";

/** A seed with the last ids before the example ids, so that new zones and records get the example ids. */
const seed: EmulatorSeed = {
  edge: {
    keys: [{ key: "test-key" }, { key: "reader", allow: [{ methods: ["GET"] }] }, { key: "other" }],
    zones: [{ Id: 482112, Domain: "example.net", key: "other", Records: [{ Id: 7310040, Type: 3 }] }],
  },
};

/** Creation time of the zone in the examples. */
const now = Date.parse("2026-02-06T09:27:36Z");

const threeMinutes: Step["before"] = (emulator) => emulator.clock.advance(206_000);

/** A scene for the successful examples, and scenes for the failures. */
export const edgeScenes: readonly Scene[] = [
  {
    options: { seed, clock: { mode: "manual", now } },
    steps: [
      { operationId: "listDnsZones", shows: "200 noZones" },
      { operationId: "checkDnsZoneAvailability", shows: "200 available" },
      { operationId: "createDnsZone", shows: "201 newZone" },
      { operationId: "createDnsRecord", shows: "201 text" },
      { operationId: "updateDnsRecord", path: { id: "7310042" } },
      { operationId: "updateDnsZone", shows: "200 zone", before: threeMinutes },
      { operationId: "getDnsZone", shows: "200 zone" },
      { operationId: "listDnsZones", shows: "200 oneZone" },
      { operationId: "exportDnsZone", shows: "200 zoneFile" },
      { operationId: "listDnsZones", query: "perPage=1001", shows: "400 perPage" },
      { operationId: "createDnsRecord", body: { Type: 3, Value: "a".repeat(4001) }, shows: "400 textLength" },
      { operationId: "deleteDnsZone" },
      { operationId: "getDnsZone", shows: "404 noSuchZone" },
    ],
    path: { id: "482113", zoneId: "482113" },
  },
  {
    options: { seed, limits: "reference" },
    path: { id: "482113" },
    steps: [
      { operationId: "listDnsZones", headers: {}, shows: "401 wrongKey" },
      { operationId: "deleteDnsZone", headers: { accesskey: "reader" }, shows: "403 notAllowed" },
      ...Array.from({ length: 100 }, (): Step => ({ operationId: "listDnsZones" })),
      { operationId: "listDnsZones", shows: "429 tooMany" },
    ],
  },
  {
    steps: [{ operationId: "listDnsZones", isFault: true, shows: "500 failure" }],
  },
];
