import type { UserInfo } from "../../generated/retention-v1.types.gen.ts";
import type { Account } from "../../service/directory.ts";

/** An account as counts and exports name it. One without names has no display name. */
export function userInfo({ email, firstName, lastName }: Account): UserInfo {
  const displayName = [firstName, lastName].filter(Boolean).join(" ");
  return { email, ...(displayName && { displayName }) };
}
