import type { SeedFunction } from "./functions-section.ts";

const text = { type: "string" } as const;

const policySchema = {
  description: "Who may do what with the function.",
  type: "object",
  properties: {
    auditConfigs: { type: "array", items: { $ref: "#/$defs/functions/AuditConfig" } },
    bindings: { type: "array", items: { $ref: "#/$defs/functions/Binding" } },
    version: { $ref: "#/$defs/functions/PolicyVersion" },
  } satisfies Record<keyof NonNullable<SeedFunction["policy"]>, object>,
  additionalProperties: false,
} as const;

/** JSON Schema of a function in a seed. */
export const seedFunctionSchema: object = {
  description:
    "A function that is deployed already, in the form of the v2 family. It starts with its first call.",
  type: "object",
  properties: {
    name: { description: "projects/{project}/locations/{location}/functions/{function}", ...text },
    description: text,
    environment: {
      description: "GEN_2 unless given. v1 knows those of GEN_1 alone.",
      $ref: "#/$defs/functions/Environment",
    },
    labels: { type: "object", additionalProperties: text },
    kmsKeyName: text,
    buildConfig: { $ref: "#/$defs/functions/BuildConfigInput" },
    serviceConfig: { $ref: "#/$defs/functions/ServiceConfigInput" },
    eventTrigger: { $ref: "#/$defs/functions/EventTriggerInput" },
    files: {
      description:
        "Its source: texts of files by path, such as index.js. Without it, the function is listed and cannot be called.",
      type: "object",
      additionalProperties: text,
    },
    policy: policySchema,
  } satisfies Record<keyof SeedFunction, object>,
  required: ["name"],
  additionalProperties: false,
};
