import { LAST_TIME } from "@seamline/emulator-kit";
import type { DnsRecordInput, DnsZone } from "../../../generated/edge.types.gen.ts";
import type { KeyRules } from "../access/key-scope.ts";

/**
 * The highest Id that a zone or a record in a seed can have. New Ids are higher, and must be safe integers (ECMA-262,
 * Number.MAX_SAFE_INTEGER).
 */
export const MAX_SEED_ID: number = Number.MAX_SAFE_INTEGER - 2 ** 32;

const TIME_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?<zone>Z|[+-]\d\d:\d\d)?$/i;

/** The first time whose year has four digits. A time zone offset can result in an earlier time. */
const FIRST_TIME = Date.parse("0000-01-01T00:00:00Z");

/** The edge section of a seed. */
export interface EdgeSection {
  /** The key of each account. By default, there is one account with the key `test-key`. */
  readonly keys?: readonly SeedKey[];
  readonly zones?: readonly SeedZone[];
}

/** An account, with its key and the rules of the key. A key without rules can be used for every request. */
interface SeedKey extends KeyRules {
  readonly key: string;
}

/** A zone as returned by the service. Omitted members have the defaults of a new zone. */
export interface SeedZone extends Readonly<Omit<DnsZone, "Id" | "Records">> {
  readonly Id?: number;
  readonly Records?: readonly SeedRecord[];
  /** The key of the account that owns the zone. The default is the first account. */
  readonly key?: string;
}

/** A record as returned by the service. Omitted members have the defaults of a new record. */
export interface SeedRecord extends DnsRecordInput {
  readonly Id?: number;
}

/** Default keys for seeds without keys. */
const DEFAULT_KEYS: readonly SeedKey[] = [{ key: "test-key" }];

/** Returns the keys of all accounts, in seed order. */
export function accountKeys({ keys = DEFAULT_KEYS }: EdgeSection): readonly SeedKey[] {
  return keys;
}

/**
 * Parses a time. The default time zone is UTC.
 *
 * @returns milliseconds since 1970, or `undefined` if the string is not a valid time
 */
export function parseSeedTime(text: string): number | undefined {
  const match = TIME_PATTERN.exec(text);
  if (!match) return undefined;
  const at = Date.parse(match.groups?.zone ? text : `${text}Z`);
  return at >= FIRST_TIME && at <= LAST_TIME ? at : undefined;
}

type SchemaProperties<Of> = Readonly<Record<keyof Of, object>>;

const textSchema = (description: string): object => ({ type: "string", description });
const flagSchema = (description: string): object => ({ type: "boolean", description });
const timeSchema = (description: string): object =>
  textSchema(`${description} RFC 3339; a time without a time zone, such as 2026-02-06T09:27:36, is in UTC.`);

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
        description: "Methods that the rule matches; GET includes HEAD. The default is all methods.",
      },
      paths: {
        type: "array",
        minItems: 1,
        items: { type: "string", pattern: "^/" },
        description:
          "Patterns of the paths that the rule matches: * matches within one segment, ** matches across segments. The default is all paths.",
      },
    },
  },
});

const keyProperties: SchemaProperties<SeedKey> = {
  key: { type: "string", pattern: "^[!-~]+$", description: "The key, in visible ASCII characters." },
  allow: keyRulesSchema("Requests that the key may be used for. The default is all requests."),
  forbid: keyRulesSchema("Requests that are forbidden with this key."),
};

const idSchema = (what: string): object => ({
  type: "integer",
  minimum: 1,
  maximum: MAX_SEED_ID,
  description: `Identifier. The maximum leaves room for the higher identifiers of new ${what}.`,
});

const recordSchema: object = { $ref: "#/$defs/edge/DnsRecordInput", properties: { Id: idSchema("records") } };

const zoneProperties: SchemaProperties<SeedZone> = {
  key: textSchema("Key of the account that owns the zone. The default is the first account."),
  Id: idSchema("zones"),
  Domain: textSchema("Domain of the zone, such as example.com."),
  Records: { type: "array", items: recordSchema, description: "Records of the zone." },
  DateModified: timeSchema("Time of the last change. The default is the time of creation."),
  DateCreated: timeSchema("Time of creation. The default is the time when the seed is applied."),
  NameserversNextCheck: timeSchema(
    "Time of the next check of the name servers. By default they are checked every hour.",
  ),
  NameserversDetected: flagSchema("True if the name servers were detected."),
  CustomNameserversEnabled: flagSchema("True if the zone has its own name servers."),
  Nameserver1: textSchema("Host name of the first name server."),
  Nameserver2: textSchema("Host name of the second name server."),
  SoaEmail: textSchema("E-mail address in the zone's start of authority (SOA)."),
  LoggingEnabled: flagSchema("True if logs are stored."),
  LoggingIPAnonymizationEnabled: flagSchema("True if IP addresses in logs are anonymized."),
  LogAnonymizationType: { $ref: "#/$defs/edge/LogAnonymizationType" },
  DnsSecEnabled: flagSchema("Whether DNSSEC is enabled."),
  CertificateKeyType: { $ref: "#/$defs/edge/CertificateKeyType" },
};

export const edgeSectionSchema: object = {
  type: "object",
  additionalProperties: false,
  properties: {
    keys: {
      type: "array",
      minItems: 1,
      description: "The key of each account. By default, there is one account with the key test-key.",
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
