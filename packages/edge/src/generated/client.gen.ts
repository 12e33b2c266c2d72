// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { CallOptions, PageCall, ServiceClient } from "@seamline/client-core";
import type { DnsZone, DnsZonePage, ErrorBody, ListDnsZonesQuery, paths } from "./types.gen.js";

/**
 * Client of Edge Platform API.
 *
 * Profile: as shown.
 */
export interface EdgeAsShownClient extends ServiceClient<paths> {
  readonly dnsZones: DnsZonesResource;
}

/** Calls of `dnsZones`. */
export interface DnsZonesResource {
  /**
   * List DNS zones.
   *
   * Answers with one page of the DNS zones of the account.
   *
   * `GET /dnszone`
   *
   * @param input.query.page - Number of the page to retrieve.
   * @param input.query.perPage - Number of items per page.
   * @returns `200`: A page of DNS zones.
   * @throws {ApiError} `400`: Validation of the request failed, be it of its model, its body or its parameters.
   * @throws {ApiError} `401`: The request could not be authorized.
   * @throws {ApiError} `403`: The user may not do this, which includes restrictions by URL or by HTTP method.
   * @throws {ApiError} `404`: The entity asked for could not be found.
   * @throws {ApiError} `429`: Too many requests were made, more than the rate limit allows.
   * @throws {ApiError} `500`: An error occurred inside the server.
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
  /** Validation of the request failed, be it of its model, its body or its parameters. */
  400: ErrorBody;
  /** The request could not be authorized. */
  401: ErrorBody;
  /** The user may not do this, which includes restrictions by URL or by HTTP method. */
  403: ErrorBody;
  /** The entity asked for could not be found. */
  404: ErrorBody;
  /**
   * Too many requests were made, more than the rate limit allows.
   *
   * Extension points: `rate.limit`.
   */
  429: ErrorBody;
  /** An error occurred inside the server. */
  500: ErrorBody;
}
