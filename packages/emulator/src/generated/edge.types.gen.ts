// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

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
  /** Status of the monitor of the record. */
  MonitorStatus?: unknown;
  /** Type of the monitor of the record. */
  MonitorType?: unknown;
  /** Latitude of the place of the record. */
  GeolocationLatitude?: unknown;
  /** Longitude of the place of the record. */
  GeolocationLongitude?: unknown;
  /** Latency zone of the record. */
  LatencyZone?: unknown;
  /** Type of the smart routing of the record. */
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
  /** Status of the monitor of the record. */
  MonitorStatus?: unknown;
  /** Type of the monitor of the record. */
  MonitorType?: unknown;
  /** Latitude of the place of the record. */
  GeolocationLatitude?: unknown;
  /** Longitude of the place of the record. */
  GeolocationLongitude?: unknown;
  /** Latency zone of the record. */
  LatencyZone?: unknown;
  /** Type of the smart routing of the record. */
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

/** A DNS zone of the account. */
export interface DnsZone {
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
  page: number;
  /**
   * Number of items per page.
   *
   * At least `5`. At most `1000`.
   *
   * Default: `1000`.
   */
  perPage: number;
  /** Part of the domain of the zones to list. */
  search?: string;
}

/** What every operation of Edge Platform API takes, once it is read, and what it answers. */
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
    answer: CheckDnsZoneAvailabilityResponse;
  };
  /**
   * Create a DNS record
   *
   * `PUT /dnszone/{zoneId}/records`
   */
  createDnsRecord: {
    path: {
      /**
       * Identifier of the zone that the record is in.
       *
       * Format: int64.
       *
       * At least `-9007199254740991`. At most `9007199254740991`.
       */
      zoneId: number;
    };
    query: {};
    body: DnsRecordInput;
    answer: DnsRecord;
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
    answer: DnsZone;
  };
  /**
   * Delete a DNS record
   *
   * `DELETE /dnszone/{zoneId}/records/{id}`
   */
  deleteDnsRecord: {
    path: {
      /**
       * Identifier of the zone that the record is in.
       *
       * Format: int64.
       *
       * At least `-9007199254740991`. At most `9007199254740991`.
       */
      zoneId: number;
      /**
       * Identifier of the record.
       *
       * Format: int64.
       *
       * At least `-9007199254740991`. At most `9007199254740991`.
       */
      id: number;
    };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /**
   * Delete a DNS zone
   *
   * `DELETE /dnszone/{id}`
   */
  deleteDnsZone: {
    path: {
      /**
       * Identifier of the zone.
       *
       * Format: int64.
       *
       * At least `-9007199254740991`. At most `9007199254740991`.
       */
      id: number;
    };
    query: {};
    body: undefined;
    answer: undefined;
  };
  /**
   * Export a DNS zone
   *
   * `GET /dnszone/{id}/export`
   */
  exportDnsZone: {
    path: {
      /**
       * Identifier of the zone.
       *
       * Format: int64.
       *
       * At least `-9007199254740991`. At most `9007199254740991`.
       */
      id: number;
    };
    query: {};
    body: undefined;
    answer: string;
  };
  /**
   * Get a DNS zone
   *
   * `GET /dnszone/{id}`
   */
  getDnsZone: {
    path: {
      /**
       * Identifier of the zone.
       *
       * Format: int64.
       *
       * At least `-9007199254740991`. At most `9007199254740991`.
       */
      id: number;
    };
    query: {};
    body: undefined;
    answer: DnsZone;
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
    answer: DnsZonePage;
  };
  /**
   * Update a DNS record
   *
   * `POST /dnszone/{zoneId}/records/{id}`
   */
  updateDnsRecord: {
    path: {
      /**
       * Identifier of the zone that the record is in.
       *
       * Format: int64.
       *
       * At least `-9007199254740991`. At most `9007199254740991`.
       */
      zoneId: number;
      /**
       * Identifier of the record.
       *
       * Format: int64.
       *
       * At least `-9007199254740991`. At most `9007199254740991`.
       */
      id: number;
    };
    query: {};
    body: DnsRecord;
    answer: undefined;
  };
  /**
   * Update a DNS zone
   *
   * `POST /dnszone/{id}`
   */
  updateDnsZone: {
    path: {
      /**
       * Identifier of the zone.
       *
       * Format: int64.
       *
       * At least `-9007199254740991`. At most `9007199254740991`.
       */
      id: number;
    };
    query: {};
    body: UpdateDnsZoneRequest;
    answer: DnsZone;
  };
}
