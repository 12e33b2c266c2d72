import type { AdmittedOperation } from "./service.ts";

/** Allows gets and lists alone. */
export const READ_ONLY_SCOPE = ".../auth/ediscovery.readonly";

/** The scopes of which a token needs one (`x-scopes`). */
export function scopesOf({ extensions }: AdmittedOperation): readonly string[] {
  return (extensions["x-scopes"] ?? []) as readonly string[];
}
