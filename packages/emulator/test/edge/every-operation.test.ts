import {
  createEdgeClient,
  dnsRecordTypeValues,
  isApiError,
  type OperationId,
} from "@seamline/edge/reference";
import { expect, it } from "vitest";
import { emulate } from "./support/edge-caller.ts";

const none = 9_999;

it("does every operation for the client, and refuses each", async () => {
  const { emulator } = emulate();
  const { dnsZones } = createEdgeClient({
    baseUrl: "http://127.0.0.1:4012",
    accessKey: "test-key",
    fetch: emulator.edge.fetch,
  });

  const { Id: id = none } = await dnsZones.create({ body: { Domain: "example.com" } });
  const text = { Type: dnsRecordTypeValues.TXT, Name: "", Value: "v=spf1 -all", Ttl: 300 };
  const { Id: recordId = none } = await dnsZones.records.create({ zoneId: id, body: text });
  await dnsZones.records.update({ zoneId: id, id: recordId, body: { ...text, Ttl: 60 } });
  expect(await dnsZones.export({ id })).toContain('@ 60 IN TXT "v=spf1 -all"\n');
  expect(await dnsZones.update({ id, body: { LoggingEnabled: true } })).toMatchObject({
    LoggingEnabled: true,
  });
  expect(await dnsZones.list().toArray()).toEqual([await dnsZones.get({ id })]);
  expect(await dnsZones.checkAvailability({ body: { Name: "example.com" } })).toEqual({ Available: false });
  await dnsZones.records.delete({ zoneId: id, id: recordId });
  await dnsZones.delete({ id });

  const refused: Record<OperationId, () => PromiseLike<unknown>> = {
    listDnsZones: () => dnsZones.list({ query: { perPage: 1 } }),
    createDnsZone: () => dnsZones.create({ body: { Domain: "" } }),
    getDnsZone: () => dnsZones.get({ id }),
    updateDnsZone: () => dnsZones.update({ id, body: {} }),
    deleteDnsZone: () => dnsZones.delete({ id }),
    createDnsRecord: () => dnsZones.records.create({ zoneId: id, body: text }),
    updateDnsRecord: () => dnsZones.records.update({ zoneId: id, id: recordId, body: text }),
    deleteDnsRecord: () => dnsZones.records.delete({ zoneId: id, id: recordId }),
    checkDnsZoneAvailability: () => dnsZones.checkAvailability({ body: { Name: "" } }),
    exportDnsZone: () => dnsZones.export({ id }),
  };
  for (const refuse of Object.values(refused)) {
    const error = await Promise.resolve(refuse()).catch((thrown: unknown) => thrown);
    expect(isApiError(error) && error.code).toMatch(/^dnsZone\.(validation_error|not_found)$/);
  }

  const statuses = (operationId: string) =>
    emulator
      .requests()
      .filter((entry) => entry.operationId === operationId)
      .map(({ status = 0 }) => status);
  for (const operationId of Object.keys(refused)) {
    expect(statuses(operationId)).toContainEqual(expect.toSatisfy((status: number) => status < 300));
    expect(statuses(operationId)).toContainEqual(expect.toSatisfy((status: number) => status >= 400));
  }
});
