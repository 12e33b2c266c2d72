import type { Account } from "../../../service/directory.ts";
import type { RetentionSection } from "../seed/retention-section.ts";

const unavailable = new WeakMap<RetentionSection, ReadonlySet<string>>();

/** Whether the seed says that an account's data cannot be reached. */
export function isAccountUnavailable({ id, email }: Account, section: RetentionSection): boolean {
  let names = unavailable.get(section);
  if (!names) {
    names = new Set((section.unavailableAccounts ?? []).map((name) => name.toLowerCase()));
    unavailable.set(section, names);
  }
  return names.has(id.toLowerCase()) || names.has(email.toLowerCase());
}
