import type { Operation } from "../openapi.ts";
import type { LongRunningModel } from "./model.ts";

const optionalKeys = ["cancel", "error", "response", "metadata"] as const;

/**
 * How a call waits for the operation that it starts. Nothing where `x-operation` does not show where the name
 * and the end of the operation are told: there is nothing to wait by.
 */
export function longRunningOf({ "x-operation": extension }: Operation): LongRunningModel | undefined {
  const { get, name, done } = extension ?? {};
  if (get === undefined || name === undefined || done === undefined) {
    return undefined;
  }
  const shown = optionalKeys.filter((key) => extension?.[key] !== undefined);
  return { get, name, done, ...Object.fromEntries(shown.map((key) => [key, extension?.[key]])) };
}
