import type { OperationModel } from "./document-model.ts";
import { isJsonObject } from "./json.ts";
import type { Located } from "./located.ts";

export interface ResourceName {
  /** Parameter in the source. Its value contains slashes. */
  readonly parameter: string;
  /** Such as `projects/{project}/locations/{location}`. */
  readonly pattern: string;
  readonly located: Located;
}

/** Returns undefined if the operation has no complete `x-resource-name`. */
export function resourceNameOf(operation: OperationModel): ResourceName | undefined {
  const node = operation.node["x-resource-name"];
  if (!isJsonObject(node)) return undefined;
  const { parameter, pattern } = node;
  if (typeof parameter !== "string" || typeof pattern !== "string") return undefined;
  return { parameter, pattern, located: { node, at: operation.at.child("x-resource-name") } };
}
