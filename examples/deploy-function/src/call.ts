import { updatePolicy } from "@seamline/functions/policy";
import type { FunctionName, FunctionsClient } from "@seamline/functions/v2/reference";

/** The role whose members may call a function. Which roles there are is up to the service: the example seed has this one. */
const CALLER = "invoker";

/** Allows a member to call a function. Others who change the policy at the same time lose nothing. */
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
 * Calls a function at its own URL, which is no operation of the service.
 *
 * @throws Error with what the function responds when it does not succeed
 */
export async function callFunction(
  uri: string,
  query: Record<string, string>,
  send: (url: string) => Promise<Response> = fetch,
): Promise<string> {
  const response = await send(`${uri}?${new URLSearchParams(query)}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`The function responds with ${response.status}: ${text}`);
  return text;
}
