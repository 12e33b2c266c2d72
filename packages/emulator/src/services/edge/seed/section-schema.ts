import type { SeedKey, SeedZone } from "./edge-section.ts";
import { HIGHEST_ID } from "./highest-id.ts";

type Members<Of> = Readonly<Record<keyof Of, object>>;

const text = (description: string): object => ({ type: "string", description });
const flag = (description: string): object => ({ type: "boolean", description });
const time = (description: string): object =>
  text(`${description} RFC 3339; UTC where it names no time zone, such as 2026-02-06T09:27:36.`);

const rules = (description: string): object => ({
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

const keyMembers: Members<SeedKey> = {
  key: { type: "string", pattern: "^[!-~]+$", description: "The key: visible ASCII characters." },
  allow: rules("Requests that the key may be used for: all unless given."),
  forbid: rules("Requests that the key may not be used for."),
};

const zoneMembers: Members<SeedZone> = {
  key: text("Key of the account that the zone belongs to: the first one unless given."),
  Id: {
    type: "integer",
    minimum: 1,
    maximum: HIGHEST_ID,
    description: "Identifier. New zones get higher ones, for which the maximum leaves room.",
  },
  Domain: text("Domain that the zone is for, such as example.com."),
  Records: { type: "array", items: { $ref: "#/$defs/edge/DnsRecord" }, description: "Records of the zone." },
  DateModified: time("Time of the last change: that of the creation unless given."),
  DateCreated: time("Time of the creation: that of planting the seed unless given."),
  NameserversNextCheck: time("Time of the next check of the name servers: every hour unless given."),
  NameserversDetected: flag("Whether the name servers were detected."),
  CustomNameserversEnabled: flag("Whether the zone has name servers of its own."),
  Nameserver1: text("Host name of the first name server."),
  Nameserver2: text("Host name of the second name server."),
  SoaEmail: text("E-mail address in the start of authority (SOA) of the zone."),
  LoggingEnabled: flag("Whether logs are kept."),
  LoggingIPAnonymizationEnabled: flag("Whether IP addresses in logs are made anonymous."),
  LogAnonymizationType: { $ref: "#/$defs/edge/LogAnonymizationType" },
  DnsSecEnabled: flag("Whether DNSSEC is enabled."),
  CertificateKeyType: { $ref: "#/$defs/edge/CertificateKeyType" },
};

/** JSON Schema of what a seed says of edge. */
export const sectionSchema: object = {
  type: "object",
  additionalProperties: false,
  properties: {
    keys: {
      type: "array",
      minItems: 1,
      description: "The one key of each account; one account with the key test-key unless given.",
      items: { type: "object", additionalProperties: false, required: ["key"], properties: keyMembers },
    },
    zones: {
      type: "array",
      items: { type: "object", additionalProperties: false, required: ["Domain"], properties: zoneMembers },
    },
  },
};
