import { seedExportSchema } from "../exports/seed-export-schema.ts";
import type { SeedHold } from "../holds/seed-hold.ts";
import type { SeedSavedQuery } from "../saved-queries/seed-saved-query.ts";
import type { SeedMatter, SeedPermission } from "./seed-matter.ts";

const name = { type: "string", minLength: 1 } as const;

const holdSchema = {
  description: "A hold. It covers accounts or an organizational unit.",
  type: "object",
  properties: {
    id: { description: "One of the service's making unless given.", ...name },
    name: { type: "string" },
    corpus: { $ref: "#/$defs/retention/CorpusType" },
    accounts: { description: "Ids or e-mail addresses.", type: "array", items: name },
    orgUnit: { description: "Id of an organizational unit.", ...name },
    query: { $ref: "#/$defs/retention/CorpusQuery" },
  } satisfies Record<keyof SeedHold, object>,
  additionalProperties: false,
} as const;

const savedQuerySchema = {
  description: "A saved query.",
  type: "object",
  properties: {
    id: { description: "One of the service's making unless given.", ...name },
    displayName: { type: "string" },
    query: { $ref: "#/$defs/retention/Query" },
  } satisfies Record<keyof SeedSavedQuery, object>,
  additionalProperties: false,
} as const;

const permissionSchema = {
  type: "object",
  properties: {
    accountId: { description: "Id or e-mail address of the account.", ...name },
    role: { description: "There is no other to give away.", type: "string", enum: ["COLLABORATOR"] },
  } satisfies Record<keyof SeedPermission, object>,
  required: ["accountId"],
  additionalProperties: false,
} as const;

/** JSON Schema of a matter in a seed. */
export const matterSchema: object = {
  description: "A matter that is there from the start, with what it holds.",
  type: "object",
  properties: {
    matterId: { description: "One of the service's making unless given.", ...name },
    name: { type: "string" },
    description: { type: "string" },
    state: {
      description: "OPEN unless given. A deleted matter is purged 30 days after the seed is planted.",
      type: "string",
      enum: ["OPEN", "CLOSED", "DELETED"],
    },
    matterRegion: { $ref: "#/$defs/retention/MatterRegion" },
    owner: { description: "Id or e-mail address of the account that created it.", ...name },
    permissions: { description: "Whom it is shared with.", type: "array", items: permissionSchema },
    holds: { description: "Only of an open matter.", type: "array", items: holdSchema },
    savedQueries: { type: "array", items: savedQuerySchema },
    exports: { type: "array", items: seedExportSchema },
  } satisfies Record<keyof SeedMatter, object>,
  required: ["name", "owner"],
  additionalProperties: false,
};
