import type {
  CorpusQuery,
  CorpusType,
  ExportOptions,
  MatterRegion,
  Query,
} from "../../../generated/retention-v1.types.gen.ts";

/** A matter that is there from the start, with what it holds. */
export interface SeedMatter {
  /** One of the service's making unless given. */
  readonly matterId?: string;
  readonly name: string;
  readonly description?: string;
  /** `OPEN` unless given. A deleted one is purged 30 days after the seed is planted. */
  readonly state?: "OPEN" | "CLOSED" | "DELETED";
  readonly matterRegion?: MatterRegion;
  /** Id or e-mail address of the account that created it. */
  readonly owner: string;
  /** Whom it is shared with beside its owner. */
  readonly permissions?: readonly SeedPermission[];
  /** Only of an open matter: one is closed without holds. */
  readonly holds?: readonly SeedHold[];
  readonly savedQueries?: readonly SeedSavedQuery[];
  readonly exports?: readonly SeedExport[];
}

/** The role of an account in a matter. */
interface SeedPermission {
  /** Id or e-mail address. */
  readonly accountId: string;
  /** There is no other to give away. */
  readonly role?: "COLLABORATOR";
}

/** A hold of a seeded matter. It covers accounts or an organizational unit. */
export interface SeedHold {
  /** One of the service's making unless given. */
  readonly id?: string;
  readonly name?: string;
  readonly corpus?: CorpusType;
  /** Ids or e-mail addresses. */
  readonly accounts?: readonly string[];
  /** Id of an organizational unit. */
  readonly orgUnit?: string;
  /** Fits the corpus. */
  readonly query?: CorpusQuery;
}

/** A saved query of a seeded matter. */
export interface SeedSavedQuery {
  /** One of the service's making unless given. */
  readonly id?: string;
  readonly displayName?: string;
  readonly query?: Query;
}

/** An export of a seeded matter. What it holds, its query finds in the seed. */
export interface SeedExport {
  /** One of the service's making unless given. */
  readonly id?: string;
  readonly name?: string;
  readonly query?: Query;
  readonly exportOptions?: ExportOptions;
  /** Id or e-mail address of the account that asked for it: the one that created the matter unless given. */
  readonly requester?: string;
  /**
   * How far it is: COMPLETED unless given, or FAILED where none of the accounts can be searched. One that is in
   * progress ends in a minute.
   */
  readonly status?: "IN_PROGRESS" | "COMPLETED" | "FAILED";
}

const exportTextSchema = { type: "string", minLength: 1 } as const;

/** JSON Schema of an export in a seed. */
const seedExportSchema: object = {
  description: "An export, with what its query finds in the seed.",
  type: "object",
  properties: {
    id: { description: "One of the service's making unless given.", ...exportTextSchema },
    name: { type: "string" },
    query: { $ref: "#/$defs/retention/Query" },
    exportOptions: { $ref: "#/$defs/retention/ExportOptions" },
    requester: {
      description:
        "Id or e-mail address of the account that asked for it: the owner of the matter unless given.",
      ...exportTextSchema,
    },
    status: {
      description: "COMPLETED unless given. One that is IN_PROGRESS ends in a minute.",
      type: "string",
      enum: ["IN_PROGRESS", "COMPLETED", "FAILED"],
    },
  },
  additionalProperties: false,
};

const nonEmptyTextSchema = { type: "string", minLength: 1 } as const;

const holdSchema = {
  description: "A hold. It covers accounts or an organizational unit.",
  type: "object",
  properties: {
    id: { description: "One of the service's making unless given.", ...nonEmptyTextSchema },
    name: { type: "string" },
    corpus: { $ref: "#/$defs/retention/CorpusType" },
    accounts: { description: "Ids or e-mail addresses.", type: "array", items: nonEmptyTextSchema },
    orgUnit: { description: "Id of an organizational unit.", ...nonEmptyTextSchema },
    query: { $ref: "#/$defs/retention/CorpusQuery" },
  } satisfies Record<keyof SeedHold, object>,
  additionalProperties: false,
} as const;

const savedQuerySchema = {
  description: "A saved query.",
  type: "object",
  properties: {
    id: { description: "One of the service's making unless given.", ...nonEmptyTextSchema },
    displayName: { type: "string" },
    query: { $ref: "#/$defs/retention/Query" },
  } satisfies Record<keyof SeedSavedQuery, object>,
  additionalProperties: false,
} as const;

const permissionSchema = {
  type: "object",
  properties: {
    accountId: { description: "Id or e-mail address of the account.", ...nonEmptyTextSchema },
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
    matterId: { description: "One of the service's making unless given.", ...nonEmptyTextSchema },
    name: { type: "string" },
    description: { type: "string" },
    state: {
      description: "OPEN unless given. A deleted matter is purged 30 days after the seed is planted.",
      type: "string",
      enum: ["OPEN", "CLOSED", "DELETED"],
    },
    matterRegion: { $ref: "#/$defs/retention/MatterRegion" },
    owner: { description: "Id or e-mail address of the account that created it.", ...nonEmptyTextSchema },
    permissions: { description: "Whom it is shared with.", type: "array", items: permissionSchema },
    holds: { description: "Only of an open matter.", type: "array", items: holdSchema },
    savedQueries: { type: "array", items: savedQuerySchema },
    exports: { type: "array", items: seedExportSchema },
  } satisfies Record<keyof SeedMatter, object>,
  required: ["name", "owner"],
  additionalProperties: false,
};
