import { matterSchema, type SeedMatter } from "./matter-section.ts";
import { messageSchema, type SeedMessage } from "./message-section.ts";

/** What a seed says of retention. */
export interface RetentionSection {
  readonly messages?: readonly SeedMessage[];
  /** Without it, organizational units have no child units. */
  readonly orgUnits?: readonly SeedOrgUnit[];
  /** Ids or e-mail addresses of accounts whose data cannot be reached: searching them fails. */
  readonly unavailableAccounts?: readonly string[];
  /** In the order in which they are listed. */
  readonly matters?: readonly SeedMatter[];
}

interface SeedOrgUnit {
  readonly id: string;
  /** What people call it; it means nothing to the service. */
  readonly name?: string;
  /** Id of the organizational unit that it is a part of. */
  readonly parent?: string;
}

const accountNameSchema = { type: "string", minLength: 1 } as const;

/** JSON Schema of what a seed says of retention. */
export const retentionSchema: object = {
  description: "Matters and what is searched in them.",
  type: "object",
  properties: {
    orgUnits: {
      description: "Organizational units. Without accounts in the seed, there is any other one, too.",
      type: "array",
      items: {
        type: "object",
        properties: {
          id: { type: "string", minLength: 1 },
          name: { description: "What people call it; it means nothing to the service.", type: "string" },
          parent: { description: "Id of the organizational unit that it is a part of.", type: "string" },
        } satisfies Record<keyof SeedOrgUnit, object>,
        required: ["id"],
        additionalProperties: false,
      },
    },
    messages: { description: "What queries find and exports hold.", type: "array", items: messageSchema },
    unavailableAccounts: {
      description: "Ids or e-mail addresses of accounts whose data cannot be reached: searching them fails.",
      type: "array",
      items: accountNameSchema,
    },
    matters: { description: "In the order in which they are listed.", type: "array", items: matterSchema },
  } satisfies Record<keyof RetentionSection, object>,
  additionalProperties: false,
};
