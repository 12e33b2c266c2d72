import type { FunctionsV1Operations } from "../../generated/functions-v1.types.gen.ts";
import type { FunctionsV2Operations } from "../../generated/functions-v2.types.gen.ts";

/**
 * Operations that make or set one thing, which their body says, the same in every version. The facts let a body stay
 * away where an operation needs none ("Rules that the tables do not say"): a call without data, URLs of the newest
 * source, and a test of permissions, which may be none.
 */
export const needBodies: readonly (keyof FunctionsV1Operations & keyof FunctionsV2Operations)[] = [
  "createFunction",
  "patchFunction",
  "setFunctionIamPolicy",
];
