import { isDataName } from "@seamline/openapi/member-names";

/** Reports have it in the place of a name that reads like data: the key of a map, such as an address or a token. */
export const OTHER_NAME = "*";

/** The name of a member, as a report can show it. */
export function memberLabel(name: string): string {
  return isDataName(name) ? OTHER_NAME : name;
}

/** The name of a query parameter, which may be a path of members: `query.terms`. */
export function parameterLabel(name: string): string {
  return name.split(".").some(isDataName) ? OTHER_NAME : name;
}
