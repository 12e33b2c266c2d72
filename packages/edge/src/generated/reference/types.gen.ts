// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill, Unlisted } from "@seamline/client-core";

/**
 * Extension points of Edge Platform API: merge into this interface what you know. A fill is an object type.
 *
 * - `dnsZone.states`: States of a DNS zone and the transitions between them.
 *
 * @example
 * declare module "@seamline/edge/reference" {
 *   interface ExtensionPoints {
 *     "dnsZone.states": { name: string };
 *   }
 * }
 */
export interface ExtensionPoints {
}

/** Ids of the extension points that a type can carry. */
export type ExtensionPointId = "dnsZone.states";

/** `unknown` when every fill names a point and is an object type; otherwise a type that says what is wrong. */
export type CheckedPoints = PointCheck<ExtensionPoints, ExtensionPointId>;

/** What is shown, and what is known of the extension point. */
type Filled<Shown, Id extends ExtensionPointId, Unfilled = Record<string, unknown>> = Shown & PointFill<ExtensionPoints, Id, Unfilled>;

/**
 * Type of the key of the certificate: `0` ECDSA, `1` RSA.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type CertificateKeyType = 0 | 1 | Unlisted<number>;

/** A name to check. */
export interface CheckDnsZoneAvailabilityRequest {
  /** Name to check. */
  Name: string;
}

/** Result of the check. */
export interface CheckDnsZoneAvailabilityResponse {
  /** Whether the name is available. */
  Available: boolean;
}

/** A DNS zone to create. */
export interface CreateDnsZoneRequest {
  /** Domain of the zone. */
  Domain: string;
  /** Records to create with the zone. */
  Records?: DnsRecordInput[];
}

/** A record of a DNS zone. */
export interface DnsRecord {
  /**
   * Identifier of the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  Id: number;
  /** Type of the record: `0` A, `1` AAAA, `2` CNAME, `3` TXT, `4` MX, `5` Redirect, `6` Flatten, `7` PullZone, `8` SRV, `9` CAA, `10` PTR, `11` Script, `12` NS, `13` SVCB, `14` HTTPS, `15` TLSA. */
  Type: DnsRecordType;
  /** Time to live, in seconds (RFC 1035). */
  Ttl?: number;
  /** Value of the record. The value of a TXT record holds at most 4,000 ASCII characters. */
  Value?: string;
  /** Name of the record. */
  Name?: string;
  /** Weight of the record. */
  Weight?: number;
  /** Priority of the record. */
  Priority?: number;
  /** Port of the service that the record points to. */
  Port?: number;
  /**
   * Flags of the record, as a single number.
   *
   * At least `0`. At most `255`.
   */
  Flags?: number;
  /** Tag of the record. */
  Tag?: string;
  /** Whether the record is accelerated. */
  Accelerated?: boolean;
  /**
   * Identifier of the pull zone that accelerates the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  AcceleratedPullZoneId?: number;
  /** Name of the object that the record is linked to. */
  LinkName?: string;
  /**
   * Status of the monitoring of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  MonitorStatus?: unknown;
  /**
   * Type of the monitoring of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  MonitorType?: unknown;
  /**
   * Latitude of the location of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  GeolocationLatitude?: unknown;
  /**
   * Longitude of the location of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  GeolocationLongitude?: unknown;
  /**
   * Latency zone of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  LatencyZone?: unknown;
  /**
   * Type of smart routing of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  SmartRoutingType?: unknown;
  /** Whether the record is disabled. */
  Disabled?: boolean;
  /** Comment on the record. */
  Comment?: string;
  /** Whether SSL certificates are issued automatically. */
  AutoSslIssuance?: boolean;
}

/** The content of a record of a DNS zone. */
export interface DnsRecordInput {
  /** Type of the record: `0` A, `1` AAAA, `2` CNAME, `3` TXT, `4` MX, `5` Redirect, `6` Flatten, `7` PullZone, `8` SRV, `9` CAA, `10` PTR, `11` Script, `12` NS, `13` SVCB, `14` HTTPS, `15` TLSA. */
  Type?: DnsRecordType;
  /** Time to live, in seconds (RFC 1035). */
  Ttl?: number;
  /** Value of the record. The value of a TXT record holds at most 4,000 ASCII characters. */
  Value?: string;
  /** Name of the record. */
  Name?: string;
  /** Weight of the record. */
  Weight?: number;
  /** Priority of the record. */
  Priority?: number;
  /** Port of the service that the record points to. */
  Port?: number;
  /**
   * Flags of the record, as a single number.
   *
   * At least `0`. At most `255`.
   */
  Flags?: number;
  /** Tag of the record. */
  Tag?: string;
  /** Whether the record is accelerated. */
  Accelerated?: boolean;
  /**
   * Identifier of the pull zone that accelerates the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  AcceleratedPullZoneId?: number;
  /** Name of the object that the record is linked to. */
  LinkName?: string;
  /**
   * Status of the monitoring of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  MonitorStatus?: unknown;
  /**
   * Type of the monitoring of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  MonitorType?: unknown;
  /**
   * Latitude of the location of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  GeolocationLatitude?: unknown;
  /**
   * Longitude of the location of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  GeolocationLongitude?: unknown;
  /**
   * Latency zone of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  LatencyZone?: unknown;
  /**
   * Type of smart routing of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  SmartRoutingType?: unknown;
  /** Whether the record is disabled. */
  Disabled?: boolean;
  /** Comment on the record. */
  Comment?: string;
  /** Whether SSL certificates are issued automatically. */
  AutoSslIssuance?: boolean;
}

/**
 * Type of the record: `0` A, `1` AAAA, `2` CNAME, `3` TXT, `4` MX, `5` Redirect, `6` Flatten, `7` PullZone, `8` SRV, `9` CAA, `10` PTR, `11` Script, `12` NS, `13` SVCB, `14` HTTPS, `15` TLSA.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type DnsRecordType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | Unlisted<number>;

/**
 * A DNS zone of the account.
 *
 * Extension points: `dnsZone.states`.
 */
export interface DnsZone extends Filled<DnsZoneShown, "dnsZone.states", unknown> {
}

interface DnsZoneShown {
  /**
   * Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
   *
   * Format: int64.
   */
  Id: number;
  /** Domain of the zone. */
  Domain: string;
  /** Records of the zone. */
  Records?: DnsRecord[];
  /** Time of the last modification, possibly without a time zone, such as `2026-02-06T09:27:36`. */
  DateModified?: string;
  /** Time of creation, possibly without a time zone, such as `2026-02-06T09:27:36`. */
  DateCreated?: string;
  /** Whether the name servers were detected. */
  NameserversDetected?: boolean;
  /** Whether the zone uses custom name servers. */
  CustomNameserversEnabled?: boolean;
  /** Host name of the first name server. */
  Nameserver1?: string;
  /** Host name of the second name server. */
  Nameserver2?: string;
  /** E-mail address in the SOA (start of authority) record of the zone. */
  SoaEmail?: string;
  /** Time of the next check of the name servers, possibly without a time zone. */
  NameserversNextCheck?: string;
  /** Whether logging is enabled. */
  LoggingEnabled?: boolean;
  /** Whether IP addresses in logs are anonymized. */
  LoggingIPAnonymizationEnabled?: boolean;
  /** How addresses in logs are anonymized: `0` one digit, `1` drop. */
  LogAnonymizationType?: LogAnonymizationType;
  /** Whether DNSSEC is enabled. */
  DnsSecEnabled?: boolean;
  /** Type of the key of the certificate: `0` ECDSA, `1` RSA. */
  CertificateKeyType?: CertificateKeyType;
}

/** A page of a list of DNS zones. */
export interface DnsZonePage {
  /** Items of the requested page. May be `null`. */
  Items?: DnsZone[] | null;
  /** Number of the returned page. */
  CurrentPage: number;
  /** Number of items on all pages together. */
  TotalItems: number;
  /** Whether more pages follow. */
  HasMoreItems: boolean;
}

/** Body of a failed call. */
export interface ErrorBody {
  /** Machine-readable identifier of the error, dotted, of the form `<resource>.<reason>`. */
  ErrorKey?: string | null;
  /** The field or the resource that the error is about. */
  Field?: string | null;
  /** Human-readable message. */
  Message?: string | null;
}

/**
 * How addresses in logs are anonymized: `0` one digit, `1` drop.
 *
 * - `0`: OneDigit
 * - `1`: Drop
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type LogAnonymizationType = 0 | 1 | Unlisted<number>;

/** The fields of a DNS zone to update. Every field is optional. */
export interface UpdateDnsZoneRequest {
  /** Whether the zone uses custom name servers. */
  CustomNameserversEnabled?: boolean;
  /** Host name of the first name server. */
  Nameserver1?: string;
  /** Host name of the second name server. */
  Nameserver2?: string;
  /** E-mail address in the SOA (start of authority) record of the zone. */
  SoaEmail?: string;
  /** Whether logging is enabled. */
  LoggingEnabled?: boolean;
  /** How addresses in logs are anonymized: `0` one digit, `1` drop. */
  LogAnonymizationType?: LogAnonymizationType;
  /** Type of the key of the certificate: `0` ECDSA, `1` RSA. */
  CertificateKeyType?: CertificateKeyType;
  /** Whether IP addresses in logs are anonymized. */
  LoggingIPAnonymizationEnabled?: boolean;
}

/** Query parameters of `dnsZones.list`. */
export interface ListDnsZonesQuery {
  /**
   * Number of the page to retrieve.
   *
   * At least `1`.
   *
   * Default: `1`.
   */
  page?: number;
  /**
   * Number of items per page.
   *
   * At least `5`. At most `1000`.
   *
   * Default: `1000`.
   */
  perPage?: number;
  /**
   * Text that the domains of the returned zones contain.
   *
   * Extension points: `list.search`.
   */
  search?: string;
}

export interface paths {
  "/dnszone": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List DNS zones
     * @description Returns one page of the DNS zones of the account.
     */
    get: operations["listDnsZones"];
    put?: never;
    /**
     * Create a DNS zone
     * @description Creates a DNS zone for a domain, with the given records, and returns the zone.
     */
    post: operations["createDnsZone"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/dnszone/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a DNS zone
     * @description Returns the DNS zone with its records.
     */
    get: operations["getDnsZone"];
    put?: never;
    /**
     * Update a DNS zone
     * @description Updates the settings of the DNS zone that the body contains, and returns the zone.
     */
    post: operations["updateDnsZone"];
    /**
     * Delete a DNS zone
     * @description Deletes the DNS zone.
     */
    delete: operations["deleteDnsZone"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/dnszone/{zoneId}/records": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Create a DNS record
     * @description Adds a record to the DNS zone and returns the record with its `Id`.
     */
    put: operations["createDnsRecord"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/dnszone/{zoneId}/records/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Update a DNS record
     * @description Updates a record of the DNS zone.
     */
    post: operations["updateDnsRecord"];
    /**
     * Delete a DNS record
     * @description Deletes a record from the DNS zone.
     */
    delete: operations["deleteDnsRecord"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/dnszone/checkavailability": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check whether a name is available
     * @description Returns whether a name is available.
     */
    post: operations["checkDnsZoneAvailability"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/dnszone/{id}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export a DNS zone
     * @description Returns the DNS zone as a zone file.
     */
    get: operations["exportDnsZone"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    CertificateKeyType: CertificateKeyType;
    CheckDnsZoneAvailabilityRequest: CheckDnsZoneAvailabilityRequest;
    CheckDnsZoneAvailabilityResponse: CheckDnsZoneAvailabilityResponse;
    CreateDnsZoneRequest: CreateDnsZoneRequest;
    DnsRecord: DnsRecord;
    DnsRecordInput: DnsRecordInput;
    DnsRecordType: DnsRecordType;
    DnsZone: DnsZone;
    DnsZonePage: DnsZonePage;
    ErrorBody: ErrorBody;
    LogAnonymizationType: LogAnonymizationType;
    UpdateDnsZoneRequest: UpdateDnsZoneRequest;
  };
  responses: {
    /** @description The request did not pass validation: its model, its body or its parameters are invalid. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The action is forbidden for the user. Restrictions by URL or by HTTP method count as well. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description An internal server error occurred. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The requested entity could not be found. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description Too many requests. The rate limit was exceeded. */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description Authorization for the request failed. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Identifier of the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
     * @example 7310042
     */
    dnsRecordId: number | bigint;
    /**
     * @description Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
     * @example 482113
     */
    dnsZoneId: number | bigint;
    /** @description Number of the page to retrieve. */
    page: number;
    /** @description Number of items per page. */
    perPage: number;
    /** @description Text that the domains of the returned zones contain. */
    search: string;
    /**
     * @description Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
     * @example 482113
     */
    zoneId: number | bigint;
  };
}

export interface operations {
  listDnsZones: {
    parameters: {
      query?: ListDnsZonesQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of DNS zones. */
      200: {
        headers: {
          /** @description Caching directives for the response. The value is `no-cache` where the account has no zones. */
          "Cache-Control"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": DnsZonePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createDnsZone: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The zone to create. */
    requestBody: {
      content: {
        "application/json": CreateDnsZoneRequest;
      };
    };
    responses: {
      /** @description The created zone. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DnsZone;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getDnsZone: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
         * @example 482113
         */
        id: components["parameters"]["dnsZoneId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The zone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DnsZone;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  updateDnsZone: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
         * @example 482113
         */
        id: components["parameters"]["dnsZoneId"];
      };
      cookie?: never;
    };
    /** @description The fields to update. */
    requestBody: {
      content: {
        "application/json": UpdateDnsZoneRequest;
      };
    };
    responses: {
      /** @description The updated zone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DnsZone;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteDnsZone: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
         * @example 482113
         */
        id: components["parameters"]["dnsZoneId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The zone was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createDnsRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
         * @example 482113
         */
        zoneId: components["parameters"]["zoneId"];
      };
      cookie?: never;
    };
    /** @description The record to add, without an `Id`. */
    requestBody: {
      content: {
        "application/json": DnsRecordInput;
      };
    };
    responses: {
      /** @description The added record. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DnsRecord;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  updateDnsRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
         * @example 482113
         */
        zoneId: components["parameters"]["zoneId"];
        /**
         * @description Identifier of the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
         * @example 7310042
         */
        id: components["parameters"]["dnsRecordId"];
      };
      cookie?: never;
    };
    /** @description The new content of the record, without an `Id`. */
    requestBody: {
      content: {
        "application/json": DnsRecordInput;
      };
    };
    responses: {
      /** @description The record was updated. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  deleteDnsRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
         * @example 482113
         */
        zoneId: components["parameters"]["zoneId"];
        /**
         * @description Identifier of the record. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
         * @example 7310042
         */
        id: components["parameters"]["dnsRecordId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  checkDnsZoneAvailability: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The name to check. */
    requestBody: {
      content: {
        "application/json": CheckDnsZoneAvailabilityRequest;
      };
    };
    responses: {
      /** @description Whether the name is available. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CheckDnsZoneAvailabilityResponse;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  exportDnsZone: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
         * @example 482113
         */
        id: components["parameters"]["dnsZoneId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The zone file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": string;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
}
