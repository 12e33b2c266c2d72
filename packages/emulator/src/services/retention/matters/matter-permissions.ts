import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import type { Empty, MatterPermission } from "../../../generated/retention-v1.types.gen.ts";
import { writableMatter } from "../access/access-control.ts";
import { resolveAccountId } from "../directory-lookup.ts";
import type { RetentionCall } from "../retention-context.ts";
import type { StoredPermission } from "./stored-matter.ts";

type AddPermissionsCall = RetentionCall<"addMatterPermissions">;

/** Shares a matter with an account. Replaces any role that the account had. Does not send an e-mail. */
export async function addMatterPermissions(call: AddPermissionsCall): Promise<MatterPermission> {
  const { context, path } = call;
  return context.state.change(async (transaction) => {
    const matter = await writableMatter(transaction, call, path.matterId);
    const permission = newPermission(call);
    const others = matter.matterPermissions.filter(({ accountId }) => accountId !== permission.accountId);
    const matterPermissions = [...others, permission];
    await transaction.put("matters", path.matterId, { ...matter, matterPermissions });
    return permission;
  });
}

/**
 * Removes an account's role in a matter. Owners can also be removed. The matter's creator keeps access.
 */
export async function removeMatterPermissions(
  call: RetentionCall<"removeMatterPermissions">,
): Promise<Empty> {
  const { context, path, body } = call;
  return context.state.change(async (transaction) => {
    const matter = await writableMatter(transaction, call, path.matterId);
    const { id } = resolveAccountId(body.accountId, context.fixtures.directory, "/accountId");
    const matterPermissions = matter.matterPermissions.filter(({ accountId }) => accountId !== id);
    if (matterPermissions.length === matter.matterPermissions.length)
      throw new ServiceError(404, `The matter ${path.matterId} is not shared with ${id}.`);
    await transaction.put("matters", path.matterId, { ...matter, matterPermissions });
    return {};
  });
}

/** Creates the permission for a request. The default role is collaborator (source, "Endpoints"). */
function newPermission({ context, body }: AddPermissionsCall): StoredPermission {
  const { accountId, role } = body.matterPermission ?? {};
  if (role === "OWNER") {
    const problem = "The role must be COLLABORATOR. The role OWNER cannot be granted.";
    throw invalidFieldError("/matterPermission/role", "role", problem);
  }
  const account = resolveAccountId(accountId, context.fixtures.directory, "/matterPermission/accountId");
  return { accountId: account.id, role: "COLLABORATOR" };
}
