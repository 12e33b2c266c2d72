import type { LeniencySwitches } from "../../contract/leniencies.ts";

/**
 * The service speaks plain JSON: what only clients of Protocol Buffers send is not taken. Empty and untyped bodies, and
 * null for a member that is absent, come from clients of any kind, and names in any case from those of this one.
 */
export const leniencies: LeniencySwitches = {
  "method-override": false,
  "numeric-enums": false,
  "snake-case-masks": false,
  "snake-case-fields": false,
  "number-forms": false,
  "system-parameters": false,
};
