import { LAST_TIME } from "../../../clock/times.ts";
import type { DnsRecord, DnsZone } from "../../../generated/edge.types.gen.ts";
import type { KeyRules } from "../access/key-scope.ts";

/** What a seed says of edge. */
export interface EdgeSection {
  /** The key of each account; one account with the key `test-key` unless given. */
  readonly keys?: readonly SeedKey[];
  readonly zones?: readonly SeedZone[];
}

/** An account, by its one key, and what the key may be used for: everything unless it says otherwise. */
interface SeedKey extends KeyRules {
  readonly key: string;
}

/** A zone as answers show it; a new one has what is left out. */
export interface SeedZone extends Readonly<Omit<DnsZone, "Domain" | "Records">> {
  readonly Domain: string;
  readonly Records?: readonly DnsRecord[];
  /** Key of the account that it belongs to: the first one unless given. */
  readonly key?: string;
}

/** The key of the one account that there is where a seed lists none. */
const DEFAULT_KEYS: readonly SeedKey[] = [{ key: "test-key" }];

/** The keys of all accounts. */
export function accountKeys({ keys = DEFAULT_KEYS }: EdgeSection): readonly SeedKey[] {
  return keys;
}

const TIME_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?<zone>Z|[+-]\d\d:\d\d)?$/i;

/** What a time zone may put before the year 0 has no form with four digits, as little as what is past the last time. */
const FIRST_TIME = Date.parse("0000-01-01T00:00:00Z");

/** Milliseconds since 1970 of a time that may name no time zone, which then is UTC; `undefined` for what is no time. */
export function parseSeedTime(text: string): number | undefined {
  const match = TIME_PATTERN.exec(text);
  if (!match) return undefined;
  const at = Date.parse(match.groups?.zone ? text : `${text}Z`);
  return at >= FIRST_TIME && at <= LAST_TIME ? at : undefined;
}

/**
 * The highest Id that a seed may give a zone or a record. New ones count on from there: beyond the safe integers two
 * would be the same number (ECMA-262, Number.MAX_SAFE_INTEGER).
 */
export const MAX_SEED_ID: number = Number.MAX_SAFE_INTEGER - 2 ** 32;

type SchemaProperties<Of> = Readonly<Record<keyof Of, object>>;

const textSchema = (description: string): object => ({ type: "string", description });
const flagSchema = (description: string): object => ({ type: "boolean", description });
const timeSchema = (description: string): object =>
  textSchema(`${description} RFC 3339; UTC where it names no time zone, such as 2026-02-06T09:27:36.`);

const keyRulesSchema = (description: string): object => ({
  type: "array",
  description,
  items: {
    type: "object",
    additionalProperties: false,
    minProperties: 1,
    properties: {
      methods: {
        type: "array",
        minItems: 1,
        items: { type: "string", enum: ["GET", "POST", "PUT", "DELETE"] },
        description: "Methods that the rule is about; GET stands for HEAD, too. All unless given.",
      },
      paths: {
        type: "array",
        minItems: 1,
        items: { type: "string", pattern: "^/" },
        description:
          "Patterns of the paths that the rule is about: * is any part of a segment, ** any part of the path. All unless given.",
      },
    },
  },
});

const keyProperties: SchemaProperties<SeedKey> = {
  key: { type: "string", pattern: "^[!-~]+$", description: "The key: visible ASCII characters." },
  allow: keyRulesSchema("Requests that the key may be used for: all unless given."),
  forbid: keyRulesSchema("Requests that the key may not be used for."),
};

const zoneProperties: SchemaProperties<SeedZone> = {
  key: textSchema("Key of the account that the zone belongs to: the first one unless given."),
  Id: {
    type: "integer",
    minimum: 1,
    maximum: MAX_SEED_ID,
    description: "Identifier. New zones get higher ones, for which the maximum leaves room.",
  },
  Domain: textSchema("Domain that the zone is for, such as example.com."),
  Records: { type: "array", items: { $ref: "#/$defs/edge/DnsRecord" }, description: "Records of the zone." },
  DateModified: timeSchema("Time of the last change: that of the creation unless given."),
  DateCreated: timeSchema("Time of the creation: that of planting the seed unless given."),
  NameserversNextCheck: timeSchema("Time of the next check of the name servers: every hour unless given."),
  NameserversDetected: flagSchema("Whether the name servers were detected."),
  CustomNameserversEnabled: flagSchema("Whether the zone has name servers of its own."),
  Nameserver1: textSchema("Host name of the first name server."),
  Nameserver2: textSchema("Host name of the second name server."),
  SoaEmail: textSchema("E-mail address in the start of authority (SOA) of the zone."),
  LoggingEnabled: flagSchema("Whether logs are kept."),
  LoggingIPAnonymizationEnabled: flagSchema("Whether IP addresses in logs are made anonymous."),
  LogAnonymizationType: { $ref: "#/$defs/edge/LogAnonymizationType" },
  DnsSecEnabled: flagSchema("Whether DNSSEC is enabled."),
  CertificateKeyType: { $ref: "#/$defs/edge/CertificateKeyType" },
};

/** JSON Schema of what a seed says of edge. */
export const edgeSectionSchema: object = {
  type: "object",
  additionalProperties: false,
  properties: {
    keys: {
      type: "array",
      minItems: 1,
      description: "The one key of each account; one account with the key test-key unless given.",
      items: { type: "object", additionalProperties: false, required: ["key"], properties: keyProperties },
    },
    zones: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["Domain"],
        properties: zoneProperties,
      },
    },
  },
};
