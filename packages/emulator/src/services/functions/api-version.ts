import type { HttpRequest } from "../../http/http-request.ts";

/** A version of the interface. */
export type ApiVersion = "v1" | "v2" | "v2beta" | "v2alpha";

/** The version that a request speaks: the first segment of its path. */
export function apiVersionOf({ target }: Pick<HttpRequest, "target">): ApiVersion {
  return (/^\/+(v\w+)/.exec(target)?.[1] ?? "v2") as ApiVersion;
}
