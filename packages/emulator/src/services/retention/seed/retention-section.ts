import { matterSchema, type SeedMatter } from "./matter-section.ts";
import { messageSchema, type SeedMessage } from "./message-section.ts";

/** The retention section of a seed. */
export interface RetentionSection {
  readonly messages?: readonly SeedMessage[];
  /** Organizational units. A unit that is not listed has no child units. */
  readonly orgUnits?: readonly SeedOrgUnit[];
  /** The ids or e-mail addresses of accounts that cannot be searched because their data is unavailable. */
  readonly unavailableAccounts?: readonly string[];
  /** Matters in order of creation. */
  readonly matters?: readonly SeedMatter[];
}

interface SeedOrgUnit {
  readonly id: string;
  /** A display name. The service does not use it. */
  readonly name?: string;
  /** Id of the parent organizational unit. */
  readonly parent?: string;
}

export const retentionSchema: object = {
  description: "Matters and the data to search.",
  type: "object",
  properties: {
    orgUnits: {
      description: "Organizational units. If the seed lists no accounts, all other units also exist.",
      type: "array",
      items: {
        type: "object",
        properties: {
          id: { type: "string", minLength: 1 },
          name: { description: "Display name. The service does not use it.", type: "string" },
          parent: { description: "Id of the parent organizational unit.", type: "string" },
        } satisfies Record<keyof SeedOrgUnit, object>,
        required: ["id"],
        additionalProperties: false,
      },
    },
    messages: {
      description: "Items in accounts. They can be searched and exported.",
      type: "array",
      items: messageSchema,
    },
    unavailableAccounts: {
      description:
        "Ids or e-mail addresses of accounts that cannot be searched because their data is unavailable.",
      type: "array",
      items: { type: "string", minLength: 1 },
    },
    matters: { description: "Matters in order of creation.", type: "array", items: matterSchema },
  } satisfies Record<keyof RetentionSection, object>,
  additionalProperties: false,
};
