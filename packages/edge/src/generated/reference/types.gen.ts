// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill } from "@seamline/client-core";

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

/** Type of the key of a certificate: 0 ECDSA, 1 RSA. */
export type CertificateKeyType = 0 | 1 | (number & {});

/** A name to check. */
export interface CheckDnsZoneAvailabilityRequest {
  /** Name that a zone might be created for. */
  Name: string;
}

/** The outcome of a check. */
export interface CheckDnsZoneAvailabilityResponse {
  /** Whether the name is available. */
  Available?: boolean;
}

/** A DNS zone to create. */
export interface CreateDnsZoneRequest {
  /** Domain that the zone is for. */
  Domain: string;
  /** Records that the zone has from the start. */
  Records?: DnsRecordInput[];
}

/** A record of a DNS zone. */
export interface DnsRecord {
  /**
   * Identifier of the record.
   *
   * Format: int64.
   *
   * At least `-9007199254740991`. At most `9007199254740991`.
   */
  Id?: number;
  /** Type of a record: 0 A, 1 AAAA, 2 CNAME, 3 TXT, 4 MX, 5 Redirect, 6 Flatten, 7 PullZone, 8 SRV, 9 CAA, 10 PTR, 11 Script, 12 NS, 13 SVCB, 14 HTTPS, 15 TLSA. */
  Type?: DnsRecordType;
  /** Time to live, in seconds (RFC 1035). */
  Ttl?: number;
  /** Value of the record. That of a TXT record holds at most 4,000 ASCII characters. */
  Value?: string;
  /** Name of the record. */
  Name?: string;
  /** Weight of the record. */
  Weight?: number;
  /** Priority of the record. */
  Priority?: number;
  /** Port of the service that the record names. */
  Port?: number;
  /**
   * Flags of the record, as one number.
   *
   * At least `0`. At most `255`.
   */
  Flags?: number;
  /** Tag of the record. */
  Tag?: string;
  /** Whether the record is accelerated. */
  Accelerated?: boolean;
  /**
   * Identifier of the pull zone of an accelerated record.
   *
   * Format: int64.
   *
   * At least `-9007199254740991`. At most `9007199254740991`.
   */
  AcceleratedPullZoneId?: number;
  /** Name of what the record is linked to. */
  LinkName?: string;
  /**
   * Status of the monitor of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  MonitorStatus?: unknown;
  /**
   * Type of the monitor of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  MonitorType?: unknown;
  /**
   * Latitude of the place of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  GeolocationLatitude?: unknown;
  /**
   * Longitude of the place of the record.
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
   * Type of the smart routing of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  SmartRoutingType?: unknown;
  /** Whether the record is switched off. */
  Disabled?: boolean;
  /** Remark on the record. */
  Comment?: string;
  /** Whether SSL certificates are issued automatically. */
  AutoSslIssuance?: boolean;
}

/** A record to add to a DNS zone. */
export interface DnsRecordInput {
  /** Type of a record: 0 A, 1 AAAA, 2 CNAME, 3 TXT, 4 MX, 5 Redirect, 6 Flatten, 7 PullZone, 8 SRV, 9 CAA, 10 PTR, 11 Script, 12 NS, 13 SVCB, 14 HTTPS, 15 TLSA. */
  Type?: DnsRecordType;
  /** Time to live, in seconds (RFC 1035). */
  Ttl?: number;
  /** Value of the record. That of a TXT record holds at most 4,000 ASCII characters. */
  Value?: string;
  /** Name of the record. */
  Name?: string;
  /** Weight of the record. */
  Weight?: number;
  /** Priority of the record. */
  Priority?: number;
  /** Port of the service that the record names. */
  Port?: number;
  /**
   * Flags of the record, as one number.
   *
   * At least `0`. At most `255`.
   */
  Flags?: number;
  /** Tag of the record. */
  Tag?: string;
  /** Whether the record is accelerated. */
  Accelerated?: boolean;
  /**
   * Identifier of the pull zone of an accelerated record.
   *
   * Format: int64.
   *
   * At least `-9007199254740991`. At most `9007199254740991`.
   */
  AcceleratedPullZoneId?: number;
  /** Name of what the record is linked to. */
  LinkName?: string;
  /**
   * Status of the monitor of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  MonitorStatus?: unknown;
  /**
   * Type of the monitor of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  MonitorType?: unknown;
  /**
   * Latitude of the place of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  GeolocationLatitude?: unknown;
  /**
   * Longitude of the place of the record.
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
   * Type of the smart routing of the record.
   *
   * Extension points: `dnsRecord.values`.
   */
  SmartRoutingType?: unknown;
  /** Whether the record is switched off. */
  Disabled?: boolean;
  /** Remark on the record. */
  Comment?: string;
  /** Whether SSL certificates are issued automatically. */
  AutoSslIssuance?: boolean;
}

/** Type of a record: 0 A, 1 AAAA, 2 CNAME, 3 TXT, 4 MX, 5 Redirect, 6 Flatten, 7 PullZone, 8 SRV, 9 CAA, 10 PTR, 11 Script, 12 NS, 13 SVCB, 14 HTTPS, 15 TLSA. */
export type DnsRecordType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | (number & {});

/**
 * A DNS zone of the account.
 *
 * Extension points: `dnsZone.states`.
 */
export interface DnsZone extends Filled<DnsZoneShown, "dnsZone.states", unknown> {
}

interface DnsZoneShown {
  /**
   * Identifier of the zone.
   *
   * Format: int64.
   *
   * At least `-9007199254740991`. At most `9007199254740991`.
   */
  Id?: number;
  /** Domain that the zone is for. */
  Domain?: string;
  /** Records of the zone. */
  Records?: DnsRecord[];
  /** Time of the last change, perhaps without a time zone, such as `2026-02-06T09:27:36`. */
  DateModified?: string;
  /** Time of the creation, perhaps without a time zone, such as `2026-02-06T09:27:36`. */
  DateCreated?: string;
  /** Whether the name servers were detected. */
  NameserversDetected?: boolean;
  /** Whether the zone has name servers of its own. */
  CustomNameserversEnabled?: boolean;
  /** Host name of the first name server. */
  Nameserver1?: string;
  /** Host name of the second name server. */
  Nameserver2?: string;
  /** E-mail address in the start of authority (SOA) of the zone. */
  SoaEmail?: string;
  /** Time of the next check of the name servers, perhaps without a time zone. */
  NameserversNextCheck?: string;
  /** Whether logs are kept. */
  LoggingEnabled?: boolean;
  /** Whether IP addresses in logs are made anonymous. */
  LoggingIPAnonymizationEnabled?: boolean;
  /** How logs are made anonymous: 0 one digit, 1 drop. */
  LogAnonymizationType?: LogAnonymizationType;
  /** Whether DNSSEC is enabled. */
  DnsSecEnabled?: boolean;
  /** Type of the key of a certificate: 0 ECDSA, 1 RSA. */
  CertificateKeyType?: CertificateKeyType;
}

/** One page of a list of DNS zones. */
export interface DnsZonePage {
  /** Items of the page that was asked for. May be null. */
  Items?: DnsZone[] | null;
  /** Number of the page shown. */
  CurrentPage?: number;
  /** How many items there are on all pages together. */
  TotalItems?: number;
  /** Whether there are further pages. */
  HasMoreItems?: boolean;
}

/** What a failed call says about its failure. */
export interface ErrorBody {
  /** Identifier meant for programs, dotted, of the form `<resource>.<reason>`. */
  ErrorKey?: string | null;
  /** The field or the resource that the error is about. */
  Field?: string | null;
  /** Text for people. */
  Message?: string | null;
}

/**
 * How logs are made anonymous: 0 one digit, 1 drop.
 *
 * - `0`: OneDigit
 * - `1`: Drop
 */
export type LogAnonymizationType = 0 | 1 | (number & {});

/** Any of the fields of a DNS zone that can be changed. */
export interface UpdateDnsZoneRequest {
  /** Whether the zone has name servers of its own. */
  CustomNameserversEnabled?: boolean;
  /** Host name of the first name server. */
  Nameserver1?: string;
  /** Host name of the second name server. */
  Nameserver2?: string;
  /** E-mail address in the start of authority (SOA) of the zone. */
  SoaEmail?: string;
  /** Whether logs are kept. */
  LoggingEnabled?: boolean;
  /** How logs are made anonymous: 0 one digit, 1 drop. */
  LogAnonymizationType?: LogAnonymizationType;
  /** Type of the key of a certificate: 0 ECDSA, 1 RSA. */
  CertificateKeyType?: CertificateKeyType;
  /** Whether IP addresses in logs are made anonymous. */
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
  /** Part of the domain of the zones to list. */
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
     * @description Answers with one page of the DNS zones of the account.
     */
    get: operations["listDnsZones"];
    put?: never;
    /**
     * Create a DNS zone
     * @description Creates a zone for a domain, with records or without, and answers with the zone.
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
     * @description Answers with one zone and its records.
     */
    get: operations["getDnsZone"];
    put?: never;
    /**
     * Update a DNS zone
     * @description Changes any of the fields that the body may hold, and answers with the zone.
     */
    post: operations["updateDnsZone"];
    /**
     * Delete a DNS zone
     * @description Deletes a zone.
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
     * @description Adds a record to a zone, and answers with the record and its Id.
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
     * @description Changes a record of a zone.
     */
    post: operations["updateDnsRecord"];
    /**
     * Delete a DNS record
     * @description Deletes a record of a zone.
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
     * @description Tells whether a name is available for a zone, and changes nothing.
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
     * @description Answers with the zone as a zone file, which is text.
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
    /** @description Validation of the request failed, be it of its model, its body or its parameters. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The user may not do this, which includes restrictions by URL or by HTTP method. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description An error occurred inside the server. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The entity asked for could not be found. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description Too many requests were made, more than the rate limit allows. */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The request could not be authorized. */
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
    /** @description Identifier of the record. */
    dnsRecordId: number;
    /** @description Identifier of the zone. */
    dnsZoneId: number;
    /** @description Number of the page to retrieve. */
    page: number;
    /** @description Number of items per page. */
    perPage: number;
    /** @description Part of the domain of the zones to list. */
    search: string;
    /** @description Identifier of the zone that the record is in. */
    zoneId: number;
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
          /** @description Whether the answer may be kept. It is `no-cache` where the account has no zones. */
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
      /** @description The zone that was created. */
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
        /** @description Identifier of the zone. */
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
        /** @description Identifier of the zone. */
        id: components["parameters"]["dnsZoneId"];
      };
      cookie?: never;
    };
    /** @description The fields to change. */
    requestBody: {
      content: {
        "application/json": UpdateDnsZoneRequest;
      };
    };
    responses: {
      /** @description The zone after the change. */
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
        /** @description Identifier of the zone. */
        id: components["parameters"]["dnsZoneId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The zone is deleted. */
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
        /** @description Identifier of the zone that the record is in. */
        zoneId: components["parameters"]["zoneId"];
      };
      cookie?: never;
    };
    /** @description The record to add, without an Id. */
    requestBody: {
      content: {
        "application/json": DnsRecordInput;
      };
    };
    responses: {
      /** @description The record that was added. */
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
        /** @description Identifier of the zone that the record is in. */
        zoneId: components["parameters"]["zoneId"];
        /** @description Identifier of the record. */
        id: components["parameters"]["dnsRecordId"];
      };
      cookie?: never;
    };
    /** @description The record. */
    requestBody: {
      content: {
        "application/json": DnsRecord;
      };
    };
    responses: {
      /** @description The record is changed. */
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
        /** @description Identifier of the zone that the record is in. */
        zoneId: components["parameters"]["zoneId"];
        /** @description Identifier of the record. */
        id: components["parameters"]["dnsRecordId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record is deleted. */
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
        /** @description Identifier of the zone. */
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
