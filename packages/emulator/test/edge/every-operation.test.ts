import {
  createEdgeClient,
  dnsRecordTypeValues,
  isApiError,
  type OperationId,
} from "@seamline/edge/reference";
import { expect, it } from "vitest";
import { emulate } from "./support/edge-caller.ts";

const none = 9_999;
const INVALID = { status: 400, code: "dnsZone.validation_error" };
const NOT_FOUND = { status: 404, code: "dnsZone.not_found" };

/** A call that is refused, and with what. */
type Refusal = readonly [refuse: () => PromiseLike<unknown>, refusal: typeof INVALID];

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

  const refused: Record<OperationId, Refusal> = {
    listDnsZones: [() => dnsZones.list({ query: { perPage: 1 } }), INVALID],
    createDnsZone: [() => dnsZones.create({ body: { Domain: "" } }), INVALID],
    getDnsZone: [() => dnsZones.get({ id }), NOT_FOUND],
    updateDnsZone: [() => dnsZones.update({ id, body: {} }), NOT_FOUND],
    deleteDnsZone: [() => dnsZones.delete({ id }), NOT_FOUND],
    createDnsRecord: [() => dnsZones.records.create({ zoneId: id, body: text }), NOT_FOUND],
    updateDnsRecord: [() => dnsZones.records.update({ zoneId: id, id: recordId, body: text }), NOT_FOUND],
    deleteDnsRecord: [() => dnsZones.records.delete({ zoneId: id, id: recordId }), NOT_FOUND],
    checkDnsZoneAvailability: [() => dnsZones.checkAvailability({ body: { Name: "" } }), INVALID],
    exportDnsZone: [() => dnsZones.export({ id }), NOT_FOUND],
  };
  for (const [operationId, [refuse, refusal]] of Object.entries(refused)) {
    const error = await Promise.resolve(refuse()).catch((thrown: unknown) => thrown);
    expect(error, operationId).toSatisfy(isApiError);
    expect(error, operationId).toMatchObject({ operationId, ...refusal });
  }

  const statuses = (operationId: string) =>
    emulator
      .requests()
      .filter((entry) => entry.operationId === operationId)
      .map(({ status = 0 }) => status);
  for (const operationId of Object.keys(refused)) {
    expect(statuses(operationId)).toContainEqual(expect.toSatisfy((status: number) => status < 300));
    expect(statuses(operationId).at(-1)).toBe(refused[operationId as OperationId][1].status);
  }
});
