import type { MatterPermission } from "../../../generated/retention-v1.types.gen.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import { writableMatter } from "../access/matter-access.ts";
import type { RetentionCall } from "../retention-context.ts";
import { accountById } from "./account-by-id.ts";
import type { StoredPermission } from "./stored-matter.ts";

type AddCall = RetentionCall<"addMatterPermissions">;

/** Shares a matter with an account, whatever role the account had in it. No e-mail is sent. */
export async function addMatterPermissions(call: AddCall): Promise<MatterPermission> {
  const { context, path } = call;
  return context.state.change(async (transaction) => {
    const matter = await writableMatter(transaction, call, path.matterId);
    const permission = permissionOf(call);
    const others = matter.matterPermissions.filter(({ accountId }) => accountId !== permission.accountId);
    const matterPermissions = [...others, permission];
    await transaction.put("matters", path.matterId, { ...matter, matterPermissions });
    return permission;
  });
}

/** Who is added without a role is a collaborator (source, "Endpoints"). */
function permissionOf({ context, body }: AddCall): StoredPermission {
  const { accountId, role } = body.matterPermission ?? {};
  if (role === "OWNER") {
    const problem = "The role must be COLLABORATOR: OWNER cannot be given away.";
    throw wrongField("/matterPermission/role", "role", problem);
  }
  const account = accountById(accountId, context.world.directory, "/matterPermission/accountId");
  return { accountId: account.id, role: "COLLABORATOR" };
}
