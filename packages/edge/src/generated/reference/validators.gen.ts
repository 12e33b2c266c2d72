// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import * as schema from "@seamline/client-core/validators";
import type * as client from "./client.gen.js";

const checkDnsZoneAvailabilityResponseSchema: schema.Schema = /* @__PURE__ */ schema.object({
  Available: schema.boolean,
});

const dnsRecordTypeSchema: schema.Schema = /* @__PURE__ */ schema.integer();

const int32Format: schema.Schema = /* @__PURE__ */ schema.integer(-2147483648, 2147483647);

const dnsRecordSchema: schema.Schema = /* @__PURE__ */ schema.object({
  Id: /* @__PURE__ */ schema.integer(),
  Type: dnsRecordTypeSchema,
}, {
  Ttl: int32Format,
  Value: schema.string,
  Name: schema.string,
  Weight: int32Format,
  Priority: int32Format,
  Port: int32Format,
  Flags: /* @__PURE__ */ schema.integer(0, 255),
  Tag: schema.string,
  Accelerated: schema.boolean,
  AcceleratedPullZoneId: /* @__PURE__ */ schema.integer(),
  LinkName: schema.string,
  MonitorStatus: schema.any,
  MonitorType: schema.any,
  GeolocationLatitude: schema.any,
  GeolocationLongitude: schema.any,
  LatencyZone: schema.any,
  SmartRoutingType: schema.any,
  Disabled: schema.boolean,
  Comment: schema.string,
  AutoSslIssuance: schema.boolean,
});

const logAnonymizationTypeSchema: schema.Schema = /* @__PURE__ */ schema.integer();

const certificateKeyTypeSchema: schema.Schema = /* @__PURE__ */ schema.integer();

const dnsZoneSchema: schema.Schema = /* @__PURE__ */ schema.object({
  Id: /* @__PURE__ */ schema.integer(),
  Domain: schema.string,
}, {
  Records: /* @__PURE__ */ schema.array(dnsRecordSchema),
  DateModified: schema.string,
  DateCreated: schema.string,
  NameserversDetected: schema.boolean,
  CustomNameserversEnabled: schema.boolean,
  Nameserver1: schema.string,
  Nameserver2: schema.string,
  SoaEmail: schema.string,
  NameserversNextCheck: schema.string,
  LoggingEnabled: schema.boolean,
  LoggingIPAnonymizationEnabled: schema.boolean,
  LogAnonymizationType: logAnonymizationTypeSchema,
  DnsSecEnabled: schema.boolean,
  CertificateKeyType: certificateKeyTypeSchema,
});

const dnsZonePageSchema: schema.Schema = /* @__PURE__ */ schema.object({
  CurrentPage: /* @__PURE__ */ schema.integer(),
  TotalItems: /* @__PURE__ */ schema.integer(),
  HasMoreItems: schema.boolean,
}, {
  Items: /* @__PURE__ */ schema.nullable(/* @__PURE__ */ schema.array(dnsZoneSchema)),
});

/** Validates the data of `dnsZones.checkAvailability`: `200`. */
export const checkDnsZoneAvailability: schema.Validator<client.CheckDnsZoneAvailabilityResponses[200]> = /* @__PURE__ */ schema.response("200", checkDnsZoneAvailabilityResponseSchema);

/** Validates the data of `dnsZones.records.create`: `201`. */
export const createDnsRecord: schema.Validator<client.CreateDnsRecordResponses[201]> = /* @__PURE__ */ schema.response("201", dnsRecordSchema);

/** Validates the data of `dnsZones.create`: `201`. */
export const createDnsZone: schema.Validator<client.CreateDnsZoneResponses[201]> = /* @__PURE__ */ schema.response("201", dnsZoneSchema);

/** Validates the data of `dnsZones.records.delete`: `204`. */
export const deleteDnsRecord: schema.Validator<client.DeleteDnsRecordResponses[204]> = /* @__PURE__ */ schema.response("204", schema.absent);

/** Validates the data of `dnsZones.delete`: `204`. */
export const deleteDnsZone: schema.Validator<client.DeleteDnsZoneResponses[204]> = /* @__PURE__ */ schema.response("204", schema.absent);

/** Validates the data of `dnsZones.export`: `200`. */
export const exportDnsZone: schema.Validator<client.ExportDnsZoneResponses[200]> = /* @__PURE__ */ schema.response("200", schema.string);

/** Validates the data of `dnsZones.get`: `200`. */
export const getDnsZone: schema.Validator<client.GetDnsZoneResponses[200]> = /* @__PURE__ */ schema.response("200", dnsZoneSchema);

/** Validates the data of `dnsZones.list`: `200`. */
export const listDnsZones: schema.Validator<client.ListDnsZonesResponses[200]> = /* @__PURE__ */ schema.response("200", dnsZonePageSchema);

/** Validates the data of `dnsZones.records.update`: `204`. */
export const updateDnsRecord: schema.Validator<client.UpdateDnsRecordResponses[204]> = /* @__PURE__ */ schema.response("204", schema.absent);

/** Validates the data of `dnsZones.update`: `200`. */
export const updateDnsZone: schema.Validator<client.UpdateDnsZoneResponses[200]> = /* @__PURE__ */ schema.response("200", dnsZoneSchema);

/** The validators of all operations, for the option `validators` of a client. */
export const validators: {
  readonly checkDnsZoneAvailability: typeof checkDnsZoneAvailability;
  readonly createDnsRecord: typeof createDnsRecord;
  readonly createDnsZone: typeof createDnsZone;
  readonly deleteDnsRecord: typeof deleteDnsRecord;
  readonly deleteDnsZone: typeof deleteDnsZone;
  readonly exportDnsZone: typeof exportDnsZone;
  readonly getDnsZone: typeof getDnsZone;
  readonly listDnsZones: typeof listDnsZones;
  readonly updateDnsRecord: typeof updateDnsRecord;
  readonly updateDnsZone: typeof updateDnsZone;
} = {
  checkDnsZoneAvailability,
  createDnsRecord,
  createDnsZone,
  deleteDnsRecord,
  deleteDnsZone,
  exportDnsZone,
  getDnsZone,
  listDnsZones,
  updateDnsRecord,
  updateDnsZone,
};
