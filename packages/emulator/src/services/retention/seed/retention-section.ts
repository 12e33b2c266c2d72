import { matterSchema, type SeedMatter } from "./matter-section.ts";
import { messageSchema, type SeedMessage } from "./message-section.ts";

/** The retention section of a seed. */
export interface RetentionSection {
  readonly messages?: readonly SeedMessage[];
  /** Organizational units. A unit that is not listed has no child units. */
  readonly orgUnits?: readonly SeedOrgUnit[];
  /** The ids or e-mail addresses of accounts that cannot be searched, because their data is unavailable. */
  readonly unavailableAccounts?: readonly string[];
  /** Matters, in order of creation. */
  readonly matters?: readonly SeedMatter[];
}

interface SeedOrgUnit {
  readonly id: string;
  /** A display name, which the service does not use. */
  readonly name?: string;
  /** The id of the parent organizational unit. */
  readonly parent?: string;
}

export const retentionSchema: object = {
  description: "Matters and the data to search.",
  type: "object",
  properties: {
    orgUnits: {
      description: "Organizational units. If the seed lists no accounts, every other unit exists too.",
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
      description: "Items in accounts that queries find and exports contain.",
      type: "array",
      items: messageSchema,
    },
    unavailableAccounts: {
      description:
        "Ids or e-mail addresses of accounts whose data cannot be reached, so that searching them fails.",
      type: "array",
      items: { type: "string", minLength: 1 },
    },
    matters: { description: "Matters, in the order of their creation.", type: "array", items: matterSchema },
  } satisfies Record<keyof RetentionSection, object>,
  additionalProperties: false,
};
