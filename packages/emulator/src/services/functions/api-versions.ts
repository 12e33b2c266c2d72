import type { HttpRequest } from "@seamline/emulator-kit";
import type { StoredFunction } from "./function-resource/stored-function.ts";

/** A version of the API: v1, or one of the v2 family. */
export type ApiVersion = "v1" | `v${string}`;

/** Returns a request's API version: the first segment of its path. */
export function apiVersionOf({ target }: Pick<HttpRequest, "target">): ApiVersion {
  return (/^\/+(v\w+)/.exec(target)?.[1] ?? "v2") as ApiVersion;
}

/** Returns whether a function is visible in an API version. v1 hides second-generation functions. */
export function isVisibleIn(
  version: ApiVersion,
  { environment }: Pick<StoredFunction, "environment">,
): boolean {
  return version !== "v1" || environment === "GEN_1";
}

/**
 * The maximum and default page size. It is documented only for lists of functions (reference facts), but the emulator
 * uses it for all lists.
 */
export const MAX_PAGE_SIZE = 1_000;
