import {
  createEdgeClient,
  dnsRecordTypeValues,
  isApiError,
  type OperationId,
} from "@seamline/edge/reference";
import { expect, it } from "vitest";
import { emulate } from "./support/edge-caller.ts";

const INVALID = { status: 400, code: "dnsZone.validation_error" };
const ZONE_NOT_FOUND = { status: 404, code: "dnsZone.not_found" };

interface OperationCase {
  /** Status of the successful call. */
  readonly success: number;
  /** A failing call. */
  readonly fail: () => PromiseLike<unknown>;
  /** The expected error of the failing call. */
  readonly error: typeof INVALID;
}

it("every operation of the client can succeed and fail", async () => {
  const { emulator } = emulate();
  const { dnsZones } = createEdgeClient({
    baseUrl: "http://127.0.0.1:4012",
    accessKey: "test-key",
    fetch: emulator.edge.fetch,
  });

  const { Id: id } = await dnsZones.create({ body: { Domain: "example.com" } });
  const text = { Type: dnsRecordTypeValues.TXT, Name: "", Value: "v=spf1 -all", Ttl: 300 };
  const { Id: recordId } = await dnsZones.records.create({ zoneId: id, body: text });
  await dnsZones.records.update({ zoneId: id, id: recordId, body: { ...text, Ttl: 60 } });
  expect(await dnsZones.export({ id })).toContain('@ 60 IN TXT "v=spf1 -all"\n');
  expect(await dnsZones.update({ id, body: { LoggingEnabled: true } })).toMatchObject({
    LoggingEnabled: true,
  });
  expect(await dnsZones.list().toArray()).toEqual([await dnsZones.get({ id })]);
  expect(await dnsZones.checkAvailability({ body: { Name: "example.com" } })).toEqual({ Available: false });
  await dnsZones.records.delete({ zoneId: id, id: recordId });
  await dnsZones.delete({ id });

  const cases: Record<OperationId, OperationCase> = {
    listDnsZones: {
      success: 200,
      fail: () => dnsZones.list({ query: { perPage: 1 } }),
      error: INVALID,
    },
    createDnsZone: {
      success: 201,
      fail: () => dnsZones.create({ body: { Domain: "" } }),
      error: INVALID,
    },
    getDnsZone: { success: 200, fail: () => dnsZones.get({ id }), error: ZONE_NOT_FOUND },
    updateDnsZone: { success: 200, fail: () => dnsZones.update({ id, body: {} }), error: ZONE_NOT_FOUND },
    deleteDnsZone: { success: 204, fail: () => dnsZones.delete({ id }), error: ZONE_NOT_FOUND },
    createDnsRecord: {
      success: 201,
      fail: () => dnsZones.records.create({ zoneId: id, body: text }),
      error: ZONE_NOT_FOUND,
    },
    updateDnsRecord: {
      success: 204,
      fail: () => dnsZones.records.update({ zoneId: id, id: recordId, body: text }),
      error: ZONE_NOT_FOUND,
    },
    deleteDnsRecord: {
      success: 204,
      fail: () => dnsZones.records.delete({ zoneId: id, id: recordId }),
      error: ZONE_NOT_FOUND,
    },
    checkDnsZoneAvailability: {
      success: 200,
      fail: () => dnsZones.checkAvailability({ body: { Name: "" } }),
      error: INVALID,
    },
    exportDnsZone: { success: 200, fail: () => dnsZones.export({ id }), error: ZONE_NOT_FOUND },
  };
  for (const [operationId, { success, fail, error }] of Object.entries(cases)) {
    const thrown = await Promise.resolve(fail()).catch((reason: unknown) => reason);
    expect(thrown, operationId).toSatisfy(isApiError);
    expect(thrown, operationId).toMatchObject({ operationId, ...error });
    const statuses = emulator.requests({ operationId }).map(({ status }) => status);
    expect(statuses, operationId).toEqual([success, error.status]);
  }
});
