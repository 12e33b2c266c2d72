import { parseFunctionName } from "./function-name.ts";

/**
 * The address at which a function answers requests.
 *
 * @param origin scheme and authority that the caller used
 */
export function functionUrl(name: string, origin: string): string {
  const { project = "", location = "", id = "" } = parseFunctionName(name) ?? {};
  return `${origin}/run/${[project, location, id].map(encodeURIComponent).join("/")}`;
}
