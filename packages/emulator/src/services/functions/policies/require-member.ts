import { wrongField } from "../../../service/wrong-field.ts";

const EMAIL = /^[^\s@:]+@[^\s@:]+$/;
const DOMAIN = /^[^\s@:.]+(?:\.[^\s@:.]+)*$/;

const NAMES: Readonly<Record<string, RegExp>> = {
  user: EMAIL,
  serviceAccount: EMAIL,
  group: EMAIL,
  domain: DOMAIN,
};

const FORMS =
  "allUsers, allAuthenticatedUsers, user:<e-mail address>, serviceAccount:<e-mail address>, group:<e-mail address> or domain:<domain>";

/**
 * @param pointer JSON pointer to the member
 * @throws Refusal 400 for a text that stands for nobody
 */
export function requireMember(member: string, pointer: string): void {
  if (member === "allUsers" || member === "allAuthenticatedUsers") return;
  const [kind = "", ...rest] = member.split(":");
  const name = Object.hasOwn(NAMES, kind) ? NAMES[kind] : undefined;
  if (name?.test(rest.join(":"))) return;
  const shown = JSON.stringify(member.slice(0, 100));
  throw wrongField(pointer, "member", `A member must be ${FORMS}, and is ${shown}.`);
}
