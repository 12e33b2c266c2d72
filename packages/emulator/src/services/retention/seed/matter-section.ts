import type {
  CorpusQuery,
  CorpusType,
  ExportOptions,
  MatterRegion,
  Query,
} from "../../../generated/retention-v1.types.gen.ts";

/** A matter that exists when the emulator starts, with its contents. */
export interface SeedMatter {
  /** By default, the service allocates an id. */
  readonly matterId?: string;
  readonly name: string;
  readonly description?: string;
  /** The default is `OPEN`. A deleted matter is purged 30 days after the seed is applied. */
  readonly state?: "OPEN" | "CLOSED" | "DELETED";
  readonly matterRegion?: MatterRegion;
  /** The id or e-mail address of the account that created the matter. */
  readonly owner: string;
  /** The accounts, other than the owner, that the matter is shared with. */
  readonly permissions?: readonly SeedPermission[];
  /** Only allowed if the matter is open, because a matter with holds cannot be closed. */
  readonly holds?: readonly SeedHold[];
  readonly savedQueries?: readonly SeedSavedQuery[];
  readonly exports?: readonly SeedExport[];
}

interface SeedPermission {
  /** Id or e-mail address. */
  readonly accountId: string;
  /** The only role that can be granted, and the default. */
  readonly role?: "COLLABORATOR";
}

/** A hold in a seeded matter. It covers either accounts or an organizational unit. */
export interface SeedHold {
  /** By default, the service allocates an id. */
  readonly id?: string;
  readonly name?: string;
  readonly corpus?: CorpusType;
  /** Ids or e-mail addresses. */
  readonly accounts?: readonly string[];
  /** Id of an organizational unit. */
  readonly orgUnit?: string;
  /** The query must fit the corpus. */
  readonly query?: CorpusQuery;
}

/** A saved query in a seeded matter. */
export interface SeedSavedQuery {
  /** By default, the service allocates an id. */
  readonly id?: string;
  readonly displayName?: string;
  readonly query?: Query;
}

/** An export in a seeded matter. It contains the messages in the seed that match its query. */
export interface SeedExport {
  /** By default, the service allocates an id. */
  readonly id?: string;
  readonly name?: string;
  readonly query?: Query;
  readonly exportOptions?: ExportOptions;
  /** The id or e-mail address of the account that requested the export. The default is the matter's creator. */
  readonly requester?: string;
  /**
   * The default is COMPLETED, or FAILED if none of the accounts can be searched. An export in progress ends after a
   * minute.
   */
  readonly status?: "IN_PROGRESS" | "COMPLETED" | "FAILED";
}

const nonEmptyTextSchema = { type: "string", minLength: 1 } as const;

const holdSchema = {
  description: "A hold. It covers either accounts or an organizational unit.",
  type: "object",
  properties: {
    id: { description: "By default, the service allocates an id.", ...nonEmptyTextSchema },
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
    id: { description: "By default, the service allocates an id.", ...nonEmptyTextSchema },
    displayName: { type: "string" },
    query: { $ref: "#/$defs/retention/Query" },
  } satisfies Record<keyof SeedSavedQuery, object>,
  additionalProperties: false,
} as const;

const exportSchema = {
  description: "An export. It contains the messages in the seed that match its query.",
  type: "object",
  properties: {
    id: { description: "By default, the service allocates an id.", ...nonEmptyTextSchema },
    name: { type: "string" },
    query: { $ref: "#/$defs/retention/Query" },
    exportOptions: { $ref: "#/$defs/retention/ExportOptions" },
    requester: {
      description:
        "Id or e-mail address of the account that requested the export. The default is the owner of the matter.",
      ...nonEmptyTextSchema,
    },
    status: {
      description: "The default is COMPLETED. An export that is IN_PROGRESS ends after a minute.",
      type: "string",
      enum: ["IN_PROGRESS", "COMPLETED", "FAILED"],
    },
  } satisfies Record<keyof SeedExport, object>,
  additionalProperties: false,
} as const;

const permissionSchema = {
  type: "object",
  properties: {
    accountId: { description: "Id or e-mail address of the account.", ...nonEmptyTextSchema },
    role: {
      description: "The only role that can be granted, and the default.",
      type: "string",
      enum: ["COLLABORATOR"],
    },
  } satisfies Record<keyof SeedPermission, object>,
  required: ["accountId"],
  additionalProperties: false,
} as const;

export const matterSchema: object = {
  description: "A matter that exists when the emulator starts, with its contents.",
  type: "object",
  properties: {
    matterId: { description: "By default, the service allocates an id.", ...nonEmptyTextSchema },
    name: { type: "string" },
    description: { type: "string" },
    state: {
      description: "The default is OPEN. A deleted matter is purged 30 days after the seed is applied.",
      type: "string",
      enum: ["OPEN", "CLOSED", "DELETED"],
    },
    matterRegion: { $ref: "#/$defs/retention/MatterRegion" },
    owner: {
      description: "Id or e-mail address of the account that created the matter.",
      ...nonEmptyTextSchema,
    },
    permissions: {
      description: "The accounts, other than the owner, that the matter is shared with.",
      type: "array",
      items: permissionSchema,
    },
    holds: { description: "Only allowed if the matter is open.", type: "array", items: holdSchema },
    savedQueries: { type: "array", items: savedQuerySchema },
    exports: { type: "array", items: exportSchema },
  } satisfies Record<keyof SeedMatter, object>,
  required: ["name", "owner"],
  additionalProperties: false,
};
