import { type DnsZone, dnsRecordTypeValues, type OperationId } from "@seamline/edge/reference";
import { expect } from "vitest";
import type { ClientOffice, ExercisedOperation, ExercisedOperations } from "./client-office.ts";

const address = { Type: dnsRecordTypeValues.A, Name: "www", Value: "192.0.2.1", Ttl: 300 };
const notFound = { status: 404, code: "dnsZone.not_found" };
const invalid = { status: 400, code: "dnsZone.validation_error" };

let zones = 0;

/** Creates a zone with one record and a unique domain. */
async function newZone({ edge }: ClientOffice): Promise<DnsZone & { Id: number; recordId: number }> {
  zones += 1;
  const zone = await edge.dnsZones.create({ body: { Domain: `zone-${zones}.example`, Records: [address] } });
  return { ...zone, Id: zone.Id ?? 0, recordId: zone.Records?.[0]?.Id ?? 0 };
}

/** Calls to the operations on zones and records. */
export const exercisedZones: ExercisedOperations = {
  listDnsZones: {
    success: async (office) => {
      const ids: number[] = [];
      for (let count = 0; count < 7; count += 1) ids.push((await newZone(office)).Id);
      const listed = await office.edge.dnsZones.list({ query: { perPage: 5 } }).toArray();
      expect(listed.map(({ Id }) => Id)).toEqual(expect.arrayContaining(ids));
      const page = await office.edge.dnsZones.list({ query: { search: "zone-", perPage: 5, page: 2 } });
      expect(page).toMatchObject({ CurrentPage: 2, TotalItems: listed.length });
    },
    error: { call: async ({ edge }) => edge.dnsZones.list({ query: { perPage: 4 } }), ...invalid },
  },
  createDnsZone: {
    success: async (office) => {
      const zone = await newZone(office);
      expect(zone).toMatchObject({ Domain: expect.stringMatching(/^zone-/), Records: [address] });
    },
    error: {
      call: async ({ withKey }) => withKey("reader").dnsZones.create({ body: { Domain: "a.example" } }),
      status: 403,
      code: "request.forbidden",
    },
  },
  getDnsZone: {
    success: async (office) => {
      const { recordId, ...zone } = await newZone(office);
      expect(await office.edge.dnsZones.get({ id: zone.Id })).toEqual(zone);
      expect(recordId).toBeGreaterThan(0);
    },
    error: { call: async ({ edge }) => edge.dnsZones.get({ id: 999_999 }), ...notFound },
  },
  updateDnsZone: {
    success: async (office) => {
      const { Id: id } = await newZone(office);
      const body = {
        SoaEmail: "hostmaster@example.com",
        LoggingEnabled: true,
        CertificateKeyType: 1,
      } as const;
      expect(await office.edge.dnsZones.update({ id, body })).toMatchObject({ Id: id, ...body });
      expect(await office.edge.dnsZones.get({ id })).toMatchObject(body);
    },
    error: { call: async ({ edge }) => edge.dnsZones.update({ id: 999_999, body: {} }), ...notFound },
  },
  deleteDnsZone: {
    success: async (office) => {
      const { Id: id } = await newZone(office);
      expect(await office.edge.dnsZones.delete({ id })).toBeUndefined();
      expect((await office.edge.dnsZones.get({ id }).result()).status).toBe(404);
    },
    error: {
      call: async ({ withKey }) => withKey("wrong").dnsZones.delete({ id: 1 }),
      status: 401,
      code: "request.unauthorized",
    },
  },
  checkDnsZoneAvailability: {
    success: async (office) => {
      const { Domain } = await newZone(office);
      expect(await office.edge.dnsZones.checkAvailability({ body: { Name: Domain } })).toEqual({
        Available: false,
      });
      const free = await office.edge.dnsZones.checkAvailability({ body: { Name: "free.example" } });
      expect(free).toEqual({ Available: true });
    },
    error: {
      call: async ({ edge }) => edge.dnsZones.checkAvailability({ body: {} as { Name: string } }),
      ...invalid,
    },
  },
  exportDnsZone: {
    success: async (office) => {
      const { Id: id, Domain } = await newZone(office);
      const text = await office.edge.dnsZones.export({ id });
      expect(text).toContain(Domain);
      expect(text).toMatch(/^www\S*\s+300\s+IN\s+A\s+192\.0\.2\.1$/m);
    },
    error: { call: async ({ edge }) => edge.dnsZones.export({ id: 999_999 }), ...notFound },
  },
  createDnsRecord: {
    success: async (office) => {
      const { Id: zoneId } = await newZone(office);
      const body = { Type: dnsRecordTypeValues.MX, Name: "", Value: "mail.example.com", Priority: 10 };
      const record = await office.edge.dnsZones.records.create({ zoneId, body });
      expect(record).toMatchObject(body);
      expect((await office.edge.dnsZones.get({ id: zoneId })).Records).toContainEqual(record);
    },
    error: {
      call: async (office) => {
        const { Id: zoneId } = await newZone(office);
        const body = { Type: dnsRecordTypeValues.TXT, Name: "t", Value: "x".repeat(4001) };
        return office.edge.dnsZones.records.create({ zoneId, body });
      },
      ...invalid,
    },
  },
  updateDnsRecord: {
    success: async (office) => {
      const { Id: zoneId, recordId: id } = await newZone(office);
      const body = { ...address, Value: "192.0.2.9", Disabled: true };
      expect(await office.edge.dnsZones.records.update({ zoneId, id, body })).toBeUndefined();
      const { Records } = await office.edge.dnsZones.get({ id: zoneId });
      expect(Records).toMatchObject([{ ...body, Id: id }]);
    },
    error: {
      call: async (office) => {
        const { Id: zoneId } = await newZone(office);
        return office.edge.dnsZones.records.update({ zoneId, id: 999_999, body: address });
      },
      status: 404,
      code: "dnsRecord.not_found",
    },
  },
  deleteDnsRecord: {
    success: async (office) => {
      const { Id: zoneId, recordId: id } = await newZone(office);
      expect(await office.edge.dnsZones.records.delete({ zoneId, id })).toBeUndefined();
      expect((await office.edge.dnsZones.get({ id: zoneId })).Records).toEqual([]);
    },
    error: {
      call: async ({ edge }) => edge.dnsZones.records.delete({ zoneId: 999_999, id: 1 }),
      ...notFound,
    },
  },
} satisfies Partial<Record<OperationId, ExercisedOperation>>;
