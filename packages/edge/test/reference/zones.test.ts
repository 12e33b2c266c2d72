import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { expect, expectTypeOf, test } from "vitest";
import {
  type DnsRecord,
  type DnsRecordType,
  type DnsZone,
  dnsRecordTypeValues,
  isDnsRecordType,
  isLogAnonymizationType,
} from "../../src/generated/reference/index.gen.ts";
import { bundle, createClient } from "./bundle.ts";

test("creates, changes, reads and deletes a zone", async () => {
  const server = await serveBundle(bundle);
  const { dnsZones } = createClient(server.url);

  const made = await dnsZones.create({ body: { Domain: "example.com" } });
  const id = made.Id;
  const text = await dnsZones.records.create({
    zoneId: id,
    body: { Type: dnsRecordTypeValues.TXT, Name: "", Value: "v=spf1 -all", Ttl: 300 },
  });
  const changed = await dnsZones.records
    .update({ zoneId: id, id: text.Id, body: { ...text, Ttl: 3600 } })
    .result();
  const updated = await dnsZones.update({ id, body: { LoggingEnabled: true } });
  const removed = await dnsZones.records.delete({ zoneId: id, id: text.Id }).result();
  const deleted = await dnsZones.delete({ id });

  expect(made.Domain).toBe("example.com");
  expect(updated.LoggingEnabled).toBe(true);
  expect(changed).toMatchObject({ ok: true, status: 204, data: undefined });
  expect(removed).toMatchObject({ ok: true, status: 204, data: undefined });
  expect(deleted).toBeUndefined();
  expect(server.received.map(({ operationId, response }) => [operationId, response.status])).toEqual([
    ["createDnsZone", 201],
    ["createDnsRecord", 201],
    ["updateDnsRecord", 204],
    ["updateDnsZone", 200],
    ["deleteDnsRecord", 204],
    ["deleteDnsZone", 204],
  ]);
  expect(server.received.flatMap(({ violations }) => violations)).toEqual([]);
});

test("exports a zone as text", async () => {
  const server = await serveBundle(bundle);
  const zoneFile = '$ORIGIN example.com.\n@ 300 IN TXT "{\\"not\\": \\"JSON\\"}"\n';
  server.respondWith("exportDnsZone", () => ({ contentType: "text/plain; charset=utf-8", body: zoneFile }));
  const exported = await createClient(server.url).dnsZones.export({ id: 1 });
  expectTypeOf(exported).toEqualTypeOf<string>();
  expect(exported).toBe(zoneFile);
});

test("treats a page without items as empty", async () => {
  const server = await serveBundle(bundle);
  server.respondWith("listDnsZones", () => ({
    body: { Items: null, CurrentPage: 1, TotalItems: 0, HasMoreItems: false },
  }));
  const { dnsZones } = createClient(server.url);
  expect(await dnsZones.list().toArray()).toEqual([]);
});

test("record types can be used by name, and the guards reject unknown values", () => {
  expect(dnsRecordTypeValues).toMatchObject({ A: 0, CNAME: 2, HTTPS: 14, TLSA: 15 });
  expect([0, 15, 16, "A"].filter(isDnsRecordType)).toEqual([0, 15]);
  expect(isLogAnonymizationType(1)).toBe(true);
  expectTypeOf<DnsRecordType>().toExtend<number>();
  expectTypeOf<DnsRecord["Type"]>().toEqualTypeOf<DnsRecordType>();
  expectTypeOf<DnsZone>().toExtend<{ Id: number; Domain: string }>();
  expectTypeOf<DnsZone["Records"]>().toEqualTypeOf<DnsRecord[] | undefined>();
});
