import type { FunctionsSection } from "./functions-section.ts";

/** JSON Schema of what a seed says of functions. */
export const functionsSchema: object = {
  description: "Functions, and where and by whom they run.",
  type: "object",
  properties: {
    locations: { type: "array" },
    runtimes: { type: "array" },
    roles: { type: "object" },
    bindings: { type: "array" },
    enforcePermissions: { type: "boolean" },
    functions: { type: "array" },
  } satisfies Record<keyof FunctionsSection, object>,
  additionalProperties: false,
};
