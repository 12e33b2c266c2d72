import type { FunctionsCaller } from "../functions-context.ts";

/**
 * Whether somebody is who a member of a binding stands for. Nobody is known to be in a group.
 *
 * @param member such as `user:ada@example.com`
 */
export function isMember(caller: FunctionsCaller, member: string): boolean {
  if (member === "allUsers") return true;
  if (!caller) return false;
  if (member === "allAuthenticatedUsers") return true;
  const [kind, ...rest] = member.split(":");
  const email = caller.email.toLowerCase();
  const name = rest.join(":").toLowerCase();
  if (kind === "user" || kind === "serviceAccount") return email === name;
  return kind === "domain" && email.endsWith(`@${name}`);
}
