import type { LeniencySwitches } from "../../contract/leniencies.ts";

/** The service binds the names of members as they are written, in camelCase or in snake_case. */
export const leniencies: LeniencySwitches = { "any-case-fields": false };
