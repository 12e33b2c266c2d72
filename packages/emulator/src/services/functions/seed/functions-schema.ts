import { messageTypes } from "../message-types.ts";
import type { FunctionsSection, SeedLocation } from "./functions-section.ts";
import { seedFunctionSchema } from "./seed-function-schema.ts";

const locationSchema = {
  description: "A location: its id, or more of it.",
  type: ["string", "object"],
  minLength: 1,
  properties: {
    id: { description: "The last segment of its name.", type: "string", minLength: 1 },
    displayName: { description: "What people call it.", type: "string" },
    labels: { type: "object", additionalProperties: { type: "string" } },
  } satisfies Record<keyof SeedLocation, object>,
  required: ["id"],
  additionalProperties: false,
};

/** JSON Schema of what a seed says of functions. */
export const functionsSchema: object = {
  description: "Functions, and where and by whom they run.",
  type: "object",
  properties: {
    locations: {
      description:
        "The locations that there are. Without it a few are listed, and there is any other one, too.",
      type: "array",
      items: locationSchema,
    },
    runtimes: {
      description: "The runtimes that are listed, in that order. Without it, some of each language.",
      type: "array",
      items: { $ref: "#/$defs/functions/Runtime" },
    },
    roles: {
      description: "Permissions by role. Without it, tests of permissions allow everything.",
      type: "object",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    bindings: {
      description: "Who has which role in every project, beside the policies of functions.",
      type: "array",
      items: { $ref: "#/$defs/functions/Binding" },
    },
    enforcePermissions: {
      description: "Whether operations need the permission that the contract says; false unless given.",
      type: "boolean",
    },
    functions: {
      description: "Functions that are deployed already.",
      type: "array",
      items: seedFunctionSchema,
    },
    typeUrls: {
      description:
        "URLs by which operations and locations say the types of what they hold: {version} stands for that of the interface. Without it clients of Protocol Buffers alone are told, those that they know; {} for none.",
      type: "object",
      properties: Object.fromEntries(messageTypes.map((type) => [type, { type: "string", minLength: 1 }])),
      additionalProperties: false,
    },
  } satisfies Record<keyof FunctionsSection, object>,
  additionalProperties: false,
};
