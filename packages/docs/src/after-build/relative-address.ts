import { posix } from "node:path";

/**
 * Converts a site URL to a relative URL.
 *
 * @param folder URL of the folder that the result is relative to, starting with a slash
 * @param address URL that starts with a slash and may have a query and a fragment
 */
export function relativeAddress(folder: string, address: string): string {
  const [path = "", rest = ""] = address.split(/(?=[?#])(.*)/s, 2);
  const way = posix.relative(folder, path);
  const slash = path.endsWith("/") && way !== "" ? "/" : "";
  return `${way === "" ? "./" : `${way}${slash}`}${rest}`;
}
