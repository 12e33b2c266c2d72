// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { CallOptions, PageCall, ServiceClient } from "@seamline/client-core";
import type { DnsZone, DnsZonePage, ErrorBody, ListDnsZonesQuery, paths } from "./types.gen.js";

/**
 * Client of Edge Platform API.
 *
 * Profile: as shown.
 *
 * It has only what the source document shows. For the whole service, import from `@seamline/edge/reference`.
 */
export interface EdgeAsShownClient extends ServiceClient<paths> {
  readonly dnsZones: DnsZonesResource;
}

/** Calls of `dnsZones`. */
export interface DnsZonesResource {
  /**
   * List DNS zones.
   *
   * Returns one page of the DNS zones of the account.
   *
   * `GET /dnszone`
   *
   * @param input.query.page - Number of the page to retrieve.
   * @param input.query.perPage - Number of items per page.
   * @returns `200`: A page of DNS zones.
   * @throws {ApiError} `400`: The request did not pass validation: its model, its body or its parameters are invalid.
   * @throws {ApiError} `401`: Authorization for the request failed.
   * @throws {ApiError} `403`: The action is forbidden for the user. Restrictions by URL or by HTTP method count as well.
   * @throws {ApiError} `404`: The requested entity could not be found.
   * @throws {ApiError} `429`: Too many requests. The rate limit was exceeded.
   * @throws {ApiError} `500`: An internal server error occurred.
   */
  list(input?: ListDnsZonesInput, options?: CallOptions): PageCall<DnsZonePage, DnsZone, ListDnsZonesResponses>;
}

/** Input of `dnsZones.list`. */
export interface ListDnsZonesInput {
  /** Query parameters. */
  query?: ListDnsZonesQuery;
}

/** Bodies of `dnsZones.list` by status. */
export interface ListDnsZonesResponses {
  /** A page of DNS zones. */
  200: DnsZonePage;
  /** The request did not pass validation: its model, its body or its parameters are invalid. */
  400: ErrorBody;
  /** Authorization for the request failed. */
  401: ErrorBody;
  /** The action is forbidden for the user. Restrictions by URL or by HTTP method count as well. */
  403: ErrorBody;
  /** The requested entity could not be found. */
  404: ErrorBody;
  /**
   * Too many requests. The rate limit was exceeded.
   *
   * Extension points: `rate.limit`.
   */
  429: ErrorBody;
  /** An internal server error occurred. */
  500: ErrorBody;
}
