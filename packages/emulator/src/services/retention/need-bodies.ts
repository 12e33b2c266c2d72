import type { RetentionV1Operations } from "../../generated/retention-v1.types.gen.ts";

/**
 * Operations that make or change one thing, which their body says. The facts let a body stay away where an operation
 * needs none ("Rules that the tables do not say"): those that move a matter from state to state or cancel an operation,
 * the count, which without a query counts everything, and those that add or remove a list of held accounts, which may
 * be none.
 */
export const needBodies: readonly (keyof RetentionV1Operations)[] = [
  "createMatter",
  "updateMatter",
  "addMatterPermissions",
  "removeMatterPermissions",
  "createExport",
  "createHold",
  "updateHold",
  "createHeldAccount",
  "createSavedQuery",
];
