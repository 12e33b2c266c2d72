import { posix } from "node:path";

/**
 * Converts an address of the site to a relative address.
 *
 * @param folder starts with a slash
 * @param address starts with a slash and may have a query and a fragment
 */
export function relativeAddress(folder: string, address: string): string {
  const [path = "", rest = ""] = address.split(/(?=[?#])(.*)/s, 2);
  const way = posix.relative(folder, path);
  const slash = path.endsWith("/") && way !== "" ? "/" : "";
  return `${way === "" ? "./" : `${way}${slash}`}${rest}`;
}
