import type { Binding } from "../../../generated/functions-v2.types.gen.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import { requireMember } from "./require-member.ts";

/** How many different members the bindings of a policy have (reference facts, "IAM"). */
const MOST_PRINCIPALS = 1_500;
const MOST_GROUPS = 250;

/**
 * Refuses bindings without a role, with members of no known form, and with too many of them.
 *
 * @param pointer JSON pointer to the list
 * @throws Refusal 400 that names the first
 */
export function checkBindings(bindings: readonly Binding[], pointer: string): void {
  const principals = new Set<string>();
  for (const [at, { role, members = [] }] of bindings.entries()) {
    const place = `${pointer}/${at}`;
    if (!role) throw wrongField(`${place}/role`, "required", "The role of a binding must be given.");
    for (const [index, member] of members.entries()) {
      requireMember(member, `${place}/members/${index}`);
      principals.add(member);
    }
  }
  requireFewer("members", principals.size, MOST_PRINCIPALS, pointer);
  const groups = [...principals].filter((each) => each.startsWith("group:"));
  requireFewer("groups", groups.length, MOST_GROUPS, pointer);
}

function requireFewer(what: string, count: number, most: number, pointer: string): void {
  if (count <= most) return;
  throw wrongField(
    pointer,
    "limit",
    `A policy must have at most ${most} different ${what}, and has ${count}.`,
  );
}
