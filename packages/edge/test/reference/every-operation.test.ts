import { type Call, testEveryOperation } from "@seamline/contract-server/bundle-tests";
import { describe, expect } from "vitest";
import {
  type CreateDnsZoneRequest,
  type DnsRecordInput,
  dnsRecordTypeValues,
  type EdgeClient,
  type OperationId,
} from "../../src/generated/reference/index.gen.ts";
import { bundle, createClient, examples } from "./bundle.ts";

const id = 482113;
/** An id beyond 32 bits. */
const recordId = 7310041000042;
const inZone = { id: "482113" };
const ofRecord = { zoneId: "482113", id: "7310041000042" };

const record: DnsRecordInput = {
  Type: dnsRecordTypeValues.SRV,
  Name: "_sip._tcp",
  Value: "sip.example.com",
  Ttl: 300,
  Priority: 10,
  Weight: 5,
  Port: 5060,
};
const zone: CreateDnsZoneRequest = { Domain: "example.com", Records: [record] };
/** The other calls, with input from the bundle's examples. */
const body = <Body>(operationId: OperationId): Body => examples.request(operationId);

const calls = {
  listDnsZones: {
    send: ({ dnsZones }) => dnsZones.list({ query: { page: 2, perPage: 1000, search: "ex&mple" } }),
    target: "/dnszone?page=2&perPage=1000&search=ex%26mple",
  },
  createDnsZone: { send: ({ dnsZones }) => dnsZones.create({ body: zone }), body: zone },
  getDnsZone: { send: ({ dnsZones }) => dnsZones.get({ id }), path: inZone },
  updateDnsZone: {
    send: ({ dnsZones }) => dnsZones.update({ id, body: body("updateDnsZone") }),
    path: inZone,
    body: body("updateDnsZone"),
  },
  deleteDnsZone: { send: ({ dnsZones }) => dnsZones.delete({ id }), path: inZone },
  checkDnsZoneAvailability: {
    send: ({ dnsZones }) => dnsZones.checkAvailability({ body: { Name: "example.com" } }),
    body: { Name: "example.com" },
    target: "/dnszone/checkavailability",
  },
  exportDnsZone: {
    send: ({ dnsZones }) => dnsZones.export({ id }),
    path: inZone,
    target: "/dnszone/482113/export",
  },
  createDnsRecord: {
    send: ({ dnsZones }) => dnsZones.records.create({ zoneId: id, body: record }),
    path: { zoneId: "482113" },
    body: record,
  },
  updateDnsRecord: {
    send: ({ dnsZones }) =>
      dnsZones.records.update({ zoneId: id, id: recordId, body: body("updateDnsRecord") }),
    path: ofRecord,
    body: body("updateDnsRecord"),
  },
  deleteDnsRecord: {
    send: ({ dnsZones }) => dnsZones.records.delete({ zoneId: id, id: recordId }),
    path: ofRecord,
  },
} satisfies Partial<Record<OperationId, Call<EdgeClient>>>;

describe(bundle.title, () => {
  testEveryOperation(bundle, createClient, calls, ({ headers }) => {
    expect(headers.accesskey).toBe("s3cret");
  });
});
