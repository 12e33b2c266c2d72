import type { Binding } from "../../../generated/functions-v2.types.gen.ts";

/** The version of policies that has conditions. */
export const CONDITIONS_VERSION = 3;

export function hasConditions(bindings: readonly Binding[] = []): boolean {
  return bindings.some(({ condition }) => condition !== undefined);
}
