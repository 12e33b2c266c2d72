import { matterSchema } from "./matter-schema.ts";
import { messageSchema } from "./message-schema.ts";
import type { RetentionSection, SeedOrgUnit } from "./retention-section.ts";

const accountName = { type: "string", minLength: 1 } as const;

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
      items: accountName,
    },
    matters: { description: "In the order in which they are listed.", type: "array", items: matterSchema },
  } satisfies Record<keyof RetentionSection, object>,
  additionalProperties: false,
};
