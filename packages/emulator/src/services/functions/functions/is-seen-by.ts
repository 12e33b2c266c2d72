import type { ApiVersion } from "../api-version.ts";
import type { StoredFunction } from "./stored-function.ts";

/** Whether a version shows a function: v1 does not know those of the second generation. */
export function isSeenBy(version: ApiVersion, { environment }: Pick<StoredFunction, "environment">): boolean {
  return version !== "v1" || environment === "GEN_1";
}
