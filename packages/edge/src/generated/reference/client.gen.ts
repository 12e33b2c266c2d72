// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { ApiCall, CallOptions, PageCall, ServiceClient } from "@seamline/client-core";
import type { CheckDnsZoneAvailabilityRequest, CheckDnsZoneAvailabilityResponse, CreateDnsZoneRequest, DnsRecord, DnsRecordInput, DnsZone, DnsZonePage, ErrorBody, ListDnsZonesQuery, UpdateDnsZoneRequest, paths } from "./types.gen.js";

/**
 * Client of Edge Platform API.
 *
 * Profile: reference.
 */
export interface EdgeReferenceClient extends ServiceClient<paths> {
  readonly dnsZones: DnsZonesResource;
}

/** Calls of `dnsZones`. */
export interface DnsZonesResource {
  /**
   * Check whether a name is available.
   *
   * Returns whether a name is available.
   *
   * `POST /dnszone/checkavailability`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`, `dnsZone.availability`, `request.forms`, `request.size`.
   *
   * @param input.body - The name to check.
   * @returns `200`: Whether the name is available.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  checkAvailability(input: CheckDnsZoneAvailabilityInput, options?: CallOptions): ApiCall<CheckDnsZoneAvailabilityResponse, CheckDnsZoneAvailabilityResponses>;
  /**
   * Create a DNS zone.
   *
   * Creates a DNS zone for a domain, with the given records, and returns the zone.
   *
   * `POST /dnszone`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`, `dnsZone.domain`, `dnsZone.defaults`, `dnsZone.times`, `dnsZone.nameservers`, `dnsRecord.defaults`, `dnsRecord.validity`, `id.allocation`, `request.forms`, `request.size`.
   *
   * @param input.body - The zone to create.
   * @returns `201`: The created zone.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  create(input: CreateDnsZoneInput, options?: CallOptions): ApiCall<DnsZone, CreateDnsZoneResponses>;
  /**
   * Delete a DNS zone.
   *
   * Deletes the DNS zone.
   *
   * `DELETE /dnszone/{id}`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`, `dnsZone.deletion`.
   *
   * @param input.id - Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   * @returns `204`: The zone was deleted.
   * @throws {ApiError} `404`: The requested entity could not be found.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  delete(input: DeleteDnsZoneInput, options?: CallOptions): ApiCall<undefined, DeleteDnsZoneResponses>;
  /**
   * Export a DNS zone.
   *
   * Returns the DNS zone as a zone file.
   *
   * `GET /dnszone/{id}/export`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`, `zoneFile.content`.
   *
   * @param input.id - Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   * @returns `200`: The zone file.
   * @throws {ApiError} `404`: The requested entity could not be found.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  export(input: ExportDnsZoneInput, options?: CallOptions): ApiCall<string, ExportDnsZoneResponses>;
  /**
   * Get a DNS zone.
   *
   * Returns the DNS zone with its records.
   *
   * `GET /dnszone/{id}`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`.
   *
   * @param input.id - Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   * @returns `200`: The zone.
   * @throws {ApiError} `404`: The requested entity could not be found.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  get(input: GetDnsZoneInput, options?: CallOptions): ApiCall<DnsZone, GetDnsZoneResponses>;
  /**
   * List DNS zones.
   *
   * Returns one page of the DNS zones of the account.
   *
   * `GET /dnszone`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`, `list.order`, `list.noItems`.
   *
   * @param input.query.page - Number of the page to retrieve.
   * @param input.query.perPage - Number of items per page.
   * @param input.query.search - Text that the domains of the returned zones contain.
   * @returns `200`: A page of DNS zones.
   * @throws {ApiError} `404`: The requested entity could not be found.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  list(input?: ListDnsZonesInput, options?: CallOptions): PageCall<DnsZonePage, DnsZone, ListDnsZonesResponses>;
  /**
   * Update a DNS zone.
   *
   * Updates the settings of the DNS zone that the body contains, and returns the zone.
   *
   * `POST /dnszone/{id}`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`, `dnsZone.update`, `dnsZone.settings`, `dnsZone.times`, `request.forms`, `request.size`.
   *
   * @param input.id - Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   * @param input.body - The fields to update.
   * @returns `200`: The updated zone.
   * @throws {ApiError} `404`: The requested entity could not be found.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  update(input: UpdateDnsZoneInput, options?: CallOptions): ApiCall<DnsZone, UpdateDnsZoneResponses>;
  readonly records: DnsZonesRecordsResource;
}

/** Calls of `dnsZones.records`. */
export interface DnsZonesRecordsResource {
  /**
   * Create a DNS record.
   *
   * Adds a record to the DNS zone and returns the record with its `Id`.
   *
   * `PUT /dnszone/{zoneId}/records`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`, `dnsRecord.defaults`, `dnsRecord.validity`, `id.allocation`, `request.forms`, `request.size`.
   *
   * @param input.zoneId - Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   * @param input.body - The record to add, without an `Id`.
   * @returns `201`: The added record.
   * @throws {ApiError} `404`: The requested entity could not be found.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  create(input: CreateDnsRecordInput, options?: CallOptions): ApiCall<DnsRecord, CreateDnsRecordResponses>;
  /**
   * Delete a DNS record.
   *
   * Deletes a record from the DNS zone.
   *
   * `DELETE /dnszone/{zoneId}/records/{id}`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`.
   *
   * @param input.zoneId - Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   * @param input.id - Identifier of the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   * @returns `204`: The record was deleted.
   * @throws {ApiError} `404`: The requested entity could not be found.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  delete(input: DeleteDnsRecordInput, options?: CallOptions): ApiCall<undefined, DeleteDnsRecordResponses>;
  /**
   * Update a DNS record.
   *
   * Updates a record of the DNS zone.
   *
   * `POST /dnszone/{zoneId}/records/{id}`
   *
   * Extension points: `response.headers`, `error.order`, `error.statuses`, `dnsRecord.update`, `dnsRecord.validity`, `request.forms`, `request.size`.
   *
   * @param input.zoneId - Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   * @param input.id - Identifier of the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   * @param input.body - The new content of the record, without an `Id`.
   * @returns `204`: The record was updated.
   * @throws {ApiError} `404`: The requested entity could not be found.
   * @throws {ApiError} `400`, `401`, `403`, `429` or `500`, as every call may.
   */
  update(input: UpdateDnsRecordInput, options?: CallOptions): ApiCall<undefined, UpdateDnsRecordResponses>;
}

/** Bodies of failures that every call may end in, by status. */
export interface CommonFailures {
  /**
   * The request did not pass validation: its model, its body or its parameters are invalid.
   *
   * Extension points: `error.keys`, `error.fields`.
   */
  400: ErrorBody;
  /**
   * Authorization for the request failed.
   *
   * Extension points: `error.keys`, `error.fields`.
   */
  401: ErrorBody;
  /**
   * The action is forbidden for the user. Restrictions by URL or by HTTP method count as well.
   *
   * Extension points: `key.restrictions`, `error.keys`, `error.fields`.
   */
  403: ErrorBody;
  /**
   * Too many requests. The rate limit was exceeded.
   *
   * Extension points: `rate.limit`, `rate.counting`, `rate.retryAfter`, `error.keys`, `error.fields`.
   */
  429: ErrorBody;
  /**
   * An internal server error occurred.
   *
   * Extension points: `error.keys`, `error.fields`.
   */
  500: ErrorBody;
}

/** Input of `dnsZones.checkAvailability`. */
export interface CheckDnsZoneAvailabilityInput {
  /** The name to check. */
  body: CheckDnsZoneAvailabilityRequest;
}

/** Bodies of `dnsZones.checkAvailability` by status. */
export interface CheckDnsZoneAvailabilityResponses extends CommonFailures {
  /** Whether the name is available. */
  200: CheckDnsZoneAvailabilityResponse;
}

/** Input of `dnsZones.records.create`. */
export interface CreateDnsRecordInput {
  /**
   * Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  zoneId: number | bigint;
  /** The record to add, without an `Id`. */
  body: DnsRecordInput;
}

/** Bodies of `dnsZones.records.create` by status. */
export interface CreateDnsRecordResponses extends CommonFailures {
  /** The added record. */
  201: DnsRecord;
  /**
   * The requested entity could not be found.
   *
   * Extension points: `account.access`, `error.keys`, `error.fields`.
   */
  404: ErrorBody;
}

/** Input of `dnsZones.create`. */
export interface CreateDnsZoneInput {
  /** The zone to create. */
  body: CreateDnsZoneRequest;
}

/** Bodies of `dnsZones.create` by status. */
export interface CreateDnsZoneResponses extends CommonFailures {
  /** The created zone. */
  201: DnsZone;
}

/** Input of `dnsZones.records.delete`. */
export interface DeleteDnsRecordInput {
  /**
   * Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  zoneId: number | bigint;
  /**
   * Identifier of the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  id: number | bigint;
}

/** Bodies of `dnsZones.records.delete` by status. */
export interface DeleteDnsRecordResponses extends CommonFailures {
  /** The record was deleted. */
  204: undefined;
  /**
   * The requested entity could not be found.
   *
   * Extension points: `account.access`, `error.keys`, `error.fields`.
   */
  404: ErrorBody;
}

/** Input of `dnsZones.delete`. */
export interface DeleteDnsZoneInput {
  /**
   * Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  id: number | bigint;
}

/** Bodies of `dnsZones.delete` by status. */
export interface DeleteDnsZoneResponses extends CommonFailures {
  /** The zone was deleted. */
  204: undefined;
  /**
   * The requested entity could not be found.
   *
   * Extension points: `account.access`, `error.keys`, `error.fields`.
   */
  404: ErrorBody;
}

/** Input of `dnsZones.export`. */
export interface ExportDnsZoneInput {
  /**
   * Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  id: number | bigint;
}

/** Bodies of `dnsZones.export` by status. */
export interface ExportDnsZoneResponses extends CommonFailures {
  /** The zone file. */
  200: string;
  /**
   * The requested entity could not be found.
   *
   * Extension points: `account.access`, `error.keys`, `error.fields`.
   */
  404: ErrorBody;
}

/** Input of `dnsZones.get`. */
export interface GetDnsZoneInput {
  /**
   * Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  id: number | bigint;
}

/** Bodies of `dnsZones.get` by status. */
export interface GetDnsZoneResponses extends CommonFailures {
  /** The zone. */
  200: DnsZone;
  /**
   * The requested entity could not be found.
   *
   * Extension points: `account.access`, `error.keys`, `error.fields`.
   */
  404: ErrorBody;
}

/** Input of `dnsZones.list`. */
export interface ListDnsZonesInput {
  /** Query parameters. */
  query?: ListDnsZonesQuery;
}

/** Bodies of `dnsZones.list` by status. */
export interface ListDnsZonesResponses extends CommonFailures {
  /** A page of DNS zones. */
  200: DnsZonePage;
  /**
   * The requested entity could not be found.
   *
   * Extension points: `account.access`, `error.keys`, `error.fields`.
   */
  404: ErrorBody;
}

/** Input of `dnsZones.records.update`. */
export interface UpdateDnsRecordInput {
  /**
   * Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  zoneId: number | bigint;
  /**
   * Identifier of the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  id: number | bigint;
  /** The new content of the record, without an `Id`. */
  body: DnsRecordInput;
}

/** Bodies of `dnsZones.records.update` by status. */
export interface UpdateDnsRecordResponses extends CommonFailures {
  /** The record was updated. */
  204: undefined;
  /**
   * The requested entity could not be found.
   *
   * Extension points: `account.access`, `error.keys`, `error.fields`.
   */
  404: ErrorBody;
}

/** Input of `dnsZones.update`. */
export interface UpdateDnsZoneInput {
  /**
   * Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  id: number | bigint;
  /** The fields to update. */
  body: UpdateDnsZoneRequest;
}

/** Bodies of `dnsZones.update` by status. */
export interface UpdateDnsZoneResponses extends CommonFailures {
  /** The updated zone. */
  200: DnsZone;
  /**
   * The requested entity could not be found.
   *
   * Extension points: `account.access`, `error.keys`, `error.fields`.
   */
  404: ErrorBody;
}
