import { Refusal } from "../../../service/refusal.ts";
import type { AdmittedOperation } from "../../../service/service.ts";
import type { FunctionsCaller, FunctionsContext } from "../functions-context.ts";
import { grantedPermissions } from "./granted-permissions.ts";

/**
 * Holds a caller to the permissions that the contract names (`x-permissions`), where the seed asks for it: by the
 * policy of the function that the path names and by the bindings of the seed.
 *
 * @param functionName `undefined` where the operation is about no function; then the bindings of the seed decide
 * @throws Refusal 403
 */
export async function requirePermissions(
  caller: FunctionsCaller,
  operation: AdmittedOperation,
  functionName: string | undefined,
  { state, world }: Pick<FunctionsContext, "state" | "world">,
): Promise<void> {
  const needed = neededPermissions(operation);
  if (!world.section.enforcePermissions || needed.length === 0) return;
  const stored =
    functionName === undefined
      ? undefined
      : await state.read((reader) => reader.get("policies", functionName));
  const granted = grantedPermissions(caller, stored?.policy.bindings ?? [], world);
  const missing = needed.filter((each) => !granted.has(each));
  if (missing.length === 0) return;
  const where = functionName === undefined ? "" : ` for ${functionName}`;
  throw new Refusal(403, `${operation.operationId} needs the permission ${missing.join(" and ")}${where}.`, {
    field: functionName,
  });
}

function neededPermissions({ extensions }: AdmittedOperation): readonly string[] {
  const { all = [] } = (extensions["x-permissions"] ?? {}) as { readonly all?: readonly string[] };
  return all;
}
