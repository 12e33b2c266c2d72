import type { ApiVersion } from "../api-version.ts";
import type { StoredOperation } from "./stored-operation.ts";

/** The name by which a version knows an operation (reference facts, "Rules that the tables do not say"). */
export function operationName(
  { id, project, location }: Pick<StoredOperation, "id" | "project" | "location">,
  version: ApiVersion,
): string {
  const own = `operations/${id}`;
  return version === "v1" ? own : `projects/${project}/locations/${location}/${own}`;
}
