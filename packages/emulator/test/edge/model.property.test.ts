import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { memoryStores } from "../../src/index.ts";
import { type StoreFactory, sqliteStores } from "../../src/node/index.ts";
import { emulate, type Received, type Send } from "./support/edge-caller.ts";

interface ModelRecord {
  readonly Id: number;
  readonly Name: string;
  readonly Ttl: number;
}

interface ModelZone {
  readonly Id: number;
  readonly Domain: string;
  LoggingEnabled: boolean;
  Records: ModelRecord[];
}

/** Expected state: the zones in order of creation. */
interface Model {
  zones: ModelZone[];
  lastZone: number;
  lastRecord: number;
}

interface Real {
  readonly send: Send;
}

type Command = fc.AsyncCommand<Model, Real>;

const command = (name: string, run: (model: Model, send: Send) => Promise<void>): Command => ({
  check: () => true,
  run: (model, { send }) => run(model, send),
  toString: () => name,
});

/** Returns the zone at a position. A position past the end represents an unknown zone. */
const zoneAt = ({ zones }: Model, place: number): ModelZone | undefined => zones[place];
const idOf = (zone: { Id: number } | undefined): number => zone?.Id ?? 9_999;

function expectMissing({ status, body }: Received, field: string): void {
  expect([status, body.Field]).toEqual([404, field]);
}

const createZone = (domain: string, names: string[]): Command =>
  command(`create ${domain} with ${names.length} records`, async (model, send) => {
    const response = await send("POST", "/dnszone", {
      Domain: domain,
      Records: names.map((Name) => ({ Name })),
    });
    if (model.zones.some(({ Domain }) => Domain.toLowerCase() === domain.toLowerCase())) {
      expect([response.status, response.body.Field]).toEqual([400, "Domain"]);
      return;
    }
    const Records = names.map((Name) => ({ Id: ++model.lastRecord, Name, Ttl: 300 }));
    const zone = { Id: ++model.lastZone, Domain: domain, LoggingEnabled: false, Records };
    model.zones.push(zone);
    expect(response).toMatchObject({ status: 201, body: zone });
  });

const deleteZone = (place: number): Command =>
  command(`delete zone ${place}`, async (model, send) => {
    const zone = zoneAt(model, place);
    const response = await send("DELETE", `/dnszone/${idOf(zone)}`);
    if (!zone) return expectMissing(response, "DnsZone");
    expect(response.status).toBe(204);
    model.zones = model.zones.filter((each) => each !== zone);
  });

const updateZone = (place: number, LoggingEnabled: boolean): Command =>
  command(`set LoggingEnabled of zone ${place} to ${LoggingEnabled}`, async (model, send) => {
    const zone = zoneAt(model, place);
    const response = await send("POST", `/dnszone/${idOf(zone)}`, { LoggingEnabled });
    if (!zone) return expectMissing(response, "DnsZone");
    zone.LoggingEnabled = LoggingEnabled;
    expect(response.body).toMatchObject(zone);
  });

const addRecord = (place: number, Name: string): Command =>
  command(`add ${Name} to zone ${place}`, async (model, send) => {
    const zone = zoneAt(model, place);
    const response = await send("PUT", `/dnszone/${idOf(zone)}/records`, { Name });
    if (!zone) return expectMissing(response, "DnsZone");
    const record = { Id: ++model.lastRecord, Name, Ttl: 300 };
    zone.Records.push(record);
    expect(response).toMatchObject({ status: 201, body: record });
  });

const changeRecord = (place: number, owner: number, at: number, Ttl: number | undefined): Command =>
  command(`change record ${at} of zone ${owner} in zone ${place} to ${Ttl}`, async (model, send) => {
    const zone = zoneAt(model, place);
    const record = zoneAt(model, owner)?.Records[at];
    const path = `/dnszone/${idOf(zone)}/records/${idOf(record)}`;
    const response = await (Ttl === undefined ? send("DELETE", path) : send("POST", path, { Ttl }));
    if (!zone) return expectMissing(response, "DnsZone");
    if (!record || place !== owner) return expectMissing(response, "DnsRecord");
    expect(response.status).toBe(204);
    zone.Records = zone.Records.flatMap((each) => {
      if (each !== record) return [each];
      return Ttl === undefined ? [] : [{ ...record, Ttl }];
    });
  });

const listZones = (page: number, perPage: number, search: string): Command =>
  command(`list page ${page} of ${perPage} with ${JSON.stringify(search)}`, async ({ zones }, send) => {
    const { body } = await send("GET", `/dnszone?page=${page}&perPage=${perPage}&search=${search}`);
    const found = zones.filter(({ Domain }) => Domain.toLowerCase().includes(search.toLowerCase()));
    const items = found.slice((page - 1) * perPage, page * perPage);
    expect(body.Items).toHaveLength(items.length);
    expect(body).toMatchObject({
      Items: items,
      CurrentPage: page,
      TotalItems: found.length,
      HasMoreItems: page * perPage < found.length,
    });
    for (const [at, { Records }] of items.entries())
      expect(body.Items[at].Records).toHaveLength(Records.length);
  });

const place = fc.nat({ max: 12 });
const domain = fc
  .tuple(fc.constantFrom("a", "b", "ab", "ba", "AB", "abba"), fc.constantFrom("example", "test", "a.test"))
  .map((labels) => labels.join("."));
const name = fc.constantFrom("", "www", "mail");

const commands = [
  fc.tuple(domain, fc.array(name, { maxLength: 3 })).map((args) => createZone(...args)),
  fc.tuple(domain, fc.array(name, { maxLength: 3 })).map((args) => createZone(...args)),
  place.map(deleteZone),
  fc.tuple(place, fc.boolean()).map((args) => updateZone(...args)),
  fc.tuple(place, name).map((args) => addRecord(...args)),
  fc
    .tuple(place, place, fc.nat({ max: 3 }), fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }))
    .map((args) => changeRecord(...args)),
  fc
    .tuple(place, fc.nat({ max: 3 }), fc.integer({ min: 1, max: 9 }))
    .map(([at, ...rest]) => changeRecord(at, at, ...rest)),
  fc
    .tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(5, 6, 1_000),
      fc.constantFrom("", "a", "B.", "test", "abb", "zz"),
    )
    .map((args) => listZones(...args)),
];

describe("model of zones, records and pages", () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
  const onDisk = async (): Promise<StoreFactory> => {
    const folder = await mkdtemp(join(tmpdir(), "edge-"));
    folders.push(folder);
    return sqliteStores(folder);
  };

  it.each([
    { state: "in memory", openStores: async () => memoryStores, numRuns: 60 },
    { state: "on disk", openStores: onDisk, numRuns: 5 },
  ])("zones, records and pages match a simple model, $state", async ({ openStores, numRuns }) => {
    const sequences = fc.commands(commands, { maxCommands: 60, size: "max" });
    const property = fc.asyncProperty(sequences, async (run) => {
      const { emulator, send } = emulate({ store: await openStores() });
      const model: Model = { zones: [], lastZone: 0, lastRecord: 0 };
      await fc.asyncModelRun(() => ({ model, real: { send } }), run);
      await emulator.close();
    });
    await fc.assert(property, { numRuns });
  });
});
