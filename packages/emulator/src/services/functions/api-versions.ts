import type { HttpRequest } from "../../pipeline/http-request.ts";
import type { StoredFunction } from "./function-resource/stored-function.ts";

/** A version of the interface. */
export type ApiVersion = "v1" | "v2" | "v2beta" | "v2alpha";

/** The version that a request speaks: the first segment of its path. */
export function apiVersionOf({ target }: Pick<HttpRequest, "target">): ApiVersion {
  return (/^\/+(v\w+)/.exec(target)?.[1] ?? "v2") as ApiVersion;
}

/** Whether a version shows a function: v1 does not know those of the second generation. */
export function isVisibleIn(
  version: ApiVersion,
  { environment }: Pick<StoredFunction, "environment">,
): boolean {
  return version !== "v1" || environment === "GEN_1";
}

/** Most items of a page, and how many it has where nothing else is asked: stated for lists of functions, and here for all. */
export const MAX_PAGE_SIZE = 1_000;
