import { covers } from "../../../specs/model/covered-operations.ts";
import { type ContractFiles, type Members, textsOf } from "../contract/contract-files.ts";
import type { OperationRequest } from "./operation-request.ts";

/** Returns the access rules that the source states for all operations, or for the operations below a path. */
export function accessRulesFor(
  inventory: Members,
  { members }: ContractFiles,
  { operationId, path }: OperationRequest,
): string[] {
  const known = Object.keys((members["x-access-rules"] ?? {}) as Members);
  const rows = (inventory.rules ?? []) as readonly Members[];
  const isCovered = (operations: unknown): boolean =>
    operations === "all" ||
    textsOf(operations).some((item) => covers(item, { operationId, path: path.text }));
  return rows
    .filter(({ operations }) => isCovered(operations))
    .flatMap(({ id }) => (known.includes(String(id)) ? [String(id)] : []));
}
