import type { Policy } from "../../../generated/functions-v2.types.gen.ts";
import { apiVersionOf } from "../api-version.ts";
import { functionOf } from "../functions/function-of.ts";
import type { V1Call, V2Call } from "../functions-context.ts";
import { policyOf } from "./policy-of.ts";
import { shownPolicy } from "./shown-policy.ts";

/** @throws Refusal 404 */
export function getFunctionIamPolicy(
  call: V1Call<"getFunctionIamPolicy"> | V2Call<"getFunctionIamPolicy">,
): Promise<Policy> {
  const { context, query, request, resourceName } = call;
  return context.state.read(async (reader) => {
    const fn = await functionOf(reader, resourceName, apiVersionOf(request));
    return shownPolicy(fn, await policyOf(reader, fn.name), query["options.requestedPolicyVersion"]);
  });
}
