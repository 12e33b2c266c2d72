import type { HttpRequest } from "../../http/http-request.ts";
import type { ApiVersion } from "./operations/stored-operation.ts";

/** The version that a request speaks: the first segment of its path. */
export function apiVersionOf({ target }: Pick<HttpRequest, "target">): ApiVersion {
  return (/^\/+(v\w+)/.exec(target)?.[1] ?? "v2") as ApiVersion;
}
