import type { SeedProblem } from "../../../service/service.ts";
import { pointerTo } from "../../../text/json-pointer.ts";
import { nearestName } from "../../../text/nearest-name.ts";
import { PERMISSIONS } from "../access/permissions.ts";
import type { FunctionsSection } from "./functions-section.ts";

/** Permissions of roles that there are not, and permissions asked for where nobody has any. */
export function roleProblems({ roles, enforcePermissions }: FunctionsSection): SeedProblem[] {
  if (!roles)
    return enforcePermissions
      ? [{ pointer: "/enforcePermissions", problem: "It needs roles, which say who may do what." }]
      : [];
  return Object.entries(roles).flatMap(([role, permissions]) =>
    permissions.flatMap((permission, at) =>
      PERMISSIONS.includes(permission)
        ? []
        : [{ pointer: `/roles${pointerTo(role)}/${at}`, problem: noPermission(permission) }],
    ),
  );
}

function noPermission(permission: string): string {
  const near = nearestName(permission, PERMISSIONS);
  const hint = near === undefined ? `There are ${PERMISSIONS.join(", ")}.` : `Did you mean ${near}?`;
  return `${permission} is no permission that there is. ${hint}`;
}
