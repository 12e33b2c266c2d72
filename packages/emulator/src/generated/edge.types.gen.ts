// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** Type of the key of the certificate: `0` ECDSA, `1` RSA. */
export type CertificateKeyType = 0 | 1 | (number & {});

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
  /** Status of the monitoring of the record. */
  MonitorStatus?: unknown;
  /** Type of the monitoring of the record. */
  MonitorType?: unknown;
  /** Latitude of the location of the record. */
  GeolocationLatitude?: unknown;
  /** Longitude of the location of the record. */
  GeolocationLongitude?: unknown;
  /** Latency zone of the record. */
  LatencyZone?: unknown;
  /** Type of smart routing of the record. */
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
  /** Status of the monitoring of the record. */
  MonitorStatus?: unknown;
  /** Type of the monitoring of the record. */
  MonitorType?: unknown;
  /** Latitude of the location of the record. */
  GeolocationLatitude?: unknown;
  /** Longitude of the location of the record. */
  GeolocationLongitude?: unknown;
  /** Latency zone of the record. */
  LatencyZone?: unknown;
  /** Type of smart routing of the record. */
  SmartRoutingType?: unknown;
  /** Whether the record is disabled. */
  Disabled?: boolean;
  /** Comment on the record. */
  Comment?: string;
  /** Whether SSL certificates are issued automatically. */
  AutoSslIssuance?: boolean;
}

/** Type of the record: `0` A, `1` AAAA, `2` CNAME, `3` TXT, `4` MX, `5` Redirect, `6` Flatten, `7` PullZone, `8` SRV, `9` CAA, `10` PTR, `11` Script, `12` NS, `13` SVCB, `14` HTTPS, `15` TLSA. */
export type DnsRecordType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | (number & {});

/** A DNS zone of the account. */
export interface DnsZone {
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
 */
export type LogAnonymizationType = 0 | 1 | (number & {});

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
  page: number;
  /**
   * Number of items per page.
   *
   * At least `5`. At most `1000`.
   *
   * Default: `1000`.
   */
  perPage: number;
  /** Text that the domains of the returned zones contain. */
  search?: string;
}

/** What every operation of Edge Platform API takes, once it is read, and what it responds with. */
export interface EdgeOperations {
  /**
   * Check whether a name is available
   *
   * `POST /dnszone/checkavailability`
   */
  checkDnsZoneAvailability: {
    path: {};
    query: {};
    body: CheckDnsZoneAvailabilityRequest;
    response: CheckDnsZoneAvailabilityResponse;
  };
  /**
   * Create a DNS record
   *
   * `PUT /dnszone/{zoneId}/records`
   */
  createDnsRecord: {
    path: {
      /**
       * Identifier of the zone that the record is in. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
       *
       * Format: int64.
       */
      zoneId: number | bigint;
    };
    query: {};
    body: DnsRecordInput;
    response: DnsRecord;
  };
  /**
   * Create a DNS zone
   *
   * `POST /dnszone`
   */
  createDnsZone: {
    path: {};
    query: {};
    body: CreateDnsZoneRequest;
    response: DnsZone;
  };
  /**
   * Delete a DNS record
   *
   * `DELETE /dnszone/{zoneId}/records/{id}`
   */
  deleteDnsRecord: {
    path: {
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
    };
    query: {};
    body: undefined;
    response: undefined;
  };
  /**
   * Delete a DNS zone
   *
   * `DELETE /dnszone/{id}`
   */
  deleteDnsZone: {
    path: {
      /**
       * Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
       *
       * Format: int64.
       */
      id: number | bigint;
    };
    query: {};
    body: undefined;
    response: undefined;
  };
  /**
   * Export a DNS zone
   *
   * `GET /dnszone/{id}/export`
   */
  exportDnsZone: {
    path: {
      /**
       * Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
       *
       * Format: int64.
       */
      id: number | bigint;
    };
    query: {};
    body: undefined;
    response: string;
  };
  /**
   * Get a DNS zone
   *
   * `GET /dnszone/{id}`
   */
  getDnsZone: {
    path: {
      /**
       * Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
       *
       * Format: int64.
       */
      id: number | bigint;
    };
    query: {};
    body: undefined;
    response: DnsZone;
  };
  /**
   * List DNS zones
   *
   * `GET /dnszone`
   */
  listDnsZones: {
    path: {};
    query: ListDnsZonesQuery;
    body: undefined;
    response: DnsZonePage;
  };
  /**
   * Update a DNS record
   *
   * `POST /dnszone/{zoneId}/records/{id}`
   */
  updateDnsRecord: {
    path: {
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
    };
    query: {};
    body: DnsRecordInput;
    response: undefined;
  };
  /**
   * Update a DNS zone
   *
   * `POST /dnszone/{id}`
   */
  updateDnsZone: {
    path: {
      /**
       * Identifier of the zone. It is an int64, which may exceed 2^53 - 1, the largest integer that a JavaScript number holds exactly.
       *
       * Format: int64.
       */
      id: number | bigint;
    };
    query: {};
    body: UpdateDnsZoneRequest;
    response: DnsZone;
  };
}
