import { updatePolicy } from "@seamline/functions/policy";
import type { FunctionName, FunctionsClient } from "@seamline/functions/v2/reference";

/**
 * Role that allows its members to call a function. The name comes from the example seed. A service may have other
 * roles.
 */
const CALLER = "invoker";

/** Allows a member to call a function. Concurrent changes to the policy are not lost. */
export async function allowCalls(
  functions: FunctionsClient,
  name: FunctionName,
  member: string,
): Promise<void> {
  await updatePolicy(functions, name, ({ bindings = [], ...policy }) => {
    const unconditional = bindings.find(({ role, condition }) => role === CALLER && !condition);
    const { members = [] } = unconditional ?? {};
    if (members.includes(member)) return;
    const others = bindings.filter((binding) => binding !== unconditional);
    return { ...policy, bindings: [...others, { role: CALLER, members: [...members, member] }] };
  });
}

/**
 * Calls a function at its own URL, which is not part of the service's API.
 *
 * @throws Error with the function's response if it is not successful
 */
export async function callFunction(
  uri: string,
  query: Record<string, string>,
  send: (url: string) => Promise<Response> = fetch,
): Promise<string> {
  const response = await send(`${uri}?${new URLSearchParams(query)}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`the function failed with ${response.status}: ${text}`);
  return text;
}
