import type { TestIamPermissionsResponse } from "../../../generated/functions-v2.types.gen.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import { grantedPermissions } from "../access/granted-permissions.ts";
import { apiVersionOf } from "../api-version.ts";
import { isSeenBy } from "../functions/is-seen-by.ts";
import type { V1Call, V2Call } from "../functions-context.ts";
import { policyOf } from "./policy-of.ts";

/**
 * Those of the permissions that the caller has: none of a function that is not there, which is told from one without
 * permissions by nobody.
 *
 * @throws Refusal 400 for a wildcard
 */
export async function testFunctionIamPermissions(
  call: V1Call<"testFunctionIamPermissions"> | V2Call<"testFunctionIamPermissions">,
): Promise<TestIamPermissionsResponse> {
  const { caller, context, request, resourceName } = call;
  const asked = call.body.permissions ?? [];
  refuseWildcards(asked);
  const policy = await context.state.read(async (reader) => {
    const fn = await reader.get("functions", `${resourceName}`);
    return fn && isSeenBy(apiVersionOf(request), fn) ? policyOf(reader, fn.name) : undefined;
  });
  if (!policy) return {};
  const granted = grantedPermissions(caller, policy.policy.bindings ?? [], context.world);
  const permissions = [...new Set(asked)].filter((each) => granted.has(each));
  return permissions.length === 0 ? {} : { permissions };
}

function refuseWildcards(permissions: readonly string[]): void {
  const at = permissions.findIndex((each) => each.includes("*"));
  if (at === -1) return;
  const problem = `A permission must be named in full, without *, and is ${JSON.stringify(permissions[at]?.slice(0, 100))}.`;
  throw wrongField(`/permissions/${at}`, "wildcard", problem);
}
