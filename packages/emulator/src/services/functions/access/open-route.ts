import type { AdmittedOperation } from "../../../service/service.ts";

/** Extensions of a route that needs no credentials. */
export const openRoute: AdmittedOperation["extensions"] = { "x-open": true };

export function isOpen({ extensions }: AdmittedOperation): boolean {
  return extensions["x-open"] === true;
}
