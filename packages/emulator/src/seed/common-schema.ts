import type { Schema } from "../contract/openapi.ts";

/** The definition of an account, as a seed lists it. */
export const accountSchema: Schema = {
  description: "Somebody whom services know.",
  type: "object",
  properties: {
    id: { description: "The e-mail address unless given.", type: "string", minLength: 1 },
    email: { type: "string", format: "email", examples: ["alex@example.com"] },
    firstName: { type: "string" },
    lastName: { type: "string" },
    privileges: {
      description: 'Names of service privileges. All but "View All Matters" unless given.',
      type: "array",
      items: { type: "string" },
    },
    orgUnit: {
      description: "Id of the organizational unit that it belongs to.",
      type: "string",
      minLength: 1,
    },
  },
  required: ["email"],
  additionalProperties: false,
};

/** Members of a seed that are no service's own. `#/$defs/Account` leads to {@link accountSchema}. */
export const commonProperties: Readonly<Record<string, Schema>> = {
  $schema: {
    description: "Where this schema lies, for editors. It means nothing to the emulator.",
    type: "string",
  },
  accounts: {
    description: "Without it, any id or e-mail address names an account.",
    type: "array",
    items: { $ref: "#/$defs/Account" },
  },
  tokens: {
    description: "What bearer tokens stand for.",
    type: "object",
    additionalProperties: {
      description: "Id or e-mail address of an account, for a token that allows everything; or an object.",
      type: ["string", "object"],
      minLength: 1,
      properties: {
        account: { description: "Its id or e-mail address.", type: "string", minLength: 1 },
        readOnly: {
          description: "Whether the scope of the token allows gets and lists alone; false unless given.",
          type: "boolean",
        },
      },
      required: ["account"],
      additionalProperties: false,
    },
  },
};
