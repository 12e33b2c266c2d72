import type { RetentionWorld } from "../retention-context.ts";

/**
 * Whether there is such an organizational unit. An open directory has any; a closed one those that its seed lists, and
 * those that its accounts belong to.
 */
export function hasOrgUnit({ directory, section }: RetentionWorld, orgUnitId: string): boolean {
  if (!directory.isClosed) return true;
  return (
    (section.orgUnits ?? []).some(({ id }) => id === orgUnitId) ||
    directory.accounts.some(({ orgUnit }) => orgUnit === orgUnitId)
  );
}
