import { expect, it, onTestFinished } from "vitest";
import { openClientOffice } from "./support/client-office.ts";

const COUNT = 250;
const NAMES = Array.from({ length: COUNT }, (_, at) => `Matter ${at + 1}`);

function openArchive() {
  const matters = [{ name: "Matter {n}", owner: "alice@example.com", repeat: COUNT }];
  const office = openClientOffice({
    retention: { matters },
    edge: { keys: [{ key: "key-1" }], zones: [{ Domain: "zone-{n}.example", repeat: COUNT }] },
  });
  onTestFinished(() => office.emulator.close());
  return office;
}

it("lists each matter once with any page size", async () => {
  const { retention } = openArchive();
  for (const pageSize of [1, 7, 50, 100, 0]) {
    const all = await retention.matters.list({ query: { pageSize } }).toArray();
    expect(all.map(({ name }) => name)).toEqual(NAMES);
  }
});

it("lists each existing matter once while others are created and deleted", async () => {
  const { retention } = openArchive();
  const { matters } = retention;
  const seen: (string | undefined)[] = [];
  for await (const { name, matterId } of matters.list({ query: { pageSize: 20, state: "OPEN" } })) {
    seen.push(name);
    if (seen.length % 10 === 0) await matters.create({ body: { name: `New ${seen.length}` } });
    if (seen.length % 25 === 0) await matters.close({ matterId });
    if (seen.length > 2 * COUNT) break;
  }
  expect(seen.slice(0, COUNT)).toEqual(NAMES);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.slice(COUNT).every((name) => name?.startsWith("New "))).toBe(true);
});

it("skips only matters that are purged before their page is read", async () => {
  const { retention, emulator } = openArchive();
  const ids = (await retention.matters.list().toArray()).map(({ matterId }) => matterId);
  const seen: (string | undefined)[] = [];
  const gone = [20, 21, 39, 40, 41, 249];
  for await (const { name } of retention.matters.list({ query: { pageSize: 20 } })) {
    seen.push(name);
    if (seen.length !== 20) continue;
    for (const at of gone) {
      const matterId = ids[at] ?? "";
      await retention.matters.close({ matterId });
      await retention.matters.delete({ matterId });
    }
    // Deleted matters are purged after 30 days.
    await emulator.clock.advance(31 * 24 * 60 * 60_000);
  }
  expect(seen).toEqual(NAMES.filter((_, at) => !gone.includes(at)));
});

it("lists each zone once with numbered pages", async () => {
  const { edge } = openArchive();
  const zones = await edge.dnsZones.list({ query: { perPage: 99 } }).toArray();
  expect(new Set(zones.map(({ Domain }) => Domain)).size).toBe(COUNT);
  const found = await edge.dnsZones.list({ query: { search: "zone-25", perPage: 5 } }).toArray();
  expect(found).toHaveLength(["zone-25", "zone-250"].length);
});
